import AuthClient
import Foundation

/// Runs the work of one process of an app, one piece after the other, when a replay says so.
final class StepExecutor: TaskExecutor, @unchecked Sendable {
  private let lock = NSLock()
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { jobs.append(job) }
  }

  /// Runs all there is to run: then everything waits for an answer, a lease or an alarm.
  func drain() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob? {
    lock.withLock { jobs.isEmpty ? nil : jobs.removeFirst() }
  }

  func start(_ work: @escaping @Sendable () async -> Void) { _ = run(work) }

  func run(_ work: @escaping @Sendable () async -> Void) -> @Sendable () -> Void {
    let task = Task(executorPreference: self) { await work() }
    return { task.cancel() }
  }
}
