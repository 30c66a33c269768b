/// SQLite behind a store: one thread writes, others read, where a read has to wait at all. In memory there is one
/// connection, and so one thread.
struct SQLiteEngine: SQLEngine {
  private let writer: SQLiteThread
  private let readers: [SQLiteThread]
  private let queue: WriteQueue

  init(_ place: SQLitePlace, options: SQLiteOptions) throws(StoreFault) {
    if case .file(let path) = place { try SQLiteFile.prepare(path) }
    let connection = try SQLiteConnection(path: place.path, mayCreate: place == .memory)
    try connection.settle(place, busyTimeout: options.busyTimeout)
    try connection.migrate()
    try options.prepare?(connection)
    writer = SQLiteThread(connection, name: "store.write", patience: options.busyTimeout)
    var readers: [SQLiteThread] = []
    for index in 0..<(place == .memory ? 0 : options.readers) {
      let connection = try SQLiteConnection(path: place.path, mayCreate: false)
      try connection.settle(place, busyTimeout: options.busyTimeout)
      readers.append(
        SQLiteThread(connection, name: "store.read.\(index)", patience: options.busyTimeout))
    }
    self.readers = readers.isEmpty ? [writer] : readers
    queue = WriteQueue(writer, longest: options.longestQueue)
  }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result {
    for reader in readers {
      if let result = try reader.runAtOnce(body) { return result }
    }
    return try await (readers.randomElement() ?? writer).run(body)
  }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws(StoreFault) -> Result
  ) async throws(StoreFault) -> Result {
    let result = await withCheckedContinuation { continuation in
      let job = WriteJob(body) { continuation.resume(returning: $0) }
      Task { await queue.add(job) }
    }
    return try result.get()
  }

  /// The readers first: the last connection that closes takes the log into the file.
  func close() async {
    for reader in readers { await reader.close() }
    await writer.close()
  }
}
