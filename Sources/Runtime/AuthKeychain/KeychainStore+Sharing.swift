public import AuthClient

extension KeychainStore: MultiProcessStore {
  public func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool {
    try whileLocked { store in
      guard try store.isMet(isExpected, before: session) else { return false }
      if let session { try store.put(session) } else { try store.removeAll() }
      return true
    }
  }

  public func lease(within seconds: Double) async throws -> ReleaseToken? {
    try await lock?.lease(within: seconds)
  }

  public func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken? {
    ChangeNotice.watch(place, changed)
  }

  /// Without a lock two processes that write at once are told apart by nothing but the look just before.
  ///
  /// - Parameter body: gets this store, which changes items only while the lock is held.
  func whileLocked<Result>(_ body: (KeychainStore) throws -> Result) throws -> Result {
    guard let lock else { return try body(self) }
    return try lock.whileLocked { hold in
      var store = self
      store.keychain = HeldKeychain(keychain: keychain, hold: hold)
      return try body(store)
    }
  }
}
