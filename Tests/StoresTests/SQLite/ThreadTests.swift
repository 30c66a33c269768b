import Dispatch
import Testing

@testable import Stores

/// Reads that need no other thread, and those that do.
@Suite struct ThreadTests {
  private func thread() throws -> SQLiteThread {
    SQLiteThread(
      try SQLiteConnection(path: ":memory:", mayCreate: true), name: "test", timeout: 5_000)
  }

  private func two(_ connection: any SQLConnection) throws(StoreFault) -> Int64? {
    try connection.run("SELECT 1 + 1", []).first?.int(0)
  }

  @Test func idleConnectionRunsAtOnce() throws {
    #expect(try thread().runAtOnce { (db) throws(StoreFault) in try two(db) } == 2)
  }

  @Test func busyConnectionDoesNotBlockCaller() async throws {
    let thread = try thread()
    let hasBegun = AsyncStream.makeStream(of: Void.self)
    let mayEnd = DispatchSemaphore(value: 0)
    async let busy: Void = thread.run { (_) throws(StoreFault) in
      hasBegun.continuation.yield()
      mayEnd.wait()
    }
    for await _ in hasBegun.stream { break }
    #expect(try thread.runAtOnce { (db) throws(StoreFault) in try two(db) } == nil)
    async let waiting = thread.run { (db) throws(StoreFault) in try two(db) }
    mayEnd.signal()
    try await busy
    #expect(try await waiting == 2)
  }

  /// Waiting for another process's lock happens elsewhere.
  @Test func lockedFileIsLeftToWaitingCaller() throws {
    let thread = try thread()
    let answer: Int64? = try thread.runAtOnce { (_) throws(StoreFault) in
      throw .unavailable(retryAfter: 1)
    }
    #expect(answer == nil)
    #expect(throws: StoreFault.broken("x")) {
      try thread.runAtOnce { (_) throws(StoreFault) -> Int in throw .broken("x") }
    }
  }

  @Test func closedConnectionReportsUnavailable() async throws {
    let thread = try thread()
    await thread.close()
    #expect(try thread.runAtOnce { (db) throws(StoreFault) in try two(db) } == nil)
    await #expect(throws: StoreFault.unavailable(retryAfter: 1)) {
      try await thread.run { (db) throws(StoreFault) in try two(db) }
    }
  }
}
