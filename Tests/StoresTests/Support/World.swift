import Foundation
import Stores
import TestStores

/// A store, the clock it goes by, and a way to come to it as another node or after a restart.
struct World: Sendable {
  let store: any Store
  let clock: VirtualClock
  private let place: StorePlace

  static let start = Moment(seconds: 1_800_000_000)

  /// A store that is gone afterwards.
  static func with(_ kind: StoreKind, _ body: (World) async throws -> Void) async throws {
    try await StorePlace.with(kind) { place in
      let clock = VirtualClock(start)
      let store = try await place.open(clock)
      try await body(World(store: store, clock: clock, place: place))
      await store.close()
    }
  }

  /// Another node on the same file.
  func another(options: SQLiteOptions = SQLiteOptions()) throws -> SQLStore {
    try SQLiteStore.open(.file(file), clock: clock, options: options)
  }

  /// Another node, whatever it is that they share.
  func node() async throws -> SQLStore { try await place.open(clock) }

  var kind: StoreKind { place.kind }
  var folder: URL { place.folder }
  var file: String { place.file }
}
