/// A store that several processes can use, such as an app and its widget.
///
/// A store around another one forwards all of these calls; otherwise processes can overwrite each other's session.
public protocol MultiProcessStore: TokenStore {
  /// Writes a session if the stored one is as expected; nil clears the store. No other process may write in between.
  ///
  /// - Returns: False if the stored session isn't as expected. Nothing is written then.
  func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool

  /// Waits until no other process refreshes, and takes the lease.
  ///
  /// - Parameter seconds: the longest wait.
  /// - Returns: A token that ends the lease when it is released, as the end of the process does. Nil if another process
  ///   holds the lease all that time, or if the store has no leases.
  /// - Throws: If the store can't be written now. The client then doesn't refresh, so that no refresh token is spent
  ///   whose successor couldn't be stored.
  func lease(within seconds: Double) async throws -> ReleaseToken?

  /// Reports each change of the content, by this process or another one, from any thread.
  ///
  /// - Returns: A token that ends the reports when it is released; nil if the store can't watch.
  func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken?
}
