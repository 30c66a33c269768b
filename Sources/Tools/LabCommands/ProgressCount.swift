import Primitives

/// Counts results from any task.
final class ProgressCount: Sendable {
  private let counts = Locked((done: 0, broken: 0))

  func add(_ isBroken: Bool) -> (done: Int, broken: Int) {
    counts.use { counts in
      counts.done += 1
      if isBroken { counts.broken += 1 }
      return counts
    }
  }
}
