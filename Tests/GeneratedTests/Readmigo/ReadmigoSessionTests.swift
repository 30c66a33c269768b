import AuthClient
import Foundation
import ReadmigoClient
import TestDevice
import Testing

/// Renewal, devices and sign-out (sections 5, 6 and 7).
@Suite struct ReadmigoSessionTests {
  @Test func callNearExpiryRefreshesInBackground() async throws {
    let world = try await ReadmigoWorld()
    let client = try await world.registered()
    try await world.stub.advance(by: 2 * 3600 - 301)
    _ = try await client.listDevices()
    #expect(try await world.stub.count("renewSession") == 0)
    try await world.stub.advance(by: 1)
    _ = try await client.listDevices()
    try await eventually("the refresh") { try await world.stub.count("renewSession") == 1 }
    try await eventually("the write") { client.session.state == .signedIn }
    _ = try await client.listDevices()
    #expect(try await world.stub.count("renewSession") == 1)
    #expect(try await world.stub.count("listDevices") == 3)
    #expect(client.session.state == .signedIn)
  }

  @Test func expiredTokenIsRefreshedBeforeCall() async throws {
    let world = try await ReadmigoWorld()
    let client = try await world.registered()
    try await world.stub.advance(by: 2 * 3600)
    _ = try await client.listDevices()
    #expect(try await world.stub.received().suffix(2) == ["renewSession", "listDevices"])
  }

  @Test func undeclared401RefreshesAndRepeats() async throws {
    let world = try await ReadmigoWorld()
    let client = try await world.registered()
    try await world.stub.advanceServer(by: 2 * 3600)
    _ = try await client.listDevices()
    let calls = ["listDevices", "renewSession", "listDevices"]
    #expect(try await world.stub.received().suffix(3) == calls[...])
  }

  /// Only the access token is refreshed.
  @Test func refreshKeepsRefreshToken() async throws {
    let world = try await ReadmigoWorld()
    let store = MemoryStore()
    let client = try await world.registered("phone", store)
    let before = try #require(store.load()).tokens
    let answer = try await client.renewSession()
    let after = try #require(store.load()).tokens
    #expect(after["access"]?.secret == answer.accessToken)
    #expect(after["refresh"]?.secret == before["refresh"]?.secret)
    #expect(after["refresh"]?.expires == before["refresh"]?.expires)
  }

  @Test func sessionEndsAfterMonth() async throws {
    let world = try await ReadmigoWorld()
    let store = MemoryStore()
    let client = try await world.registered("phone", store)
    try await world.stub.advance(by: 30 * 86400)
    #expect(try await client.failureOfDevices().recovery == .signIn)
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
    #expect(try await world.stub.count("renewSession") == 0)
  }

  @Test func sessionIsBoundToDevice() async throws {
    let world = try await ReadmigoWorld()
    let store = MemoryStore()
    _ = try await world.registered("phone", store)
    let thief = world.client("another phone", MemoryStore(store.load()))
    let failure = CallFailure<Readmigo.RenewSessionRefusal>.refused(.sessionExpired)
    await #expect(throws: failure) { try await thief.renewSession() }
    #expect(thief.session.state == .signedOut)
  }

  @Test func devicesAreListedWithCurrentOneMarked() async throws {
    let world = try await ReadmigoWorld()
    _ = try await world.registered("phone")
    try await world.stub.advance(by: 60)
    let tablet = try await world.signedIn("tablet")
    let devices = try await tablet.listDevices()
    #expect(devices.map(\.current) == [false, true])
    #expect(devices[0].name == "iPhone 15 Pro")
    #expect(devices[1].lastActive == world.stub.clock.now)
    #expect(devices[0].lastActive == world.stub.clock.now - 60)
    #expect(try await world.stub.outbox().count { $0.what == "newDevice" } == 1)
  }

  @Test func oneDeviceCanBeSignedOut() async throws {
    let world = try await ReadmigoWorld()
    let phone = try await world.registered("phone")
    let tablet = try await world.signedIn("tablet")
    let other = try #require(try await tablet.listDevices().first { !$0.current })
    try await tablet.signOutDevice(id: other.id)
    #expect(try await tablet.listDevices().map(\.current) == [true])
    #expect(try await phone.failureOfDevices().recovery == .signIn)
    #expect(phone.session.state == .signedOut)
    #expect(tablet.session.state == .signedIn)
  }

  @Test func allOtherDevicesCanBeSignedOut() async throws {
    let world = try await ReadmigoWorld()
    let others = [try await world.registered("phone"), try await world.signedIn("tablet")]
    let desk = try await world.signedIn("desk")
    #expect(try await desk.listDevices().count == 3)
    try await desk.signOutOthers()
    #expect(try await desk.listDevices().map(\.current) == [true])
    for other in others { #expect(try await other.failureOfDevices().recovery == .signIn) }
  }

  @Test func signOutEndsSessionLocallyAndAtServer() async throws {
    let world = try await ReadmigoWorld()
    let store = MemoryStore()
    let client = try await world.registered("phone", store)
    let kept = store.load()
    try await client.signOut()
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
    #expect(try await world.stub.received().last == "signOut")
    let ghost = world.client("phone", MemoryStore(kept))
    #expect(try await ghost.failureOfDevices().recovery == .signIn)
  }

  @Test(arguments: [Misbehaviour.disconnect, .drop, .html500, .delay])
  func unheardSignOutEndsSessionLocally(_ how: Misbehaviour) async throws {
    let world = try await ReadmigoWorld()
    let store = MemoryStore()
    let client = try await world.registered("phone", store, by: Impatient(with: "signOut", how))
    try await world.stub.misbehave("signOut", how)
    await #expect(throws: CallFailure<Readmigo.FaultsOnly>.self) { try await client.signOut() }
    #expect(client.session.state == .signedOut)
    #expect(store.load() == nil)
  }
}
