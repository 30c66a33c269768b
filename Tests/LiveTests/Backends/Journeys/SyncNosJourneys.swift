import AuthClient
import enum Crypto.SHA256
import Foundation
import SyncNosClient

enum SyncNosJourneys {
  static let all = [
    Journey(system: "SyncNos", name: "appleScreen, accountScreen", run: fromTheButtonToTheAccount),
    Journey(
      system: "SyncNos", name: "a nonce that does not fit, and a code that is spent", run: refusals),
  ]

  private static func world(_ backend: Backend) async throws -> (LabWorld, SyncNos.Client) {
    let lab = try await LabWorld("syncnos", ["--provider", "apple=ISSUER/apple"], on: backend)
    let client = SyncNos.Client(
      configuration: SyncNos.Configuration(
        backendBaseURL: lab.url, appleAudience: "lab-appleAudience"),
      store: MemoryStore(), transport: Rerouted(to: lab.url), clock: lab.clock)
    return (lab, client)
  }

  /// The app gives Apple the hash of its nonce, and gets a code.
  private static func code(_ lab: LabWorld, nonce: String) async throws -> Secret {
    let minted = try await lab.mint(
      "apple", ["audience": "lab-appleAudience", "nonce": SHA256.hex(Array(nonce.utf8))])
    return Secret(minted["authorizationCode"] ?? "")
  }

  @Sendable private static func fromTheButtonToTheAccount(_ backend: Backend) async throws {
    let (lab, client) = try await world(backend)
    guard case .idle(let idle) = SyncNos.AppleScreenFlow(),
      case .processing(let processing) = idle.userSignsIn(),
      case .waiting(let waiting) = SyncNos.AccountScreenFlow()
    else { throw Unexpected("the screens begin") }
    let code = try await code(lab, nonce: "raw-nonce")
    guard case .succeeded = processing.appleAuthorizes(),
      case .signingIn(let signingIn) = waiting.appleAuthorizes()
    else { throw Unexpected("Apple gave a code") }
    _ = try await client.signInWithApple(authorizationCode: code, nonce: Secret("raw-nonce"))
    guard case .loading(let loading) = signingIn.signInWithApple() else {
      throw Unexpected("signed in")
    }
    let user = try await client.loadAccount()
    guard case .signedIn = loading.loadAccount() else { throw Unexpected("loaded") }
    let saved = try await client.saveFirstProfile(email: "li@example.com", fullName: "Li Lei")
    try check(
      saved == SyncNos.User(id: user.id, email: "li@example.com", fullName: "Li Lei"), "\(saved)")
    try check(try await client.saveFirstProfile() == saved, "what is left out changes nothing")
    _ = try await client.renewTokens()
    try check(try await client.loadAccount() == saved, "the account after a renewal")
  }

  @Sendable private static func refusals(_ backend: Backend) async throws {
    let (lab, client) = try await world(backend)
    let first = try await code(lab, nonce: "raw-nonce")
    let other = try await failed(CallFailure<SyncNos.SignInWithAppleRefusal>.self) {
      _ = try await client.signInWithApple(authorizationCode: first, nonce: Secret("another"))
    }
    try check(other == .refused(.invalidIdToken) && other.recovery == .signIn, "\(other)")
    let code = try await code(lab, nonce: "n")
    _ = try await client.signInWithApple(authorizationCode: code, nonce: Secret("n"))
    let again = try await failed(CallFailure<SyncNos.SignInWithAppleRefusal>.self) {
      _ = try await client.signInWithApple(authorizationCode: code, nonce: Secret("n"))
    }
    try check(again == .refused(.invalidIdToken), "\(again)")
  }
}
