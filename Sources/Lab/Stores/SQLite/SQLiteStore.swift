/// A store in a file, or in memory.
package enum SQLiteStore {
  /// Opens it, or makes it. Takes some milliseconds, on the caller's thread.
  package static func open(
    _ place: SQLitePlace, clock: any Clock, options: SQLiteOptions = SQLiteOptions()
  ) throws(StoreFault) -> SQLStore {
    SQLStore(engine: try SQLiteEngine(place, options: options), clock: clock)
  }
}

package struct SQLiteOptions: Sendable {
  /// In milliseconds; how long a write waits for another process.
  package var busyTimeout: Int
  package var readers: Int
  /// How many writes may wait.
  package var longestQueue: Int
  /// For tests: what is done to the writer's connection before it is used.
  var prepare: (@Sendable (any SQLConnection) throws(StoreFault) -> Void)?

  package init(busyTimeout: Int = 5_000, readers: Int = 4, longestQueue: Int = 4_096) {
    self.busyTimeout = busyTimeout
    self.readers = readers
    self.longestQueue = longestQueue
  }
}
