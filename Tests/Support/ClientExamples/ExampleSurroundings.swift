import AuthAccounts
import AuthBiometrics
import AuthClient
import AuthWeb
import Foundation
import ReadmigoClient
import RoteClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The names that the examples of `docs/client.md` use and do not declare.
struct ReadmigoExample: Sendable {
  let client: Readmigo.Client
  let accounts: AccountClients<Readmigo.Client>
  let email: String
  let password: Secret
  let trace: String
  let steps: any Readmigo.SignOutSteps
  let unlocker: any Unlocker
  let memory: any BiometricMemory
  let request: URLRequest
  let authorized: URLRequest
  let upload: URLRequest
  let photo: URL
  let file: URL
}

/// The names that the example of a page uses and does not declare.
struct RoteExample: Sendable {
  let client: Rote.Client
  let browser: any Browser
  let arrivals: ArrivalGuard
  let link: URL
}

protocol ExampleScreen: Sendable {}

extension ReadmigoExample: ExampleScreen {}

extension ExampleScreen {
  func show(_ message: String?, _ recovery: Recovery) {}
  func show(_ state: Readmigo.SessionState) {}
  func show(_ screen: String) {}
  func show(attemptsLeft: Int) {}
  func forgetContent() {}
  func report(_ error: any Error) {}
  func show(_ fraction: Double?) {}
  func use(_ piece: Data) {}

  /// As SwiftUI's modifier of a view, its action is isolated, and throws nothing.
  func task(_ action: @escaping @MainActor @Sendable () async -> Void) {}
}
