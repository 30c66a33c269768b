import AuthClient
import Foundation

/// A store in one file that only its owner can read, for tools, servers and tests.
///
/// Apps on Apple's systems use `KeychainStore` of `AuthKeychain`. A save replaces the file in one step: a process that is
/// killed leaves the old session or the new one. A save doesn't wait for the disk, so after a power cut the file may be
/// the old one, or damaged. Nothing is encrypted.
/// On Apple's systems the file opens after the first unlock, and is in no backup.
public struct FileStore: TokenStore {
  let url: URL
  let file: PlainFile
  let lock: StoreLock

  /// Creates a store.
  ///
  /// - Parameter url: a file of its own. Missing folders are created, for their owner only.
  public init(_ url: URL) { self.init(url, lock: StoreLock(beside: url)) }

  package init(_ url: URL, lock: StoreLock) {
    (self.url, file, self.lock) = (url, PlainFile(path: url.path), lock)
  }

  public var place: StorePlace { StorePlace(file: url) }

  public func load() throws -> StoredSession? {
    guard let data = try file.read() else { return nil }
    guard let session = try? JSONDecoder().decode(StoredSession.self, from: data) else {
      throw StoreFailure.damaged  //! damaged-file-fails
    }
    return session
  }

  public func save(_ session: StoredSession) throws {
    file.makeFolder()
    try lock.whileLocked { try write(session, $0) }
  }

  public func clear() throws {
    try lock.whileLocked { try write(nil, $0) }
  }

  private func write(_ session: StoredSession?, _ hold: ExpiringHold) throws {
    let content = try session.map { try JSONEncoder().encode($0) }
    try hold.step { try file.write(content) }
    ChangeNotice.post(place)
  }
}

extension FileStore: MultiProcessStore {
  public func replace(
    with session: StoredSession?, where isExpected: (StoredSession?) -> Bool
  ) throws -> Bool {
    file.makeFolder()
    return try lock.whileLocked { hold in
      guard isExpected(try load()) else { return false }  //! compare-under-lock
      try write(session, hold)
      return true
    }
  }

  public func lease(within seconds: Double) async throws -> ReleaseToken? {
    try await lock.lease(within: seconds)
  }

  public func watch(_ changed: @escaping @Sendable () -> Void) -> ReleaseToken? {
    #if canImport(Darwin)
      ChangeNotice.watch(place, changed)
    #else
      file.makeFolder()
      return FolderWatch.watch(url, changed)
    #endif
  }
}
