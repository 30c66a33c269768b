import AuthClient

extension KeychainStore: MultiProcessStore {
  public func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool {
    try whileLocked {
      guard try isMet(isExpected, before: session) else { return false }
      if let session { try put(session) } else { try removeAll() }
      return true
    }
  }

  public func lease(within seconds: Double) async -> ReleaseToken? {
    await lock?.lease(within: seconds)
  }

  public func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken? {
    ChangeNotice.watch(place, changed)
  }

  /// Without a lock two processes that write at once are told apart by nothing but the look just before.
  func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
    try lock?.whileLocked(body) ?? body()
  }
}
