import AuthClient
import Foundation
import LiveScenarios
import LongdeClient
import TestDevice
import TestLab

enum LongdeJourneys {
  static let all = [
    Journey(
      system: "Longde", name: "the end-to-end text: sign in, read, renew, sign out",
      run: theWholeText),
    Journey(
      system: "Longde", name: "the other lines of its table of errors", run: errors),
    Journey(system: "Longde", name: "renewal by a 401", run: renewal),
  ]

  @Sendable private static func theWholeText(_ backend: Backend) async throws {
    let world = try await LongdeJourneyWorld(backend)
    let (lab, store) = (world.lab, MemoryStore())
    let client = world.client(store)
    try check(await client.session.restore() == .signedOut, "nobody is signed in")
    let session = try await client.signInWithApple(
      identityToken: world.identityToken(), fullName: "Li Lei", email: "li@example.com")
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
    let thief = world.client(MemoryStore(kept))
    let failure = try await failed(CallFailure<Longde.RenewSessionRefusal>.self) {
      _ = try await thief.renewSession()
    }
    try check(failure == .refused(.sessionExpired), "whoever kept the tokens: \(failure)")
  }

  @Sendable private static func errors(_ backend: Backend) async throws {
    let world = try await LongdeJourneyWorld(backend)
    let store = MemoryStore()
    let client = try await world.signedIn(store)
    let unknown = try await failureOfMe(world.client(MemoryStore(try spoilt(store))))
    try check(unknown.recovery == .signIn, "a token that nobody made: \(unknown)")
    try check(client.session.state == .signedIn, "and the session that it is not of goes on")

    try await world.lab.setAll("disabled")
    let disabled = try await failureOfMe(client)
    try check(disabled.recovery == .signIn, "\(disabled)")
    try check(disabled.message(in: ["zh-Hans"]) == "账号已被禁用", "\(disabled)")
    try check(client.session.state == .signedOut && store.load() == nil, "signed out")
    try await world.lab.setAll("active")
    let other = try await world.signedIn()
    try await world.lab.setAll("deleted")
    let gone = try await failureOfMe(other)
    try check(gone.recovery == .signIn, "\(gone)")
    try check(other.session.state == .signedOut, "signed out")

    let forged = try await failed(CallFailure<Longde.SignInWithAppleRefusal>.self) {
      _ = try await world.client().signInWithApple(identityToken: Secret("e30.e30.AAAA"))
    }
    try check(forged == .refused(.appleRefused) && forged.recovery == .signIn, "\(forged)")

    // The stubs have one stand-in, which is there.
    guard backend.isReferenceServer else { return }
    let closed = try await LongdeJourneyWorld(backend, apple: "http://127.0.0.1:1")
    let away = try await failed(CallFailure<Longde.SignInWithAppleRefusal>.self) {
      _ = try await closed.client().signInWithApple(identityToken: closed.identityToken())
    }
    try check(away == .refused(.appleUnavailable) && away.recovery == .tell, "\(away)")
    try check(away.message(in: ["zh-Hans"]) == "Apple 登录维护中", "\(away)")
  }

  /// The app's clock stands: it learns from the answer that the token is over.
  @Sendable private static func renewal(_ backend: Backend) async throws {
    let world = try await LongdeJourneyWorld(backend)
    let store = MemoryStore()
    let client = try await world.signedIn(store)
    let before = store.load()
    try await world.lab.advanceServer(by: 3600)
    _ = try await client.me()
    let after = store.load()
    for name in ["access", "refresh"] {
      let (old, new) = (before?.tokens[name]?.secret, after?.tokens[name]?.secret)
      try check(new != nil && new != old, "another \(name) token")
    }
  }

  private static func failureOfMe(
    _ client: Longde.Client
  ) async throws -> CallFailure<Longde.MeRefusal> {
    try await failed(CallFailure<Longde.MeRefusal>.self) { _ = try await client.me() }
  }

  /// The stored session, with an access token that no server made.
  private static func spoilt(_ store: MemoryStore) throws -> StoredSession {
    guard var session = store.load(), let access = session.tokens["access"] else {
      throw Unexpected("nobody is signed in")
    }
    session.tokens["access"] = StoredToken(
      secret: Secret("nobody.made.this"), issued: access.issued, expires: access.expires)
    return session
  }
}

private struct LongdeJourneyWorld {
  let lab: LabWorld

  /// - Parameter apple: Apple's address, if it isn't the stand-in's.
  init(_ backend: Backend, apple: String? = nil) async throws {
    let contract = LabContract.longde.with(providers: apple == nil ? ["apple"] : [])
    let arguments = apple.map { ["--provider", "apple=\($0)"] } ?? []
    lab = try await LabWorld(contract, arguments, on: backend)
  }

  func identityToken() async throws -> Secret {
    Secret(try await lab.mint("apple", ["audience": "cloud.longde.app"])["identityToken"] ?? "")
  }

  func client(_ store: MemoryStore = MemoryStore()) -> Longde.Client {
    Longde.Client(
      store: store,
      options: ClientOptions(
        transport: Rerouted(to: lab.url), clock: lab.clock, observers: lab.observers))
  }

  func signedIn(_ store: MemoryStore = MemoryStore()) async throws -> Longde.Client {
    let client = client(store)
    _ = try await client.signInWithApple(identityToken: identityToken())
    return client
  }
}
