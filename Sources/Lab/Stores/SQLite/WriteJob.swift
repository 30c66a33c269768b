import Primitives

/// A write that waits for its turn.
struct WriteJob: Sendable {
  /// The work of the job; its result stays with it until it is committed.
  let run: @Sendable (SQLiteConnection) throws(StoreFault) -> Void
  /// Called once: with nil when the result is on the disk.
  let finish: @Sendable (StoreFault?) -> Void
}

extension WriteJob {
  init<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(StoreFault) -> Result,
    _ finish: @escaping @Sendable (Swift.Result<Result, StoreFault>) -> Void
  ) {
    let result = Locked<Result?>(nil)
    run = { (connection) throws(StoreFault) in
      let new = try body(connection)
      result.use { $0 = new }
    }
    self.finish = { fault in
      if let result = result.use({ $0 }), fault == nil {
        finish(.success(result))
      } else {
        finish(.failure(fault ?? .broken("a write ended without a result")))
      }
    }
  }
}
