import AuthClient
import Foundation
import LongdeClient
import Testing

/// The way of a person through Longde, told to a generated client that talks to a generated server.
@Suite struct LongdeJourneyTests {
  @Test func signInAndReadTheAccount() async throws {
    let world = try LongdeWorld()
    let client = world.client()
    #expect(await client.session.restore() == .signedOut)

    let session = try await client.signInWithApple(
      identityToken: world.identityToken(), fullName: "Li Lei", email: "li@example.com")
    #expect(session.user.fullName == "Li Lei")
    #expect(client.session.state == .signedIn)

    let user = try await client.me()
    #expect(user == session.user)
    #expect(user.status == .active)
  }

  @Test func anEndedAccessTokenIsRenewedOnceBeforeTheCall() async throws {
    let world = try LongdeWorld()
    let client = try await world.signedIn()
    world.clock.advance(by: 3600)
    _ = try await client.me()
    _ = try await client.me()
    #expect(world.transport.count("POST /api/auth/refresh") == 1)
    #expect(world.transport.count("GET /api/users/me") == 2)
    #expect(client.session.state == .signedIn)
  }

  @Test func aRefusedAccessTokenIsRenewedOnceAndTheCallRepeated() async throws {
    let world = try LongdeWorld(serverClock: VirtualClock())
    let client = try await world.signedIn()
    world.serverClock.advance(by: 3600)
    _ = try await client.me()
    #expect(world.transport.count("POST /api/auth/refresh") == 1)
    #expect(world.transport.count("GET /api/users/me") == 2)
  }

  @Test func callsThatMeetTheEndTogetherShareOneRenewal() async throws {
    let world = try LongdeWorld()
    let client = try await world.signedIn()
    world.clock.advance(by: 3600)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { _ = try await client.me() } }
      try await group.waitForAll()
    }
    #expect(world.transport.count("POST /api/auth/refresh") == 1)
    #expect(world.transport.count("GET /api/users/me") == 50)
  }

  @Test func anEndedRefreshTokenEndsTheSession() async throws {
    let world = try LongdeWorld()
    let store = MemoryStore()
    let client = try await world.signedIn(store)
    world.clock.advance(by: 7 * 86400)
    await #expect(throws: CallFailure<Longde.MeRefusal>.signedOut(because: nil)) {
      try await client.me()
    }
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
    #expect(world.transport.count("GET /api/users/me") == 0)
  }

  @Test func signingOutEndsItHereAndThere() async throws {
    let world = try LongdeWorld()
    let store = MemoryStore()
    let client = try await world.signedIn(store)
    let kept = store.load()
    try await client.signOut()
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)

    // Whoever kept the tokens cannot renew with them.
    let thief = world.client(MemoryStore(kept))
    world.clock.advance(by: 3600)
    await #expect(throws: CallFailure<Longde.RenewSessionRefusal>.refused(.sessionExpired)) {
      try await thief.renewSession()
    }
    #expect(thief.session.state == .signedOut)
  }

  @Test func theSessionSurvivesTheApp() async throws {
    let world = try LongdeWorld()
    let store = MemoryStore()
    _ = try await world.signedIn(store)
    let next = world.client(store)
    #expect(await next.session.restore() == .signedIn)
    _ = try await next.me()
  }
}

extension LongdeWorld {
  func client(_ store: MemoryStore = MemoryStore()) -> Longde.Client {
    Longde.Client(store: store, transport: transport, clock: clock)
  }

  func signedIn(_ store: MemoryStore = MemoryStore()) async throws -> Longde.Client {
    let client = client(store)
    _ = try await client.signInWithApple(identityToken: identityToken())
    return client
  }
}
