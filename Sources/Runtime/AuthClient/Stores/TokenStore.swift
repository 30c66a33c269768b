/// Keeps a session between two runs of an app. Only one session uses it, one call at a time.
///
/// A store that cannot be read, like one that is locked, throws: nothing is then deleted. One that
/// is empty returns nil. A save that fails may leave anything: it is repeated or cleared.
public protocol TokenStore: Sendable {
  /// The place in which the session is kept. Sessions of one process whose stores have one place are one session:
  /// they renew once, and each knows what the other was granted.
  ///
  /// A store around another one has the place of that one.
  var place: StorePlace { get }
  func load() throws -> StoredSession?
  func save(_ session: StoredSession) throws
  func clear() throws
}
