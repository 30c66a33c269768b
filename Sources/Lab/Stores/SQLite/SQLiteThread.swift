import Dispatch

/// A connection and the queue that alone may touch it: a serial queue of its own has a thread of
/// its own while it works, and none of Swift's is held up.
final class SQLiteThread: @unchecked Sendable {
  /// Unchecked, because only blocks of the queue get to the connection.
  private let queue: DispatchQueue
  private var connection: SQLiteConnection?

  init(_ connection: SQLiteConnection, name: String) {
    self.connection = connection
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

  /// Statements and connection end on their own thread.
  func close() async {
    await withCheckedContinuation { continuation in
      queue.async {
        self.connection = nil
        continuation.resume()
      }
    }
  }

  private func result<Result>(
    of body: (SQLiteConnection) throws(StoreFault) -> Result
  ) -> Swift.Result<Result, StoreFault> {
    guard let connection else { return .failure(.unavailable(retryAfter: 1)) }
    do throws(StoreFault) { return .success(try body(connection)) } catch { return .failure(error) }
  }
}
