/// Writes that wait at the same time share a transaction, since the sync at its end is what costs.
/// Each has a savepoint: one that fails takes nothing of the others with it.
enum WriteBatch {
  static func run(_ jobs: [WriteJob], on connection: SQLiteConnection) {
    var faults = [StoreFault?](repeating: nil, count: jobs.count)
    do throws(StoreFault) {
      try connection.execute("BEGIN IMMEDIATE")  //! write-locks-first
      for (index, job) in jobs.enumerated() { faults[index] = try run(job, on: connection) }
      try connection.execute("COMMIT")
    } catch {
      if connection.isInTransaction { try? connection.execute("ROLLBACK") }
      faults = faults.map { $0 ?? error }  //! commit-before-answer
    }
    for (job, fault) in zip(jobs, faults) { job.finish(fault) }
  }

  /// The fault of this job alone; throws where the whole transaction is gone.
  private static func run(
    _ job: WriteJob, on connection: SQLiteConnection
  ) throws(StoreFault) -> StoreFault? {
    try connection.execute("SAVEPOINT job")
    do throws(StoreFault) {
      try job.run(connection)
    } catch {
      guard connection.isInTransaction else { throw error }
      try connection.execute("ROLLBACK TO job; RELEASE job")  //! failed-write-rolled-back
      return error  //! failed-write-alone
    }
    try connection.execute("RELEASE job")
    return nil
  }
}
