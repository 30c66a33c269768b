import Foundation
import Stores

/// Every kind of store: each test of `Suite` is run on all of them.
enum StoreKind: String, CaseIterable, Sendable {
  case memory
  case file
}

/// A store, the clock it goes by, and a way to come to it as another node or after a restart.
struct World: Sendable {
  let store: any Store
  let clock: VirtualClock
  let folder: URL

  static let start = Moment(seconds: 1_800_000_000)

  /// A store that is gone afterwards.
  static func with(
    _ kind: StoreKind, _ body: (World) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let clock = VirtualClock(start)
    let place = kind == .memory ? SQLitePlace.memory : .file(folder.appending(path: "store").path)
    let store = try SQLiteStore.open(place, clock: clock)
    try await body(World(store: store, clock: clock, folder: folder))
    await store.close()
  }

  /// Another node on the same file.
  func another(options: SQLiteOptions = SQLiteOptions()) throws -> SQLStore {
    try SQLiteStore.open(.file(file), clock: clock, options: options)
  }

  var file: String { folder.appending(path: "store").path }
}
