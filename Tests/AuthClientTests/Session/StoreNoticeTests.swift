import AuthFiles
import Foundation
import Testing

@testable import AuthClient

/// A client is told of what another process writes, without a call of its own.
@Suite("Store change notifications")
struct StoreNoticeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let world = World()

  private func client(_ store: any TokenStore) -> Longde.Client {
    Longde.Client(store: store, options: ClientOptions(transport: world.script, clock: world.clock))
  }

  @Test func signOutByOtherProcessIsNoticed() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = FileStore(folder.appending(path: "session.json"))
    try store.save(World.stored(["access": "a1", "refresh": "r1"], world.clock.now))
    let app = client(store)
    #expect(await app.session.restore() == .signedIn)
    try store.clear()
    await until("the app to be signed out") { app.session.state == .signedOut }
    try store.save(World.stored(["access": "a2", "refresh": "r2"], world.clock.now))
    await until("the app to be signed in") { app.session.state == .signedIn }
    #expect(world.script.calls.isEmpty)
  }

  @Test func releasedClientStopsWatching() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = FileStore(folder.appending(path: "session.json"))
    weak var session: AuthSession<Longde>?
    do {
      let app = client(store)
      session = app.session
      await app.session.restore()
    }
    #expect(session == nil)
  }
}
