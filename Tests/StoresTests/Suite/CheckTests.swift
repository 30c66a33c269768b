import Foundation
import TestStores
import Testing

@testable import Stores

@Suite struct CheckTests {
  @Test(arguments: StoreKind.allCases)
  func checkSucceedsAndLeavesNothing(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      for _ in 1...3 { try await world.store.check() }
      #expect(try await world.store.accounts().isEmpty)
      #expect(try await world.store.secret("check").count == 32)
    }
  }

  /// SQLite keeps using the deleted file.
  @Test func missingOrReplacedFileIsDetected() async throws {
    try await World.with(.file) { world in
      try FileManager.default.removeItem(atPath: world.file)
      await #expect(throws: StoreFault.failing(.gone)) { try await world.store.check() }
      try Data().write(to: URL(filePath: world.file))
      await #expect(throws: StoreFault.failing(.gone)) { try await world.store.check() }
    }
  }

  @Test func everyTableIsChecked() {
    let made = SQLiteSchema.steps.flatMap(\.statements).joined(separator: "\n").split(
      separator: "\n"
    )
    .filter { $0.hasPrefix("CREATE TABLE ") }
    .map { String($0.replacing("IF NOT EXISTS ", with: "").split(separator: " ")[2]) }
    #expect(SQLiteConnection.tables == made)
  }

  /// Contested registrations were added later than everything else.
  @Test func olderStoreIsMigrated() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "lab.db").path
    try SQLiteConnection(path: path, mayCreate: true).migrate([SQLiteSchema.steps[0]])
    let store = try SQLiteStore.open(.file(path), clock: MachineClock())
    try await store.check()
    try await store.rejectRegistration([Identifier(kind: .email, text: "ann@example.org")], nil)
    await store.close()
  }

  @Test func overwrittenFileIsDetected() async throws {
    try await World.with(.file) { world in
      _ = try await world.account()
      try await world.store.check()
      for file in [world.file, world.file + "-wal"] {
        let handle = try FileHandle(forUpdating: URL(filePath: file))
        let size = try handle.seekToEnd()
        try handle.seek(toOffset: 0)
        try handle.write(contentsOf: Data(repeating: 0x5a, count: Int(size)))
        try handle.close()
      }
      for _ in 1...2 {
        await #expect(throws: StoreFault.self) { try await world.store.check() }
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func storeBelongsToItsFirstService(_ kind: StoreKind) async throws {
    try await World.with(kind) { world in
      #expect(try await world.store.belongs(to: "Longde") == "Longde")
      #expect(try await world.store.belongs(to: "Readmigo") == "Longde")
      guard kind != .memory else { return }
      let node = try await world.node()
      #expect(try await node.belongs(to: "Rote") == "Longde")
      await node.close()
    }
  }
}
