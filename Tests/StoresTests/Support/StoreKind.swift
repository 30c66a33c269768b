import Foundation
import TestPostgres

@testable import Stores

/// Every kind of store: each test of `Suite` is run on all of them.
enum StoreKind: String, CaseIterable, Sendable {
  case memory
  case file
  case postgres
}

/// A store, the clock it goes by, and a way to come to it as another node or after a restart.
struct World: Sendable {
  let store: any Store
  let clock: VirtualClock
  let folder: URL
  let kind: StoreKind

  static let start = Moment(seconds: 1_800_000_000)

  /// A store that is gone afterwards.
  static func with(
    _ kind: StoreKind, _ body: (World) async throws -> Void
  ) async throws {
    if kind == .postgres { await Turns.postgres.take() }
    defer { if kind == .postgres { Task { await Turns.postgres.giveBack() } } }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let clock = VirtualClock(start)
    let store = try await open(kind, in: folder, clock)
    try await body(World(store: store, clock: clock, folder: folder, kind: kind))
    await store.close()
  }

  private static func open(
    _ kind: StoreKind, in folder: URL, _ clock: VirtualClock
  ) async throws -> SQLStore {
    switch kind {
    case .memory: try SQLiteStore.open(.memory, clock: clock)
    case .file: try SQLiteStore.open(.file(folder.appending(path: "store").path), clock: clock)
    case .postgres: try await postgres(in: folder, clock)
    }
  }

  /// One server for all, and in it a schema for each.
  private static func postgres(
    in folder: URL, _ clock: VirtualClock
  ) async throws -> SQLStore {
    let server = try PostgresServer.shared.get()
    return try await server.store(folder.lastPathComponent, clock)
  }

  /// Another node on the same file.
  func another(options: SQLiteOptions = SQLiteOptions()) throws -> SQLStore {
    try SQLiteStore.open(.file(file), clock: clock, options: options)
  }

  /// Another node, whatever it is that they share.
  func node() async throws -> SQLStore { try await Self.open(kind, in: folder, clock) }

  var file: String { folder.appending(path: "store").path }
}
