import AuthServer

/// A store on a database that speaks SQL: the decisions are here and in `Decisions`, the engine
/// knows how to talk to one.
package struct SQLStore: Store {
  package let clock: any Clock
  let engine: any SQLEngine

  package init(engine: any SQLEngine, clock: any Clock) {
    self.engine = engine
    self.clock = clock
  }

  package func close() async { await engine.close() }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result {
    try await engine.read(body)
  }

  /// The time is taken when the transaction has begun: whoever waited for his turn decides by the
  /// time of his turn.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection, Moment) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result {
    let clock = clock
    return try await engine.write { (connection) throws(StoreFault) in
      try body(connection, connection.now(by: clock))
    }
  }
}
