/// A store that several processes use, such as an app and its widget.
///
/// A store around such a one passes all of this on; otherwise processes can write over one another.
public protocol MultiProcessStore: TokenStore {
  /// Writes a session, or clears the store where it is nil, if what it holds is as expected. No other process comes
  /// between the look and the write.
  ///
  /// - Returns: false where it holds something else; nothing is written then.
  func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool

  /// Waits until no other process renews.
  ///
  /// - Parameter seconds: the longest wait.
  /// - Returns: ends the lease when it is released, as the end of the process does; nil if another process renews all
  ///   that time, or if the store has no leases.
  func lease(within seconds: Double) async -> ReleaseToken?

  /// Reports each change of the content, by this process or another one, from any thread.
  ///
  /// - Returns: ends the reports when it is released; nil if the store cannot tell.
  func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken?
}
