import AuthClient
import Foundation
import LongdeClient
import Testing

/// A user's way through Longde, with the generated client.
@Suite struct LongdeJourneyTests {
  @Test(arguments: LongdeWay.allCases)
  func signsInAndReadsAccount(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
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

  @Test(arguments: LongdeWay.allCases)
  func expiredAccessTokenIsRefreshedOnceBeforeCall(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let client = try await world.signedIn()
    try await world.host.advance(by: 3600)
    _ = try await client.me()
    _ = try await client.me()
    #expect(try await world.host.count("renewSession") == 1)
    #expect(try await world.host.count("me") == 2)
    #expect(client.session.state == .signedIn)
  }

  @Test(arguments: LongdeWay.allCases)
  func refusedAccessTokenIsRefreshedOnceAndCallRepeated(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let client = try await world.signedIn()
    try await world.host.advanceServer(by: 3600)
    _ = try await client.me()
    #expect(try await world.host.count("renewSession") == 1)
    #expect(try await world.host.count("me") == 2)
  }

  @Test(arguments: LongdeWay.allCases)
  func concurrentCallsAtExpiryShareOneRefresh(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let client = try await world.signedIn()
    try await world.host.advance(by: 3600)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 { group.addTask { _ = try await client.me() } }
      try await group.waitForAll()
    }
    #expect(try await world.host.count("renewSession") == 1)
    #expect(try await world.host.count("me") == 50)
  }

  @Test(arguments: LongdeWay.allCases)
  func expiredRefreshTokenEndsSession(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let store = MemoryStore()
    let client = try await world.signedIn(store)
    try await world.host.advance(by: 7 * 86400)
    await #expect(throws: CallFailure<Longde.MeRefusal>.signedOut(because: nil)) {
      try await client.me()
    }
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
    #expect(try await world.host.count("me") == 0)
  }

  @Test(arguments: LongdeWay.allCases)
  func signOutEndsSessionLocallyAndAtServer(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let store = MemoryStore()
    let client = try await world.signedIn(store)
    let kept = store.load()
    try await client.signOut()
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)

    // A thief who kept the tokens cannot renew with them.
    let thief = world.client(MemoryStore(kept))
    try await world.host.advance(by: 3600)
    await #expect(throws: CallFailure<Longde.RenewSessionRefusal>.refused(.sessionExpired)) {
      try await thief.renewSession()
    }
    #expect(thief.session.state == .signedOut)
  }

  @Test(arguments: LongdeWay.allCases)
  func sessionSurvivesRelaunch(_ way: LongdeWay) async throws {
    let world = try await LongdeWorld(way)
    let store = MemoryStore()
    _ = try await world.signedIn(store)
    let next = world.client(store)
    #expect(await next.session.restore() == .signedIn)
    _ = try await next.me()
  }
}
