import AuthServer
import Testing

@testable import HTTPServer

/// How many workers take requests to handlers, with time handed in.
@Suite struct PendingRequestsTests {
  private let millisecond: Int64 = 1_000_000

  private func requests(_ numbers: some Sequence<UInt64>) -> [PendingRequest] {
    numbers.map { PendingRequest(connection: $0, number: $0, request: Request(.get, "/")) }
  }

  @Test func oneWorkerTakesSixteenRequests() {
    var queue = PendingRequests()
    #expect(queue.newWorkers(now: 0, most: 4) == 0)
    queue.add(requests(0..<16))
    #expect(queue.newWorkers(now: 0, most: 4) == 1)
    #expect(queue.newWorkers(now: 0, most: 4) == 0)
    let taken = (0..<16).compactMap { _ in queue.take()?.connection }
    #expect(taken == Array(0..<16) && queue.workers == 1)
    #expect(queue.take() == nil && queue.workers == 0)
    queue.add(requests(16..<17))
    #expect(queue.newWorkers(now: 0, most: 4) == 1 && queue.take()?.connection == 16)
  }

  @Test func manyRequestsAreSharedByProcessors() {
    var queue = PendingRequests()
    queue.add(requests(0..<17))
    #expect(queue.newWorkers(now: 0, most: 4) == 2)
    queue.add(requests(17..<200))
    #expect(queue.newWorkers(now: 0, most: 4) == 2)
    #expect(queue.workers == 4)
  }

  @Test func blockedWorkerGetsHelp() {
    var queue = PendingRequests()
    queue.add(requests(0..<3))
    #expect(queue.newWorkers(now: 0, most: 3) == 1)
    #expect(queue.newWorkers(now: millisecond - 1, most: 3) == 0)
    _ = queue.take()
    #expect(queue.newWorkers(now: millisecond, most: 3) == 0)
    #expect(queue.newWorkers(now: 2 * millisecond - 1, most: 3) == 0)
    #expect(queue.newWorkers(now: 2 * millisecond, most: 3) == 1)
    #expect(queue.newWorkers(now: 3 * millisecond - 1, most: 3) == 0)
    #expect(queue.newWorkers(now: 3 * millisecond, most: 3) == 1)
    #expect(queue.newWorkers(now: 9 * millisecond, most: 3) == 0)
  }

  @Test func emptyQueueIsNotStuck() {
    var queue = PendingRequests()
    queue.add(requests(0..<1))
    #expect(queue.newWorkers(now: 0, most: 3) == 1)
    _ = queue.take()
    #expect(queue.newWorkers(now: 9 * millisecond, most: 3) == 0)
    queue.add(requests(1..<2))
    #expect(queue.newWorkers(now: 10 * millisecond, most: 3) == 0)
    #expect(queue.newWorkers(now: 11 * millisecond, most: 3) == 1)
  }

  @Test func droppedConnectionsAreSkipped() {
    var queue = PendingRequests()
    queue.add(requests(0..<4))
    _ = queue.newWorkers(now: 0, most: 1)
    _ = queue.take()
    queue.drop(2)
    queue.drop(7)
    #expect(queue.take()?.connection == 1 && queue.take()?.connection == 3 && queue.take() == nil)
  }

  /// Requests may be large and contain passwords, so a queue that never runs empty must release them.
  @Test func takenRequestIsReleased() {
    var queue = PendingRequests()
    queue.add(requests(0..<8))
    weak var taken: PendingRequest?
    do {
      let pending = queue.take()
      taken = pending
      #expect(taken?.connection == 0)
    }
    #expect(taken == nil)
    var next: UInt64 = 1
    for round in 1..<100 as Range<UInt64> {
      queue.add(requests(round * 100..<round * 100 + 100))
      for _ in 0..<100 { next = queue.take()?.number ?? next }
    }
    #expect(next == 9_992)
    #expect(queue.waiting.count < 250 && queue.waiting.compactMap(\.self).count == 7)
  }

  private func task() -> Task<Void, Never> { Task {} }

  /// A response goes out before its handler ends. By then the connection's next request may be running.
  @Test func lateEndKeepsNextRequestOfConnection() {
    let (first, second) = (pending(7, 1), pending(7, 2))
    let next = task()
    var handlers = RunningHandlers()
    handlers.begin(first)
    handlers.begin(second)
    let wasGone = handlers.keep(next, for: second)
    handlers.end(first)
    let isGone = handlers.keep(task(), for: first)
    #expect(!wasGone && !isGone)
    let cancelled = handlers.cancel(7)
    #expect(cancelled == next)
    handlers.end(second)
    let none = handlers.cancel(7)
    #expect(none == nil)
  }

  @Test func cancelledBeforeTaskIsKnownIsCancelled() {
    var handlers = RunningHandlers()
    handlers.begin(pending(7, 1))
    let none = handlers.cancel(7)
    let isGone = handlers.keep(task(), for: pending(7, 1))
    #expect(none == nil && isGone)
  }

  private func pending(_ connection: UInt64, _ number: UInt64) -> PendingRequest {
    PendingRequest(connection: connection, number: number, request: Request(.get, "/"))
  }
}
