/// The handlers that are at work, the latest of each connection. What is told of an earlier one comes late: its answer is out,
/// and the connection's next may be at work by then.
struct RunningHandlers {
  private struct Running {
    let number: UInt64
    var task: Task<Void, Never>?
    var isCancelled = false
  }

  private var running: [UInt64: Running] = [:]

  var areDone: Bool { running.isEmpty }

  mutating func begin(_ pending: PendingRequest) {
    running[pending.connection] = Running(number: pending.number)
  }

  /// Whether nobody waits for it any more.
  mutating func keep(_ task: Task<Void, Never>, for pending: PendingRequest) -> Bool {
    //! late-task-keeps-next
    guard running[pending.connection]?.number == pending.number else { return false }
    running[pending.connection]?.task = task
    return running[pending.connection]?.isCancelled == true
  }

  mutating func cancel(_ connection: UInt64) -> Task<Void, Never>? {
    running[connection]?.isCancelled = true
    return running[connection]?.task
  }

  mutating func end(_ pending: PendingRequest) {
    guard running[pending.connection]?.number == pending.number else { return }  //! late-end
    running[pending.connection] = nil
  }
}
