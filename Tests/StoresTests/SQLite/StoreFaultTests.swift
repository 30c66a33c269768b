import Foundation
import TestStores
import Testing

@testable import Stores

@Suite struct StoreFaultTests {
  private func fault(_ body: () async throws -> Void) async throws -> StoreFault? {
    do { try await body() } catch let fault as StoreFault { return fault }
    return nil
  }

  private func message(_ size: Int) -> OutboxMessage {
    OutboxMessage(
      channel: "mail", to: "a", subject: "b", text: String(repeating: "x", count: size), code: nil,
      at: World.start)
  }

  /// SQLite treats a page limit like a full disk.
  @Test func fullDiskIsReportedAndLosesNothing() async throws {
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
          try await node.post(message(3_000))
          acknowledged += 1
        }
      }
      #expect(full == .failing(.full))
      #expect(try await self.fault { try await node.check() } == .failing(.full))
      #expect(acknowledged > 5)
      #expect(try await node.outbox().count == acknowledged)
      #expect(try await node.claim("small", kind: "k", lifetime: 60) == true)
      await node.close()
      try await world.store.post(message(3_000))
      #expect(try await world.store.outbox().count == acknowledged + 1)
    }
  }

  /// The other writes of the batch are kept. The queue holds twenty of forty, and the writer is busy until the
  /// rest were rejected, so that they wait together.
  @Test func failedWriteAffectsNoOtherInBatch() async throws {
    let engine = try SQLiteEngine(.memory, options: SQLiteOptions(longestQueue: 20))
    let holdup = Holdup()
    async let blocked: Void = engine.write { (_) throws(StoreFault) in holdup.hold(until: 20) }
    await holdup.hasBegun()
    let results = try await together(40) { index in
      let fault = try await fault {
        try await engine.write { (db) throws(StoreFault) in
          try db.run("INSERT INTO secrets (name, bytes) VALUES ('\(index)', x'00')", [])
          if index.isMultiple(of: 2) { throw .broken("on purpose") }
        }
      }
      if fault == .unavailable(retryAfter: 1) { holdup.somebodyIsRefused() }
      return (index, fault)
    }
    try await blocked
    let admitted = results.filter { $0.1 != .unavailable(retryAfter: 1) }
    #expect(admitted.count == 20)
    let whole = admitted.filter { !$0.0.isMultiple(of: 2) }
    #expect(whole.allSatisfy { $0.1 == nil })
    let kept = try await engine.read { (db) throws(StoreFault) in
      try db.run("SELECT name FROM secrets", []).map { (row) throws(StoreFault) in try row.text(0) }
    }
    #expect(Set(kept) == Set(whole.map { "\($0.0)" }))
    await engine.close()
  }

  @Test func lockedFileIsReportedAndRecovers() async throws {
    try await World.with(.file) { world in
      let node = try world.another(options: SQLiteOptions(busyTimeout: 50))
      let session = try await world.session(of: world.account())
      let locker = try SQLiteConnection(path: world.file, mayCreate: false)
      try locker.execute("BEGIN IMMEDIATE")
      #expect(
        try await fault { _ = try await node.secret("s") } == .unavailable(retryAfter: 1))
      #expect(try await node.authenticated(session: session.id) != nil)
      world.clock.advance(seconds: 100)
      #expect(try await node.authenticated(session: session.id) != nil)
      try locker.execute("COMMIT")
      #expect(try await fault { _ = try await node.secret("s") } == nil)
      await node.close()
    }
  }

  /// The file is locked between the work and its commit, so nothing may be acknowledged.
  @Test func failedCommitIsNotAcknowledged() async throws {
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

  /// The writer is busy until twenty were rejected.
  @Test func fullQueueRejectsNewWrites() async throws {
    try await World.with(.memory) { world in
      let engine = try SQLiteEngine(.memory, options: SQLiteOptions(longestQueue: 10))
      let holdup = Holdup()
      async let blocked: Void = engine.write { (_) throws(StoreFault) in holdup.hold(until: 20) }
      await holdup.hasBegun()
      let results = try await together(30) { _ in
        let fault = try await fault { try await engine.write { _ in } }
        if fault != nil { holdup.somebodyIsRefused() }
        return fault
      }
      try await blocked
      #expect(results.filter { $0 == .unavailable(retryAfter: 1) }.count == 20)
      #expect(results.filter { $0 == nil }.count == 10)
      await engine.close()
    }
  }

  @Test func closedStoreIsUnavailable() async throws {
    try await World.with(.file) { world in
      await world.store.close()
      let reading = try await fault { _ = try await world.store.accounts() }
      let writing = try await fault { _ = try await world.store.secret("a") }
      #expect(reading == .unavailable(retryAfter: 1))
      #expect(writing == .unavailable(retryAfter: 1))
    }
  }

  @Test func foreignContentIsBroken() async throws {
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

  @Test func damagedFileIsBroken() async throws {
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
      guard case .damaged = fault else {
        Issue.record("\(String(describing: fault))")
        return
      }
    }
  }
}
