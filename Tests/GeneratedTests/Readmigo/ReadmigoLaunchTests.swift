import AuthClient
import Foundation
import ReadmigoClient
import Testing

/// The app is launched: it renews (5.1), and is locked where a person switched biometrics on (9.2).
@Suite struct ReadmigoLaunchTests {
  /// The store of a phone after the end of the app, and the app that is launched after that.
  private func launched(in world: ReadmigoWorld, after seconds: Int = 60) async throws -> (
    client: Readmigo.Client, store: MemoryStore
  ) {
    let before = MemoryStore()
    _ = try await world.registered("phone", before)
    try await world.stub.advance(by: seconds)
    let store = MemoryStore(before.load())
    return (world.client("phone", store), store)
  }

  /// The launch locks the session, and a person who has no lock, or passes it, unlocks it.
  private func unlock(_ client: Readmigo.Client) async {
    await client.session.start()
    await client.session.happen(.unlocks)
  }

  @Test func refreshesOnceAtLaunch() async throws {
    let world = try await ReadmigoWorld()
    let (client, store) = try await launched(in: world)
    let old = store.load()?.tokens["access"]?.secret
    await unlock(client)
    try await eventually("the refresh") { client.session.state == .signedIn }
    await unlock(client)
    #expect(try await world.stub.count("renewSession") == 1)
    #expect(store.load()?.tokens["access"]?.secret != old)
    #expect(client.session.value("userId") != nil)
  }

  @Test(arguments: [Misbehaviour.drop, .disconnect, .html500, .bare401, .badJSON, .delay])
  func failedRefreshAtLaunchKeepsSession(_ how: Misbehaviour) async throws {
    let world = try await ReadmigoWorld()
    let before = MemoryStore()
    _ = try await world.registered("phone", before)
    try await world.stub.misbehave("renewSession", how)
    let client = world.client(
      "phone", MemoryStore(before.load()), by: Impatient(with: "renewSession", how))
    await unlock(client)
    if how == .bare401 {
      // As RFC 6749 says it: a person who is refused so signs in.
      try await eventually("the session to end") { client.session.state == .signedOut }
      return
    }
    _ = try? await client.session.renew()
    try await world.stub.advance(by: 1)
    #expect(try await client.listDevices().count == 1)
  }

  @Test func sessionEndedElsewhereEndsAtLaunch() async throws {
    let world = try await ReadmigoWorld()
    let (client, store) = try await launched(in: world)
    try await world.signedIn("tablet").signOutOthers()
    await unlock(client)
    try await eventually("the session to end") { client.session.state == .signedOut }
    #expect(store.load() == nil)
  }

  @Test func unlockingRefreshesAndContinues() async throws {
    let world = try await ReadmigoWorld()
    let (client, _) = try await launched(in: world)
    #expect(await client.session.happen(.launches) == .locked)
    #expect(try await client.failureOfDevices() == .fault(.locked), "nothing is sent")
    #expect(await client.session.happen(.unlockFails) == .locked)
    #expect(await client.session.happen(.unlocks) == .expired)
    #expect(try await client.listDevices().count == 1)
    #expect(client.session.state == .signedIn)
  }

  /// The app was launched in the background before the device was first unlocked.
  @Test func lockAppliesOnceStoreIsReadable() async throws {
    let world = try await ReadmigoWorld()
    let before = MemoryStore()
    _ = try await world.registered("phone", before)
    let store = ShutStore(before.load())
    let client = world.client("phone", store)
    #expect(await client.session.happen(.launches) == .unknown)
    store.open()
    #expect(try await client.failureOfDevices() == .fault(.locked))
    #expect(client.session.state == .locked)
    #expect(await client.session.happen(.unlocks) == .expired)
    #expect(try await client.listDevices().count == 1)
  }

  @Test func passwordUnlocksWithoutBiometrics() async throws {
    let world = try await ReadmigoWorld()
    let (client, _) = try await launched(in: world)
    #expect(await client.session.happen(.launches) == .locked)
    _ = try await client.signInWithEmail(
      email: ReadmigoWorld.email, password: ReadmigoWorld.password)
    #expect(client.session.state == .signedIn)
  }
}
