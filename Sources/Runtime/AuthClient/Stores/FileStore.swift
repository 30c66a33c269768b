import Foundation

/// Keeps a session in one file that only its owner can read. For tools, servers and tests; an app
/// on Apple's systems has a keychain.
///
/// A save replaces the file in one step: a process that is killed leaves the session before it or
/// the one after. It does not wait until the disk has it: after a power cut the file may be the old
/// one, or damaged. Nothing is encrypted.
public struct FileStore: TokenStore {
  let file: PlainFile

  /// - Parameter url: a file of its own. Folders that are missing are made, for their owner only.
  public init(_ url: URL) { file = PlainFile(path: url.path) }

  public func load() throws -> StoredSession? {
    guard let data = try file.read() else { return nil }
    guard let session = try? JSONDecoder().decode(StoredSession.self, from: data) else {
      // guard: damaged-file-fails
      throw StoreFailure.damaged
    }
    return session
  }

  public func save(_ session: StoredSession) throws {
    try file.replace(with: JSONEncoder().encode(session))
  }

  public func clear() throws { try file.remove() }
}
