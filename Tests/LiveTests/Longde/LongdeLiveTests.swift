import AuthClient
import Foundation
import LongdeClient
import Testing

extension LiveTests {
  /// Longde's document against the reference server, over sockets.
  @Suite struct LongdeLiveTests {
    @Test func everyCallOfContractWorks() async throws {
      let world = try await World()
      let store = MemoryStore()
      let client = world.client(store)
      #expect(await client.session.restore() == .signedOut)
      let session = try await client.signInWithApple(
        identityToken: world.identityToken(), fullName: "Li Lei", email: "li@example.com")
      #expect(session.user.fullName == "Li Lei")
      #expect(try await client.me() == session.user)

      try await world.lab.advance(by: 3600)
      #expect(try await client.me().id == session.user.id)
      #expect(store.load()?.tokens["refresh"]?.secret != session.refreshToken)

      let kept = store.load()
      try await client.signOut()
      #expect(client.session.state == .signedOut)
      let thief = world.client(MemoryStore(kept))
      await #expect(throws: CallFailure<Longde.RenewSessionRefusal>.refused(.sessionExpired)) {
        try await thief.renewSession()
      }
    }

    @Test func sameUserKeepsAccount() async throws {
      let world = try await World()
      let first = try await world.client().signInWithApple(identityToken: world.identityToken())
      let second = try await world.client().signInWithApple(identityToken: world.identityToken())
      #expect(first.user.id == second.user.id)
      let other = try await world.client().signInWithApple(
        identityToken: world.identityToken("another"))
      #expect(other.user.id != first.user.id)
    }

    @Test func sessionEndsAfterWeek() async throws {
      let world = try await World()
      let client = try await world.signedIn()
      try await world.lab.advance(by: 7 * 86_400)
      await #expect(throws: CallFailure<Longde.MeRefusal>.signedOut(because: nil)) {
        try await client.me()
      }
      #expect(client.session.state == .signedOut)
    }

    /// The server rotated, but its response was lost. Sending the same token again signs in.
    @Test func lostResponseIsRetried() async throws {
      let world = try await World()
      let client = try await world.signedIn()
      try await world.lab.advance(by: 3600)
      try await world.lab.fault("renewSession", "drop")
      _ = try await client.me()
      #expect(client.session.state == .signedIn)
    }

    @Test func usedTokenEndsLineageAfterGracePeriod() async throws {
      let world = try await World()
      let store = MemoryStore()
      let client = try await world.signedIn(store)
      let stolen = store.load()
      _ = try await client.renewSession()
      try await world.lab.advance(by: 31)
      let thief = world.client(MemoryStore(stolen))
      await #expect(throws: CallFailure<Longde.RenewSessionRefusal>.refused(.sessionExpired)) {
        try await thief.renewSession()
      }
      await #expect(throws: CallFailure<Longde.RenewSessionRefusal>.self) {
        try await client.renewSession()
      }
    }

    @Test func disabledAccountIsReported() async throws {
      let world = try await World()
      let client = try await world.signedIn()
      try await world.lab.setAll("disabled")
      let failure = try await #require(throws: CallFailure<Longde.MeRefusal>.self) {
        try await client.me()
      }
      #expect(failure.recovery == .signIn)
      await #expect(throws: CallFailure<Longde.SignInWithAppleRefusal>.refused(.accountDisabled)) {
        try await world.client().signInWithApple(identityToken: world.identityToken())
      }
    }

    @Test func fiftyCallsAtExpiryShareOneRefresh() async throws {
      let world = try await World()
      let client = try await world.signedIn()
      try await world.lab.advance(by: 3600)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<50 { group.addTask { _ = try await client.me() } }
        try await group.waitForAll()
      }
      #expect(try await world.lab.sessions() == 1)
    }
  }
}

private struct World {
  let lab: LabWorld

  init() async throws {
    lab = try await LabWorld("longde", ["--provider", "apple=ISSUER/apple"])
  }

  func identityToken(_ subject: String = "001.li") async throws -> Secret {
    let minted = try await lab.mint("apple", ["audience": "cloud.longde.app", "subject": subject])
    return Secret(try #require(minted["identityToken"]))
  }

  func client(_ store: MemoryStore = MemoryStore()) -> Longde.Client {
    Longde.Client(
      store: store, options: ClientOptions(transport: Rerouted(to: lab.url), clock: lab.clock))
  }

  func signedIn(_ store: MemoryStore = MemoryStore()) async throws -> Longde.Client {
    let client = client(store)
    _ = try await client.signInWithApple(identityToken: identityToken())
    return client
  }
}
