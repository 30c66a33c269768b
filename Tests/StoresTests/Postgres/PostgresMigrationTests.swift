import Foundation
import TestStores
import Testing

@testable import Stores

@Suite struct PostgresMigrationTests {
  private func tables(_ schema: String) throws -> Int64 {
    let row = try PostgresServer.shared.get().connection(schema).run(
      "SELECT count(*) FROM pg_tables WHERE schemaname = $1", [.text(schema)])
    return try row[0].int(0)
  }

  /// The server kills the connection after each statement in turn. Nothing is left, and the next start
  /// completes the migration.
  @Test func killAtAnyStatementLeavesNothingHalfDone() async throws {
    let server = try PostgresServer.shared.get()
    let schema = UUID().uuidString
    let whole = PostgresSchema.steps[0].statements
    for count in 0...whole.count {
      let killed = whole.prefix(count) + ["SELECT pg_terminate_backend(pg_backend_pid())"]
      let connection = try server.connection(schema)
      #expect(throws: PostgresFailure.away, "\(count)") {
        try connection.migrate([SchemaStep(Array(killed))], in: schema)
      }
      #expect(try tables(schema) == 0)
    }
    let node = try await server.store(schema, VirtualClock(World.start))
    #expect(try await node.secret("a").count == 32)
    #expect(try tables(schema) == 17)
    await node.close()
  }

  @Test func nextStepRunsOnce() throws {
    let connection = try PostgresServer.shared.get().connection("steps")
    let steps: [SchemaStep] = [
      ["CREATE TABLE a (x INT)"], ["CREATE TABLE b (x INT)", "CREATE TABLE a (x INT)"],
    ]
    try connection.migrate([steps[0]], in: "steps")
    #expect(throws: PostgresFailure.self) { try connection.migrate(steps, in: "steps") }
    #expect(try tables("steps") == 2)
    for _ in 1...2 { try connection.migrate([steps[0], ["CREATE TABLE b (x INT)"]], in: "steps") }
    #expect(try tables("steps") == 3)
  }

  /// Contested registrations were added later than everything else. Existing accounts stay.
  @Test func olderStoreIsMigrated() async throws {
    let server = try PostgresServer.shared.get()
    let schema = UUID().uuidString
    let connection = try server.connection(schema)
    try connection.migrate([PostgresSchema.steps[0]], in: schema)
    _ = try connection.execute(
      "INSERT INTO accounts VALUES ('ada', 'active', NULL, '{}', 1); "
        + "INSERT INTO names VALUES ('ada@example.org', 'ada'); "
        + "INSERT INTO identifiers VALUES ('ada', 0, 'email', 'ada@example.org', 1)")
    let ada = Identifier(kind: .email, text: "ada@example.org")
    for _ in 1...2 {
      let node = try await server.store(schema, VirtualClock(World.start))
      try await node.check()
      try await node.rejectRegistration([ada], nil)
      #expect(try await node.account(calledAny: ada.text)?.id == "ada")
      await node.close()
    }
    #expect(try tables(schema) == 17)
  }

  @Test func newerVersionIsRejected() async throws {
    let server = try PostgresServer.shared.get()
    let schema = UUID().uuidString
    await (try server.store(schema, VirtualClock(World.start))).close()
    _ = try server.connection(schema).execute("UPDATE store_version SET version = 99")
    let fault = await #expect(throws: StoreFault.self) {
      try await server.store(schema, VirtualClock(World.start))
    }
    guard case .broken(let text)? = fault else { throw Unexpected() }
    #expect(text.contains("version 99") && text.contains("newer"))
  }

  @Test func foreignTablesAreLeftAlone() async throws {
    let server = try PostgresServer.shared.get()
    let schema = UUID().uuidString
    let other = try server.connection(schema)
    _ = try other.execute("CREATE SCHEMA \"\(schema)\"; CREATE TABLE notes (text TEXT)")
    let fault = await #expect(throws: StoreFault.self) {
      try await server.store(schema, VirtualClock(World.start))
    }
    guard case .broken(let text)? = fault else { throw Unexpected() }
    #expect(text.contains("another program"))
    #expect(try tables(schema) == 1)
  }
}
