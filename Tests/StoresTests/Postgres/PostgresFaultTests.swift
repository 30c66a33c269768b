import Foundation
import TestStores
import Testing

@testable import Stores

@Suite struct PostgresFaultTests {
  private func fault(_ body: () async throws -> Void) async throws -> StoreFault? {
    do { try await body() } catch let fault as StoreFault { return fault }
    return nil
  }

  /// A separate server crashes and restarts under load. Acknowledged writes survive, others fail at once, and
  /// no one has to intervene.
  @Test func crashedServerLosesNothingAcknowledged() async throws {
    let server = try PostgresServer()
    defer { server.end() }
    let node = try await server.store("crash", MachineClock())
    let load = Load(on: node)
    async let ended: Void = load.run()
    for _ in 1...3 {
      #expect(await load.goesOn(\.kept), "the store did not recover by itself")
      server.stop()
      #expect(
        try await fault { _ = try await node.secret("new") } == .unavailable(retryAfter: 1))
      #expect(await load.goesOn(\.refused), "the outage was not reported")
      try server.start()
    }
    #expect(await load.goesOn(\.kept), "the store did not recover by itself")
    load.end()
    try await ended
    for word in load.kept {
      #expect(try await node.claim(word, kind: "k", lifetime: 86_400) == false, "\(word)")
    }
    await node.close()
  }

  @Test func lockedRowIsReported() async throws {
    try await World.with(.postgres) { world in
      let server = try PostgresServer.shared.get()
      let schema = world.folder.lastPathComponent
      var options = server.options(schema)
      options.lockTimeout = 100
      let node = try await PostgresStore.open(
        server.address(), clock: world.clock, options: options)
      let ada = try await world.account()
      let holder = try server.connection(schema)
      _ = try holder.execute("SET idle_in_transaction_session_timeout = 0")
      _ = try holder.begin()
      _ = try holder.execute("SELECT 1 FROM accounts FOR UPDATE")
      #expect(
        try await fault { try await node.set(ada.id, state: .disabled) }
          == .unavailable(retryAfter: 1))
      #expect(try await node.account(ada.id)?.state == .active)
      try holder.rollback()
      try await node.set(ada.id, state: .disabled)
      #expect(try await node.account(ada.id)?.state == .disabled)
      await node.close()
    }
  }

  /// The only connection is busy until twenty calls were rejected.
  @Test func fullQueueRejectsNewCalls() async throws {
    try await World.with(.postgres) { world in
      let server = try PostgresServer.shared.get()
      var options = server.options(world.folder.lastPathComponent)
      options.connections = 1
      options.longestQueue = 10
      options.longestWait = 3_600_000
      let clock = DatabaseClock(world.clock)
      let engine = try await PostgresEngine(server.address(), options: options, clock: clock)
      let holdup = Holdup()
      async let blocked: Void = engine.write { (db) throws(StoreFault) in
        defer { holdup.hold(until: 20) }
        try db.run(
          "SELECT set_config('idle_in_transaction_session_timeout', '0', true)", [])
      }
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

  /// A transaction with a failed statement is never acknowledged, even if its code continues.
  @Test func failedTransactionIsNotCommitted() async throws {
    try await World.with(.postgres) { world in
      let server = try PostgresServer.shared.get()
      let options = server.options(world.folder.lastPathComponent)
      let clock = DatabaseClock(world.clock)
      let engine = try await PostgresEngine(server.address(), options: options, clock: clock)
      let fault = try await fault {
        try await engine.write { (db) throws(StoreFault) in
          try db.run("INSERT INTO secrets (name, bytes) VALUES ('a', '')", [])
          _ = try? db.run("SELECT 1 / 0", [])
        }
      }
      guard case .broken(let text)? = fault else { throw Unexpected() }
      #expect(text.contains("22012"))
      let left = try await engine.read { (db) throws(StoreFault) in
        try db.run("SELECT 1 FROM secrets", []).count
      }
      #expect(left == 0)
      await engine.close()
    }
  }

  @Test func closedStoreIsUnavailable() async throws {
    try await World.with(.postgres) { world in
      await world.store.close()
      let closed = try await fault { _ = try await world.store.accounts() }
      #expect(closed == .unavailable(retryAfter: 1))
    }
  }

  @Test func arbitraryTextRoundTrips() async throws {
    try await World.with(.postgres) { world in
      let odd = "a\u{0}b\u{1}0\u{1}\u{1f600}'\"\\$1\r\n"
      let name = Identifier(kind: .username, text: odd)
      let made = try await world.store.create(NewAccount(state: .active, identifiers: [name]))
      guard case .created(let account) = made else { throw Unexpected() }
      #expect(account.identifiers == [name])
      #expect(try await world.store.account(calledAny: odd) == account)
      let asItIsWritten = PostgresText.written(odd)
      #expect(asItIsWritten != odd)
      #expect(try await world.store.account(calledAny: asItIsWritten) == nil)
    }
  }
}
