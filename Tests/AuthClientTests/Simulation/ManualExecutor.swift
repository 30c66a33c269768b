import Foundation

@testable import AuthClient

/// Runs tasks on the thread of the test, one piece at a time, in an order that the test chooses: a run
/// is the same each time, and when nothing is left to run everything waits.
final class ManualExecutor: TaskExecutor, @unchecked Sendable {
  private let lock = NSLock()
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { jobs.append(job) }
  }

  /// - Parameter pick: which of so many pieces of work comes next.
  func drain(_ pick: (Int) -> Int = { _ in 0 }) {
    while let job = next(pick) { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next(_ pick: (Int) -> Int) -> UnownedJob? {
    lock.withLock { jobs.isEmpty ? nil : jobs.remove(at: pick(jobs.count)) }
  }

  /// Starts work that runs when the test lets it.
  func start(_ work: @escaping @Sendable () async -> Void) { _ = run(work) }

  private func run(_ work: @escaping @Sendable () async -> Void) -> @Sendable () -> Void {
    let task = Task(executorPreference: self) { await work() }
    return { task.cancel() }
  }

  var spawner: Spawner { Spawner { self.run($0) } }
}

/// The same numbers for the same seed (SplitMix64).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
