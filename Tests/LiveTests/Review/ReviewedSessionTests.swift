import AuthClient
import AuthFiles
import Foundation
import LongdeClient
import TestDevice
import TestLab
import Testing

extension LiveTests {
  /// Ways in which sessions were once lost, found by a review, over sockets against the reference server. `ProcessTests`
  /// and `NetworkCutTests` have those of killed processes and of lost answers.
  @Suite struct ReviewedSessionTests {
    /// A widget refreshes. The app, which read the store earlier, only reads its state.
    @Test func staleProcessWritesNothingOnRestore() async throws {
      let world = try await ReviewWorld()
      let app = try await world.signedIn()
      let widget = world.client()
      world.lab.advance(by: 3600)
      _ = try await widget.me()
      let renewed = try world.refreshToken
      #expect(await app.session.restore() == .expired)
      #expect(try world.refreshToken == renewed)
      // After the grace, a token that was spent would end the whole family.
      world.lab.advance(by: 3600)
      _ = try await app.me()
      _ = try await widget.me()
      #expect(try await world.lab.sessions() == 1)
    }

    /// The server sent 502 and did nothing. Within the grace period that's no reason to sign out.
    @Test func uncertainRefreshIsRetriedWithinGracePeriod() async throws {
      let world = try await ReviewWorld()
      let app = try await world.signedIn()
      world.lab.advance(by: 3600)
      try await world.lab.fault("renewSession", "status", ["status": 502])
      _ = try await app.me()
      #expect(app.session.state == .signedIn)
    }

    /// The same store with the server of another environment.
    @Test func tokensAreNotSentToOtherEnvironment() async throws {
      let world = try await ReviewWorld()
      _ = try await world.signedIn()
      let other = try await Lab(.longde, .live)
      let client = world.client(of: other)
      await #expect(throws: CallFailure<Longde.MeRefusal>.fault(.otherServer)) {
        try await client.me()
      }
      await #expect(throws: CallFailure<Longde.RenewSessionRefusal>.fault(.otherServer)) {
        try await client.renewSession()
      }
      let calls = try other.log.calls.map(\.endpoint)
      #expect(!calls.contains("me") && !calls.contains("renewSession"))
    }

    /// The user leaves the screen after the server created the session, before its response arrives.
    @Test func cancelledSignInIsKept() async throws {
      let world = try await ReviewWorld()
      let client = world.client()
      let token = try await world.identityToken()
      try await world.lab.fault("signInWithApple", "delay", ["for": "2s"])
      let call = Task { try await client.signInWithApple(identityToken: token) }
      while try await world.lab.sessions() == 0 { await Task.yield() }
      call.cancel()
      _ = await call.result
      #expect(client.session.state == .signedIn)
      _ = try await client.me()
    }

    /// The server rejects every token it issues.
    @Test func uselessRefreshesStop() async throws {
      let world = try await ReviewWorld()
      let app = try await world.signedIn()
      try await world.lab.fault(
        "me", "refusal", ["refusal": "sessionExpired", "times": 1000])
      var last: CallFailure<Longde.MeRefusal>?
      for _ in 1...30 {
        last = try await #require(throws: CallFailure<Longde.MeRefusal>.self) {
          try await app.me()
        }
      }
      #expect(last?.recovery == .signIn)
      #expect(try world.lab.log.calls.count { $0.endpoint == "renewSession" } == 5)
    }

    /// Two clients in one process, each with its own wrapper around the store.
    @Test func wrappedStoresShareOneSession() async throws {
      let world = try await ReviewWorld()
      let store = FileStore(world.file)
      let clients = (1...2).map { _ in world.client(WrappedStore(store: store)) }
      _ = try await clients[0].signInWithApple(identityToken: world.identityToken())
      world.lab.advance(by: 3600)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for client in clients { group.addTask { _ = try await client.me() } }
        try await group.waitForAll()
      }
      #expect(try world.lab.log.calls.count { $0.endpoint == "renewSession" } == 1)
    }
  }
}

/// A reference server, and one file for all clients.
private final class ReviewWorld: Sendable {
  let lab: Lab
  let file: URL

  init() async throws {
    lab = try await Lab(.longde, .live)
    file = FileManager.default.temporaryDirectory.appending(
      path: "\(UUID().uuidString)/session.json")
  }

  deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }

  var refreshToken: Secret? {
    get throws { try FileStore(file).load()?.tokens["refresh"]?.secret }
  }

  /// A client as of another process.
  func client(_ store: (any TokenStore)? = nil, of server: Lab? = nil) -> Longde.Client {
    Longde.Client(
      hosts: Longde.Hosts(api: (server ?? lab).url),
      store: store ?? OneProcess(FileStore(file)),
      options: ClientOptions(transport: Rerouted(to: (server ?? lab).url), clock: lab.clock))
  }

  func identityToken() async throws -> Secret {
    let minted = try await lab.mint("apple", ["audience": "cloud.longde.app", "subject": "001.li"])
    return Secret(try #require(minted["identityToken"]))
  }

  func signedIn() async throws -> Longde.Client {
    let client = client()
    _ = try await client.signInWithApple(identityToken: identityToken())
    return client
  }
}
