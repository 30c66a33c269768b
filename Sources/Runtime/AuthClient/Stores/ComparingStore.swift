/// A store that several processes use: it compares and writes in one step that no other process comes between.
public protocol ComparingStore: TokenStore {
  /// Writes a session, or clears the store where it is nil, if what it holds is as expected.
  ///
  /// - Returns: false where it holds something else; nothing is written then.
  func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool
}
