/// A store that several nodes share.
package enum PostgresStore {
  /// Connects, and makes the tables or brings them to this version.
  package static func open(
    _ url: PostgresURL, clock: any Clock, options: PostgresOptions = PostgresOptions()
  ) async throws(StoreFault) -> SQLStore {
    let clock = DatabaseClock(clock)
    return SQLStore(
      engine: try await PostgresEngine(url, options: options, clock: clock), clock: clock)
  }
}

/// Times are in milliseconds.
package struct PostgresOptions: Sendable {
  /// The connections of this node. Each is made when it is first needed.
  package var connections = 8
  /// The tables stand in a schema of their own, so that they meet no others.
  package var schema = "authlab"
  package var statementTimeout = 5_000
  package var lockTimeout = 4_000
  /// After which a server that says nothing is away.
  package var answerTimeout = 7_000
  package var connectTimeout = 3_000
  /// How many calls may wait for a connection, and how long.
  package var longestQueue = 1_024
  package var longestWait = 5_000

  package init() {}
}
