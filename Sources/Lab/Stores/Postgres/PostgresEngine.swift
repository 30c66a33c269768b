/// PostgreSQL behind a store.
struct PostgresEngine: SQLEngine {
  private let pool: PostgresPool

  init(
    _ url: PostgresURL, options: PostgresOptions, clock: DatabaseClock
  ) async throws(StoreFault) {
    let reconnectDelay = ReconnectDelay()
    let workers = (0..<options.connections).map {
      PostgresWorker($0, url, options, reconnectDelay, clock)
    }
    pool = PostgresPool(workers, options)
    do throws(StoreFault) {
      try await pool.run { $0.migrate() }
      try await write { (_) throws(StoreFault) in }
    } catch {
      await pool.close()
      throw error
    }
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result {
    try await pool.run { $0.read(body) }
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result {
    try await pool.run { $0.write(body) }
  }

  /// A server that is away is noticed by whoever asks it.
  func check() async throws(StoreFault) {}

  func close() async { await pool.close() }
}
