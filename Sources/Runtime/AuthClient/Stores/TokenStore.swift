/// A place that keeps a session between two runs of an app.
///
/// Conform to it to keep sessions in a place of your own. Also conform to ``ItemStore`` so that sign-outs outlive the
/// process, and to ``MultiProcessStore`` if several processes use the store. One session uses a store, one call at a
/// time.
public protocol TokenStore: Sendable {
  /// The identity of the place. Sessions of one process whose stores have the same place are one session: they refresh
  /// once, and share their tokens.
  ///
  /// A store around another one returns the place of that one.
  var place: StorePlace { get }
  /// Returns the stored session; nil if the store is empty.
  ///
  /// - Throws: If the store can't be read, for instance because the device is locked. The client then deletes nothing.
  func load() throws -> StoredSession?
  /// Replaces the stored session.
  ///
  /// - Throws: If the session couldn't be written. The content may be anything then: the client saves again or clears.
  func save(_ session: StoredSession) throws
  /// Removes the stored session.
  func clear() throws
}
