package import Foundation
package import Stores

/// Every kind of store.
package enum StoreKind: String, CaseIterable, Sendable {
  case memory
  case file
  case postgres
}

/// A place for the store of a test, which is gone afterwards.
package struct StorePlace: Sendable {
  package let kind: StoreKind
  package let folder: URL

  package static func with<Value>(
    _ kind: StoreKind, _ body: (StorePlace) async throws -> Value
  ) async throws -> Value {
    if kind == .postgres { await Turns.postgres.take() }
    defer { if kind == .postgres { Task { await Turns.postgres.giveBack() } } }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(StorePlace(kind: kind, folder: folder))
  }

  package var file: String { folder.appending(path: "store").path }

  /// Opens the store, also as another node or after a restart. In PostgreSQL each place is a schema of one server.
  package func open(
    _ clock: any Clock, _ options: SQLiteOptions = SQLiteOptions()
  ) async throws -> SQLStore {
    switch kind {
    case .memory: try SQLiteStore.open(.memory, clock: clock, options: options)
    case .file: try SQLiteStore.open(.file(file), clock: clock, options: options)
    case .postgres: try await PostgresServer.shared.get().store(folder.lastPathComponent, clock)
    }
  }
}
