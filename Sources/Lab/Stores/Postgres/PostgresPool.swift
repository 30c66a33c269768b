import Dispatch

/// So many connections, and the calls that wait for one.
final class PostgresPool: @unchecked Sendable {
  /// Unchecked, because the queue lets one at a time to what is below it.
  private let queue = DispatchQueue(label: "store.pool")
  private var idle: [PostgresWorker]
  private var waiting: [PostgresJob] = []
  private var isClosed = false
  private let workers: [PostgresWorker]
  private let options: PostgresOptions

  init(_ workers: [PostgresWorker], _ options: PostgresOptions) {
    self.workers = workers
    idle = workers.reversed()
    self.options = options
  }

  /// The worker that was used last comes first: a quiet server has few connections.
  func run<Result: Sendable>(
    _ body: @escaping @Sendable (PostgresWorker) -> Swift.Result<Result, StoreFault>
  ) async throws(StoreFault) -> Result {
    let result = await withCheckedContinuation { continuation in
      let job = PostgresJob(
        run: { continuation.resume(returning: body($0)) },
        refuse: { continuation.resume(returning: .failure(.unavailable(retryAfter: 1))) })
      queue.sync { add(job) }
    }
    return try result.get()
  }

  private func add(_ job: PostgresJob) {
    if isClosed { return job.refuse() }
    if let worker = idle.popLast() { return start(job, on: worker) }
    guard waiting.count < options.longestQueue else { return job.refuse() }
    waiting.append(job)
  }

  private func start(_ job: PostgresJob, on worker: PostgresWorker) {
    worker.async {
      job.run(worker)
      self.queue.sync { self.free(worker) }
    }
  }

  /// Starts the next job. One that waited too long is told so: its caller has gone, and others wait.
  private func free(_ worker: PostgresWorker) {
    let late = PostgresWait.now - Int64(options.longestWait)
    while !waiting.isEmpty {
      let job = waiting.removeFirst()
      if job.since >= late { return start(job, on: worker) }
      job.refuse()
    }
    idle.append(worker)
  }

  /// Closes the pool: a job that runs comes to its end; one that waits is told.
  func close() async {
    let refused = queue.sync {
      isClosed = true
      defer { waiting = [] }
      return waiting
    }
    for job in refused { job.refuse() }
    for worker in workers {
      await withCheckedContinuation { continuation in
        worker.async {
          worker.close()
          continuation.resume()
        }
      }
    }
  }
}

/// A call that wants a connection.
struct PostgresJob: Sendable {
  let since = PostgresWait.now
  let run: @Sendable (PostgresWorker) -> Void
  let refuse: @Sendable () -> Void
}
