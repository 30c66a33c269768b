import AuthClient
import Foundation

/// Items are files beside the session's, with its name and theirs. The session's lock is theirs too.
extension FileStore: ItemStore {
  public func item(_ name: String) throws -> Data? { try itemFile(name).read() }

  public func replaceItem(
    _ name: String, with content: Data?, where isExpected: (Data?) -> Bool
  ) throws -> Bool {
    file.makeFolder()
    let file = itemFile(name)
    return try lock.whileLocked { hold in
      guard isExpected(try file.read()) else { return false }  //! item-compared-under-lock
      try hold.step { try file.write(content) }
      return true
    }
  }

  private func itemFile(_ name: String) -> PlainFile { PlainFile(path: "\(url.path).\(name)") }
}
