import Primitives

/// SQLite behind a store: one thread writes, others read, where a read has to wait at all. In memory there is one
/// connection, and so one thread.
struct SQLiteEngine: SQLEngine {
  private let writer: SQLiteThread
  private let readers: [SQLiteThread]
  private let queue: WriteQueue
  private let place: SQLitePlace
  /// The file that was opened; nil in memory.
  private let identity: SQLiteFile.Identity?
  /// That the file is damaged is known from then on: the pages that were damaged are not read by everybody.
  private let damage = Locked<StoreFault?>(nil)

  init(_ place: SQLitePlace, options: SQLiteOptions) throws(StoreFault) {
    if case .file(let path) = place { try SQLiteFile.prepare(path) }
    let connection = try SQLiteConnection(path: place.path, mayCreate: place == .memory)
    try connection.settle(place, busyTimeout: options.busyTimeout)
    try connection.migrate()
    try options.prepare?(connection)
    writer = SQLiteThread(connection, name: "store.write", timeout: options.busyTimeout)
    var readers: [SQLiteThread] = []
    for index in 0..<(place == .memory ? 0 : options.readers) {
      let connection = try SQLiteConnection(path: place.path, mayCreate: false)
      try connection.settle(place, busyTimeout: options.busyTimeout)
      readers.append(
        SQLiteThread(connection, name: "store.read.\(index)", timeout: options.busyTimeout))
    }
    self.readers = readers.isEmpty ? [writer] : readers
    self.place = place
    identity = if case .file(let path) = place { SQLiteFile.identity(path) } else { nil }
    queue = WriteQueue(writer, longest: options.longestQueue)
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result {
    do throws(StoreFault) {
      for reader in readers {
        if let result = try reader.runAtOnce(body) { return result }
      }
      return try await (readers.randomElement() ?? writer).run(body)
    } catch {
      throw recorded(error)
    }
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result {
    let result = await withCheckedContinuation { continuation in
      let job = WriteJob(body) { continuation.resume(returning: $0) }
      Task { await queue.add(job) }
    }
    do throws(StoreFault) { return try result.get() } catch { throw recorded(error) }
  }

  /// SQLite goes on with a file that has lost its name, and all that is written there is gone at the end.
  func check() async throws(StoreFault) {
    if let damage = damage.use({ $0 }) { throw damage }
    guard case .file(let path) = place else { return }
    guard SQLiteFile.identity(path) == identity else { throw .failing(.gone) }
  }

  private func recorded(_ fault: StoreFault) -> StoreFault {
    if fault.isDamage { damage.use { $0 = fault } }  //! full-store-recovers
    return fault
  }

  /// The readers first: the last connection that closes takes the log into the file.
  func close() async {
    for reader in readers { await reader.close() }
    await writer.close()
  }
}
