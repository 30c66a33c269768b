import Dispatch

/// So many threads, and so many that may wait for one. Who comes when all is full is told so at
/// once: hashing is made to be dear, and sixteen sign-ins must not take the machine.
package actor WorkQueue {
  private let longest: Int
  /// A serial queue of its own has a thread of its own while it works, and none of Swift's.
  private var free: [DispatchQueue]
  private var waiting: [CheckedContinuation<DispatchQueue, Never>] = []
  private var first = 0

  package init(name: String, threads: Int, longest: Int) {
    precondition(threads > 0, "somebody has to work")
    free = (0..<threads).map { DispatchQueue(label: "\(name).\($0)") }
    self.longest = longest
  }

  /// Nil where too many wait.
  package func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result? {
    guard let queue = await take() else { return nil }
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
    give(queue)
    return result
  }

  private func take() async -> DispatchQueue? {
    if let queue = free.popLast() { return queue }
    guard waiting.count - first < longest else { return nil }  //! hash-queue-limit
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// The one who waited longest has it next.
  private func give(_ queue: DispatchQueue) {
    guard first < waiting.count else {
      waiting = []
      first = 0
      return free.append(queue)
    }
    let next = waiting[first]
    first += 1
    next.resume(returning: queue)
  }
}
