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
    let box = ResultBox<Result>()
    run = { (connection) throws(StoreFault) in box.result = try body(connection) }
    self.finish = { fault in
      if let result = box.result, fault == nil {
        finish(.success(result))
      } else {
        finish(.failure(fault ?? .broken("a write ended without a result")))
      }
    }
  }
}

/// Unchecked, because the writer's thread alone sets it and reads it.
private final class ResultBox<Result>: @unchecked Sendable {
  var result: Result?
}
