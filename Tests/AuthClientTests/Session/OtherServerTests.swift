import AuthClient
import AuthFiles
import Foundation
import Testing

@Suite("Tokens for another server")
struct OtherServerTests {
  private let world = World()

  private func client(_ server: String) -> Longde.Client {
    Longde.Client(
      server: URL(string: server)!, store: Wrapped(store: world.store),
      options: ClientOptions(transport: world.script, clock: world.clock))
  }

  @Test func areNeitherReadNorSent() async {
    let production = client("https://longde.cloud")
    world.script.on("signInWithApple", Answers.grants(1))
    let signedIn = await outcome {
      () throws(CallFailure<Longde.SignInWithAppleRefusal>) in
      try await production.signInWithApple(identityToken: Secret("t"))
    }
    #expect(signedIn.succeeded)
    let staging = client("https://staging.longde.cloud")
    let me = await outcome { () throws(CallFailure<Longde.MeRefusal>) in try await staging.me() }
    #expect(me.failure == .fault(.otherServer))
    #expect(staging.session.state == .unknown)
    #expect(world.script.calls == ["signInWithApple"])
    #expect(world.storedTokens == ["access": "a1", "refresh": "r1"])
  }

  /// Within a process, both clients share the store.
  @Test func areNotSharedWithLiveClientOfOtherServer() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let clients = ["https://longde.cloud", "https://staging.longde.cloud"].map { server in
      Longde.Client(
        server: URL(string: server)!, store: FileStore(file),
        options: ClientOptions(transport: world.script, clock: world.clock))
    }
    world.script.on("signInWithApple", Answers.grants(1))
    _ = try await clients[0].signInWithApple(identityToken: Secret("t"))
    let me = await outcome { () throws(CallFailure<Longde.MeRefusal>) in try await clients[1].me() }
    #expect(me.failure == .fault(.otherServer))
    #expect(world.script.calls == ["signInWithApple"])
  }

  private struct Wrapped: TokenStore {
    let store: UnreliableStore
    var place: StorePlace { store.place }

    func load() throws -> StoredSession? { try store.load() }
    func save(_ session: StoredSession) throws { try store.save(session) }
    func clear() throws { try store.clear() }
  }
}
