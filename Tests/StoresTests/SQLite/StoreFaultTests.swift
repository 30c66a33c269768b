import CSQLite
import Foundation
import Testing

@testable import Stores

@Suite struct StoreFaultTests {
  private func fault(_ body: () async throws -> Void) async throws -> StoreFault? {
    do { try await body() } catch let fault as StoreFault { return fault }
    return nil
  }

  private func letter(_ size: Int) -> Letter {
    Letter(
      channel: "mail", to: "a", subject: "b", text: String(repeating: "x", count: size), code: nil,
      at: World.start)
  }

  /// A page limit is what a full disk is to SQLite.
  @Test func aFullDiskIsSaidAndNothingIsLost() async throws {
    try await World.with(.file) { world in
      var options = SQLiteOptions()
      options.prepare = { (db) throws(StoreFault) in
        let pages = try db.run("PRAGMA page_count", []).first?.int(0) ?? 0
        try db.run("PRAGMA max_page_count = \(pages + 20)", [])
      }
      let node = try world.another(options: options)
      var acknowledged = 0
      let full = try await fault {
        while true {
          try await node.post(letter(3_000))
          acknowledged += 1
        }
      }
      #expect(full == .unavailable(retryAfter: 30))
      #expect(acknowledged > 5)
      #expect(try await node.outbox().count == acknowledged)
      #expect(try await node.claim("small", kind: "k", lifetime: 60) == true)
      await node.close()
      try await world.store.post(letter(3_000))
      #expect(try await world.store.outbox().count == acknowledged + 1)
    }
  }

  /// What waits together with one that does not fit is kept all the same.
  @Test func aWriteThatFailsTakesNoOtherWithIt() async throws {
    try await World.with(.memory) { world in
      let engine = try SQLiteEngine(.memory, options: SQLiteOptions())
      let store = SQLStore(engine: engine, clock: world.clock)
      async let blocked: Void = engine.write { (_) throws(StoreFault) in sqlite3_sleep(200) }
      try await Task.sleep(for: .milliseconds(50))
      let results = try await together(20) { index in
        try await fault {
          if index.isMultiple(of: 2) {
            try await engine.write { (db) throws(StoreFault) in
              try db.run("INSERT INTO secrets (name, bytes) VALUES ('half\(index)', x'00')", [])
              throw .broken("on purpose")
            }
          } else {
            _ = try await store.secret("whole\(index)")
          }
        }
      }
      try await blocked
      #expect(results.filter { $0 != nil }.count == 10)
      let names = try await engine.read { (db) throws(StoreFault) in
        try db.run("SELECT name FROM secrets", []).count
      }
      #expect(names == 10)
      await store.close()
    }
  }

  @Test func aLockedFileIsSaidAndComesBack() async throws {
    try await World.with(.file) { world in
      let node = try world.another(options: SQLiteOptions(busyTimeout: 50))
      let session = try await world.session(of: world.account())
      let locker = try SQLiteConnection(path: world.file, mayCreate: false)
      try locker.execute("BEGIN IMMEDIATE")
      #expect(
        try await fault { _ = try await node.secret("s") } == .unavailable(retryAfter: 1))
      #expect(try await node.standing(session: session.id) != nil)
      world.clock.advance(seconds: 100)
      #expect(try await node.standing(session: session.id) != nil)
      try locker.execute("COMMIT")
      #expect(try await fault { _ = try await node.secret("s") } == nil)
      await node.close()
    }
  }

  /// The lock comes between the work and its commit: nothing may have been acknowledged.
  @Test func aCommitThatFailsIsNoSuccess() async throws {
    try await World.with(.memory) { _ in
      let engine = try SQLiteEngine(.memory, options: SQLiteOptions())
      let fault = try await fault {
        try await engine.write { (db) throws(StoreFault) in
          try db.run("PRAGMA defer_foreign_keys = ON", [])
          try db.run("INSERT INTO links (provider, subject, account) VALUES ('a', 'b', 'c')", [])
          return
        }
      }
      guard case .broken = fault else {
        Issue.record("a commit that SQLite refused was acknowledged: \(String(describing: fault))")
        return
      }
      let left = try await engine.read { (db) throws(StoreFault) in
        try db.run("SELECT * FROM links", []).count
      }
      #expect(left == 0)
      #expect(try await self.fault { try await engine.write { _ in } } == nil)
      await engine.close()
    }
  }

  @Test func tooManyThatWaitAreToldSo() async throws {
    try await World.with(.memory) { world in
      let engine = try SQLiteEngine(.memory, options: SQLiteOptions(longestQueue: 10))
      async let blocked: Void = engine.write { (_) throws(StoreFault) in sqlite3_sleep(300) }
      try await Task.sleep(for: .milliseconds(100))
      let results = try await together(30) { _ in
        try await fault { try await engine.write { _ in } }
      }
      try await blocked
      #expect(results.filter { $0 == .unavailable(retryAfter: 1) }.count == 20)
      #expect(results.filter { $0 == nil }.count == 10)
      await engine.close()
    }
  }

  @Test func aClosedStoreSaysSo() async throws {
    try await World.with(.file) { world in
      await world.store.close()
      let reading = try await fault { _ = try await world.store.accounts() }
      let writing = try await fault { _ = try await world.store.secret("a") }
      #expect(reading == .unavailable(retryAfter: 1))
      #expect(writing == .unavailable(retryAfter: 1))
    }
  }

  @Test func whatNoStoreWroteIsBroken() async throws {
    try await World.with(.file) { world in
      let ada = try await world.account()
      let other = try SQLiteConnection(path: world.file, mayCreate: false)
      try other.execute("UPDATE accounts SET profile = '[1]'")
      let fault = try await fault { _ = try await world.store.account(ada.id) }
      guard case .broken(let text) = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
      #expect(text.contains("column 3") && !text.contains("[1]"))
    }
  }

  @Test func aDamagedFileIsBroken() async throws {
    try await World.with(.file) { world in
      let ada = try await world.account()
      await world.store.close()
      let file = try FileHandle(forUpdating: URL(filePath: world.file))
      let size = try file.seekToEnd()
      try file.seek(toOffset: 4_096)
      try file.write(contentsOf: Data(repeating: 0x5a, count: Int(size) - 4_096))
      try file.close()
      let fault = try await fault {
        let node = try world.another()
        _ = try await node.account(ada.id)
      }
      guard case .broken = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
    }
  }
}
