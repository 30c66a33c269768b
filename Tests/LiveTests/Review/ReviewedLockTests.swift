import AuthClient
import Foundation
import Primitives
import ReadmigoClient
import TestDevice
import TestLab
import Testing

extension LiveTests {
  /// Ways in which a lock or a renewal stood open or in the way, found by a review. Readmigo locks at launch and renews five
  /// minutes before the end.
  @Suite struct ReviewedLockTests {
    @Test func launchLocksSessionAndReportsIt() async throws {
      let world = try await LockWorld()
      let client = world.nextRun()
      #expect(await client.session.start() == .locked)
      let failure = await world.failureOfDevices(client)
      #expect(failure == .fault(.locked))
      #expect(failure?.recovery == .tell, "the session continues")
      #expect(await client.session.happen(.unlocks) == .expired)
      #expect(try await client.listDevices().count == 1)
    }

    /// One endpoint refuses a valid token while the server can't refresh.
    @Test func strayRefusalAffectsNoOtherCall() async throws {
      let world = try await LockWorld()
      let client = world.client
      try await world.lab.fault("listDevices", "refusal", ["refusal": "sessionExpired"])
      try await world.lab.fault("renewSession", "status", ["status": 500, "times": 1000])
      #expect(await world.failureOfDevices(client) != nil)
      #expect(try await client.saveProfile(nickname: "Li").nickname == "Li")
    }

    /// A refresh hangs in the last minutes of a token, and calls with the valid token continue.
    @Test func hangingRefreshDoesNotDelayValidToken() async throws {
      let world = try await LockWorld()
      let client = world.client
      let ended = Locked(false)
      client.session.add(RenewalWatch { ended.use { $0 = true } })
      world.lab.advance(by: 7200 - 60)
      try await world.lab.fault("renewSession", "delay", ["for": "8s"])
      #expect(try await client.listDevices().count == 1)
      #expect(!ended.use { $0 }, "the call did not wait for the renewal")
    }
  }
}

private struct RenewalWatch: ClientObserver {
  let ended: @Sendable () -> Void

  init(_ ended: @escaping @Sendable () -> Void) { self.ended = ended }

  func observe(_ event: ClientEvent) { if case .renewalEnded = event { ended() } }
}

/// A person who is signed in at Readmigo.
private struct LockWorld {
  let lab: Lab
  let store = MemoryStore()
  let client: Readmigo.Client

  init() async throws {
    lab = try await Lab(.readmigo, .live)
    client = Self.client(lab, store)
    let email = "li@example.com"
    try await client.register(
      email: email, password: Secret("Passw0rd-canary"), acceptsTerms: true)
    try await client.sendMailCode(email: email)
    _ = try await client.verifyMail(email: email, code: lab.code())
  }

  /// The app as it is launched again.
  func nextRun() -> Readmigo.Client {
    Self.client(lab, MemoryStore(store.load()))
  }

  func failureOfDevices(
    _ client: Readmigo.Client
  ) async -> CallFailure<Readmigo.ListDevicesRefusal>? {
    do throws(CallFailure<Readmigo.ListDevicesRefusal>) {
      _ = try await client.listDevices()
      return nil
    } catch { return error }
  }

  private static func client(_ lab: Lab, _ store: MemoryStore) -> Readmigo.Client {
    Readmigo.Client(
      configuration: Readmigo.Configuration(
        baseURL: lab.url, pinnedKeys: [], appleAudience: "lab-appleAudience",
        wechatAppId: "lab-wechatAppId", deviceFingerprint: Secret("phone")),
      store: store,
      options: ClientOptions(transport: UnpinnedTransport(Rerouted(to: lab.url)), clock: lab.clock))
  }
}
