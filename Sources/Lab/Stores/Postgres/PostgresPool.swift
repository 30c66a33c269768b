import Primitives

/// So many connections, and the calls that wait for one.
final class PostgresPool: Sendable {
  private let state: Locked<State>
  private let workers: [PostgresWorker]
  private let options: PostgresOptions

  private struct State {
    var idle: [PostgresWorker]
    var waiting: [PostgresJob] = []
    var isClosed = false
  }

  init(_ workers: [PostgresWorker], _ options: PostgresOptions) {
    self.workers = workers
    state = Locked(State(idle: workers.reversed()))
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
      state.use { add(job, &$0) }
    }
    return try result.get()
  }

  private func add(_ job: PostgresJob, _ state: inout State) {
    if state.isClosed { return job.refuse() }
    if let worker = state.idle.popLast() { return start(job, on: worker) }
    guard state.waiting.count < options.longestQueue else { return job.refuse() }
    state.waiting.append(job)
  }

  private func start(_ job: PostgresJob, on worker: PostgresWorker) {
    worker.async {
      job.run(worker)
      self.state.use { self.free(worker, &$0) }
    }
  }

  /// Starts the next job. One that waited too long is told so: its caller has gone, and others wait.
  private func free(_ worker: PostgresWorker, _ state: inout State) {
    let late = PostgresWait.now - Int64(options.longestWait)
    while !state.waiting.isEmpty {
      let job = state.waiting.removeFirst()
      if job.since >= late { return start(job, on: worker) }
      job.refuse()
    }
    state.idle.append(worker)
  }

  /// Closes the pool: a job that runs comes to its end; one that waits is told.
  func close() async {
    let refused = state.use { state in
      state.isClosed = true
      defer { state.waiting = [] }
      return state.waiting
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
