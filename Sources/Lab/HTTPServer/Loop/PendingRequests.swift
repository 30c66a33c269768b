import AuthServer

/// A request on its way to a handler. A class, so that to pass it on takes no copy of all that a request holds.
final class PendingRequest: Sendable {
  let connection: UInt64
  /// The number among all requests of a connection: each has its own task.
  let number: UInt64
  let request: Request

  init(connection: UInt64, number: UInt64, request: Request) {
    self.connection = connection
    self.number = number
    self.request = request
  }
}

/// The requests that nobody runs yet, and how many workers they take.
struct PendingRequests {
  /// One worker is the fastest where handlers are quick; with more of them in the queue, processors are to share them.
  private static let perWorker = 16
  /// A worker that takes nothing for so long is kept by a handler.
  private static let blockedTime: Int64 = 1_000_000

  /// The requests that wait. One that is taken leaves its place at once: it can be large, and hold secrets.
  private(set) var waiting: [PendingRequest?] = []
  private var first = 0
  private var taken = 0
  private var takenBefore = 0
  private var blockedSince: Int64?
  private(set) var workers = 0

  mutating func add(_ requests: [PendingRequest]) { waiting += requests }

  /// Nil ends the worker that asks.
  mutating func take() -> PendingRequest? {
    guard first < waiting.count else {
      workers -= 1
      waiting.removeAll(keepingCapacity: waiting.count <= 256)
      first = 0
      return nil
    }
    let pending = waiting[first].take()  //! taken-leaves-queue
    first += 1
    taken += 1
    leaveEmptyPlaces()
    return pending
  }

  /// A queue that never runs dry does not grow by what has gone through it.
  private mutating func leaveEmptyPlaces() {
    guard first >= 64, first * 2 >= waiting.count else { return }  //! queue-shrinks
    waiting.removeSubrange(..<first)
    first = 0
  }

  /// Drops the requests of a connection: whoever asked is gone.
  mutating func drop(_ connection: UInt64) {
    waiting.removeSubrange(..<first)
    first = 0
    waiting.removeAll { $0?.connection == connection }  //! gone-sender-dropped
  }

  /// How many workers are to start now, beside those that are at work.
  mutating func newWorkers(now: Int64, most: Int) -> Int {
    let count = waiting.count - first
    guard count > 0 else {
      blockedSince = nil
      return 0
    }
    let needed = min(most, 1 + (count - 1) / Self.perWorker)
    let more = max(needed - workers, areBlocked(now) && workers < most ? 1 : 0)  //! worker-limit
    workers += more
    if more > 0 { blockedSince = now }
    return more
  }

  private mutating func areBlocked(_ now: Int64) -> Bool {
    guard let since = blockedSince, taken == takenBefore else {
      (blockedSince, takenBefore) = (now, taken)
      return false
    }
    return now - since >= Self.blockedTime
  }
}
