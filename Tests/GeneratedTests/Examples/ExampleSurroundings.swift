import AuthClient
import LongdeClient
import ReadmigoClient

/// The names that the README's example uses and does not declare.
struct LongdeExample: Sendable {
  let store: any TokenStore
  let transport: any Transport
  let clock: any WallClock
}

/// The names that the examples of `docs/client.md` use and do not declare.
struct ReadmigoExample: Sendable {
  let client: Readmigo.Client
  let email: String
  let password: Secret
}

protocol ExampleScreen: Sendable {}

extension LongdeExample: ExampleScreen {}
extension ReadmigoExample: ExampleScreen {}

extension ExampleScreen {
  func show(_ message: String?, _ recovery: Recovery) {}
  func show(_ user: Longde.User) {}
  func show(attemptsLeft: Int) {}
  func report(_ error: any Error) {}

  /// As SwiftUI's modifier of a view, its action is isolated, and throws nothing.
  func task(_ action: @escaping @MainActor @Sendable () async -> Void) {}
}
