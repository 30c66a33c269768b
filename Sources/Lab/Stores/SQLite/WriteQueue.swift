/// The writes of this process, one batch after the other on the writer's thread.
actor WriteQueue {
  /// Beyond this the store says so, instead of letting everybody wait longer and longer.
  private let longest: Int
  private let thread: SQLiteThread
  private var waiting: [WriteJob] = []
  private var isBusy = false

  init(_ thread: SQLiteThread, longest: Int) {
    self.thread = thread
    self.longest = longest
  }

  func add(_ job: WriteJob) {
    //! write-queue-limit
    guard waiting.count < longest else { return job.finish(.unavailable(retryAfter: 1)) }
    waiting.append(job)
    guard !isBusy else { return }
    isBusy = true
    Task { await work() }
  }

  private func work() async {
    while !waiting.isEmpty {
      let jobs = Array(waiting.prefix(64))
      waiting.removeFirst(jobs.count)
      do throws(StoreFault) {
        try await thread.run { (connection) throws(StoreFault) in
          WriteBatch.run(jobs, on: connection)
        }
      } catch {
        for job in jobs { job.finish(error) }
      }
    }
    isBusy = false
  }
}
