/// Keeps a session between two runs of an app. Only one session uses it, one call at a time.
///
/// A store that cannot be read, like one that is locked, throws: nothing is then deleted. One that
/// is empty returns nil. A save that fails may leave anything: it is repeated or cleared.
public protocol TokenStore: Sendable {
  func load() throws -> StoredSession?
  func save(_ session: StoredSession) throws
  func clear() throws
}
