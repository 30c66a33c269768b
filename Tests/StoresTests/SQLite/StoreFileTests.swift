import Foundation
import TestStores
import Testing

@testable import Stores

@Suite struct StoreFileTests {
  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  private func refusal(_ path: String) -> StoreFault? {
    do throws(StoreFault) {
      _ = try SQLiteStore.open(.file(path), clock: MachineClock())
      return nil
    } catch { return error }
  }

  @Test func fileIsReadableByOwnerOnly() async throws {
    try await World.with(.file) { world in
      try await world.account()
      for ending in ["", "-wal", "-shm"] { #expect(try mode(world.file + ending) == 0o600) }
      await world.store.close()
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: world.file)
      let node = try world.another()
      #expect(try mode(world.file) == 0o600)
      await node.close()
    }
  }

  @Test func storeSurvivesRestart() async throws {
    try await World.with(.file) { world in
      let ada = try await world.account()
      let session = try await world.session(of: ada)
      let secret = try await world.store.secret("a")
      await world.store.close()
      #expect(FileManager.default.fileExists(atPath: world.file + "-wal") == false)
      let node = try world.another()
      #expect(try await node.authenticated(session: session.id)?.account == ada)
      #expect(try await node.secret("a") == secret)
      await node.close()
    }
  }

  @Test func commitsAreDurableAndDeletedRowsOverwritten() async throws {
    try await World.with(.file) { world in
      let node = try SQLiteEngine(.file(world.file), options: SQLiteOptions())
      let settings = try await node.write { (db) throws(StoreFault) in
        var found: [String: SQLValue] = [:]
        for name in ["synchronous", "secure_delete", "foreign_keys", "journal_mode"] {
          found[name] = try db.run("PRAGMA \(name)", []).first?.values[0]
        }
        return found
      }
      #expect(
        settings == [
          "synchronous": 2, "secure_delete": 1, "foreign_keys": 1, "journal_mode": "wal",
        ])
      await node.close()
    }
  }

  @Test func newerVersionIsRejected() async throws {
    try await World.with(.file) { world in
      await world.store.close()
      let other = try SQLiteConnection(path: world.file, mayCreate: false)
      try other.execute("PRAGMA user_version = 99")
      guard case .broken(let text)? = refusal(world.file) else {
        Issue.record("a newer store was opened")
        return
      }
      #expect(text.contains("version 99") && text.contains("newer"))
    }
  }

  @Test func foreignFileIsRejectedAndLeftAlone() async throws {
    try await World.with(.memory) { world in
      let other = try SQLiteConnection(path: world.file, mayCreate: true)
      try other.execute("CREATE TABLE notes (text TEXT)")
      guard case .broken(let text)? = refusal(world.file) else {
        Issue.record("another program's file was opened")
        return
      }
      #expect(text.contains("another program"))
      #expect(try other.run("SELECT name FROM sqlite_schema", []).count == 1)
    }
  }

  @Test func nonDatabaseFileIsRejected() async throws {
    try await World.with(.memory) { world in
      try Data(repeating: 0x41, count: 8_192).write(to: URL(filePath: world.file))
      guard case .damaged? = refusal(world.file) else {
        Issue.record("a text was opened")
        return
      }
      #expect(try Data(contentsOf: URL(filePath: world.file)).count == 8_192)
      guard case .broken? = refusal(world.folder.path) else {
        Issue.record("a folder was opened")
        return
      }
      guard case .broken? = refusal(world.folder.path + "/no/where") else {
        Issue.record("a file in no folder was made")
        return
      }
    }
  }

  /// The second step fails. The file stays as the first left it, and the next attempt starts there.
  @Test func failedMigrationStepIsRolledBack() async throws {
    try await World.with(.memory) { world in
      let file = try SQLiteConnection(path: world.file, mayCreate: true)
      try file.migrate([["CREATE TABLE a (x)"]])
      let bad: [SchemaStep] = [
        ["CREATE TABLE a (x)"], ["CREATE TABLE b (x)"], ["CREATE TABLE a (x)"],
      ]
      #expect(throws: StoreFault.self) { try file.migrate(bad) }
      #expect(try file.run("PRAGMA user_version", []).first?.int(0) == 1)
      #expect(try file.run("SELECT name FROM sqlite_schema", []).count == 1)
      for _ in 1...2 { try file.migrate([["CREATE TABLE a (x)"], ["CREATE TABLE b (x)"]]) }
      #expect(try file.run("SELECT name FROM sqlite_schema", []).count == 2)
      #expect(try file.run("PRAGMA user_version", []).first?.int(0) == 2)
    }
  }

  /// A query that scans its table gets slower as the table grows.
  @Test func everyLookupUsesIndex() async throws {
    try await World.with(.memory) { _ in
      let file = try SQLiteConnection(path: ":memory:", mayCreate: true)
      try file.migrate()
      let watch = PlanWatch(file)
      _ = try watch.sessionEntry("s")
      _ = try watch.sessionEntry(token: .sample("t"), name: "n")
      _ = try watch.sessions(of: "a", at: World.start)
      _ = try watch.account("a")
      _ = try watch.account(called: "n")
      _ = try watch.account(provider: "p", subject: "s")
      let new = NewSession(account: "a", deviceName: "", tokens: [], allowsUnconfirmed: true)
      try file.execute(
        "INSERT INTO accounts (id, state, profile, created) VALUES ('a', 'active', '{}', 0)")
      _ = try watch.begin(new, at: World.start)
      #expect(watch.plans.count >= 10)
      for plan in watch.plans { #expect(!plan.contains("SCAN"), "\(plan)") }
    }
  }
}

/// Asks how a statement would be run before it runs it.
private final class PlanWatch: SQLConnection {
  private let connection: SQLiteConnection
  var plans: [String] = []

  init(_ connection: SQLiteConnection) { self.connection = connection }

  func lock(_ tables: String) -> String { "" }

  func run(_ statement: String, _ values: [SQLValue]) throws(StoreFault) -> [SQLRow] {
    for row in try connection.run("EXPLAIN QUERY PLAN " + statement, values) {
      plans.append(try row.text(3))
    }
    return try connection.run(statement, values)
  }
}
