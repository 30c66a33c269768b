import AuthClient
import Foundation
import LongdeClient

enum LongdeJourneys {
  static let all = [
    Journey(
      system: "Longde", name: "the end-to-end text: sign in, read, renew, sign out",
      run: theWholeText)
  ]

  @Sendable private static func theWholeText(_ backend: Backend) async throws {
    let lab = try await LabWorld("longde", ["--provider", "apple=ISSUER/apple"], on: backend)
    let store = MemoryStore()
    let client = Longde.Client(store: store, transport: Rerouted(to: lab.url), clock: lab.clock)
    try check(await client.session.restore() == .signedOut, "nobody is signed in")
    let minted = try await lab.mint("apple", ["audience": "cloud.longde.app"])
    let session = try await client.signInWithApple(
      identityToken: Secret(minted["identityToken"] ?? ""), fullName: "Li Lei",
      email: "li@example.com")
    try check(client.session.state == .signedIn, "signed in")
    try check(session.user.fullName == "Li Lei", "the name that Apple gave")
    try check(try await client.me() == session.user, "the same account is read")

    try await lab.advance(by: 3600)
    try check(try await client.me().id == session.user.id, "the session renewed by itself")
    let renewed = store.load()?.tokens["refresh"]?.secret
    try check(renewed != nil && renewed != session.refreshToken, "the refresh token is another one")

    let kept = store.load()
    try await client.signOut()
    try check(client.session.state == .signedOut && store.load() == nil, "signed out")
    let thief = Longde.Client(
      store: MemoryStore(kept), transport: Rerouted(to: lab.url), clock: lab.clock)
    let failure = try await failed(CallFailure<Longde.RenewSessionRefusal>.self) {
      _ = try await thief.renewSession()
    }
    try check(failure == .refused(.sessionExpired), "whoever kept the tokens: \(failure)")
  }
}
