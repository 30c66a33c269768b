import Dispatch
import Testing

@testable import Crypto

@Suite("The queue of hashes")
struct WorkQueueTests {
  /// The gate blocks both threads, so that new work has to wait.
  @Test func fullQueueRejectsNewWork() async throws {
    let queue = WorkQueue(name: "test", threads: 2, longest: 3)
    let gate = DispatchSemaphore(value: 0)
    let working = Counter()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          await queue.run {
            working.add()
            gate.wait()
            return true
          } ?? false
        }
      }
      // Fifteen of twenty are refused while nobody is done.
      for _ in 0..<15 { #expect(await group.next() == false) }
      for _ in 0..<5 { gate.signal() }
      for _ in 0..<5 { #expect(await group.next() == true) }
    }
    #expect(working.value == 5)
    #expect(await queue.run { 1 } == 1)
  }

  @Test func allWorkIsEventuallyDone() async {
    let queue = WorkQueue(name: "test", threads: 3, longest: 1_000)
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...500 { group.addTask { await queue.run { number } ?? 0 } }
      return await group.reduce(0, +)
    }
    #expect(sum == 500 * 501 / 2)
  }

  /// Hashing doesn't delay callers that don't hash.
  @Test func concurrencyIsLimitedToThreads() async {
    let queue = WorkQueue(name: "test", threads: 2, longest: 100)
    let running = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<40 {
        group.addTask {
          _ = await queue.run {
            running.add()
            defer { running.remove() }
            return running.value
          }
        }
      }
    }
    #expect(running.most <= 2)
  }
}

private final class Counter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "counter")
  private var now = 0
  private var top = 0

  func add() {
    queue.sync {
      now += 1
      top = max(top, now)
    }
  }

  func remove() { queue.sync { now -= 1 } }

  var value: Int { queue.sync { now } }
  var most: Int { queue.sync { top } }
}
