import Dispatch
import Primitives

/// A connection and the queue on which whoever has to wait for it waits: a serial queue of its own has a thread of its
/// own while it works, and none of Swift's is held up.
final class SQLiteThread: Sendable {
  private let queue: DispatchQueue
  private let connection: Locked<SQLiteConnection?>
  /// How long a statement waits for another process there, in milliseconds.
  private let timeout: Int

  init(_ connection: sending SQLiteConnection, name: String, timeout: Int) {
    connection.wait(milliseconds: 0)
    self.connection = Locked(connection)
    self.timeout = timeout
    queue = DispatchQueue(label: name)
  }

  func run<Result: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result {
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.result(of: body)) }
    }
    return try result.get()
  }

  /// Right here, where that takes no waiting: a look at a few rows is done before another thread has woken up. Nil
  /// where somebody else is at the connection or has the file; then `run` waits.
  func runAtOnce<Result>(
    _ body: (SQLiteConnection) throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result? {
    do throws(StoreFault) {
      return try connection.useIfFree { (connection) throws(StoreFault) in
        if let connection { try body(connection) } else { nil }
      }
    } catch {
      if error.isFinal { throw error }
      return nil
    }
  }

  /// Statements and connection end on their own thread.
  func close() async {
    await withCheckedContinuation { continuation in
      queue.async {
        self.connection.use { $0 = nil }
        continuation.resume()
      }
    }
  }

  private func result<Result>(
    of body: (SQLiteConnection) throws(StoreFault) -> Result
  ) -> Swift.Result<Result, StoreFault> {
    connection.use { connection in
      guard let connection else { return .failure(.unavailable(retryAfter: 1)) }
      connection.wait(milliseconds: timeout)
      defer { connection.wait(milliseconds: 0) }
      return Swift.Result { () throws(StoreFault) in try body(connection) }
    }
  }
}
