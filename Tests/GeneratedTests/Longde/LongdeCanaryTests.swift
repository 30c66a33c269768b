import AuthClient
import AuthTesting
import Foundation
import LongdeClient
import TestDevice
import Testing

/// A session with renewals, refusals and a sign-out, and everything that an app could log of it.
@Suite struct LongdeCanaryTests {
  private let server = FakeServer(Longde.examples)
  private let store = MemoryStore()
  private let log = EventLog()

  private func session(_ number: Int) -> Longde.Session {
    Longde.Session(
      accessToken: Canary.secret("access-\(number)"),
      refreshToken: Canary.secret("refresh-\(number)"),
      user: Longde.User(id: UUID(), status: .active))
  }

  @Test func logOfWholeSessionHidesSecrets() async throws {
    let clock = VirtualClock()
    let client = Longde.Client(
      store: store, options: ClientOptions(transport: server, clock: clock, observers: [log]))
    server.answer(Longde.Endpoints.signInWithApple, with: session(1))
    server.answer(Longde.Endpoints.renewSession, with: session(2))
    _ = try await client.signInWithApple(identityToken: Canary.secret("identity"))
    clock.advance(by: 3600)
    _ = try await client.me()
    server.answer(Longde.Endpoints.me, status: 500, body: "canary in a page", .once)
    let failure = try await #require(throws: CallFailure<Longde.MeRefusal>.self) {
      try await client.me()
    }
    Canary.expectNone(in: failure, "a page")
    server.answer(Longde.Endpoints.renewSession, status: 200, body: #"{"accessToken":"canary"#)
    let cut = try await #require(throws: CallFailure<Longde.RenewSessionRefusal>.self) {
      try await client.renewSession()
    }
    Canary.expectNone(in: cut, "half an answer")
    #expect(store.load()?.tokens["refresh"]?.secret == Canary.secret("refresh-2"))
    server.fail(Longde.Endpoints.signOut, with: .timeout)
    let unheard = try await #require(throws: CallFailure<NoRefusal>.self) {
      try await client.signOut()
    }
    Canary.expectNone(in: unheard, "a sign-out that nobody heard")

    #expect(log.events.count > 10)
    #expect(log.events.contains(.renewalEnded(succeeded: true)))
    Canary.expectNone(in: log.events, "the log")
    Canary.expectNone(in: client, "the client")
  }
}
