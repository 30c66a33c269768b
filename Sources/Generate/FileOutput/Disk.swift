import CSystem
import Diagnostics

/// Reads what a user names: contracts, templates, configuration.
///
/// A path may come from a pull request of a stranger, and its content reaches logs and comments. So a symbolic link is
/// followed only within the project.
package enum Disk {
  package enum Kind: Hashable, Sendable { case file, folder, other }

  package struct DirectoryEntry: Hashable, Sendable {
    package let name: String
    /// The kind of the entry; for a symbolic link that of its target, nil if it leads nowhere.
    package let kind: Kind?
  }

  /// The bytes of a file, at most `limit` of them: a longer file is an error.
  package static func read(_ path: String, limit: Int) throws(DiskError) -> [UInt8] {
    guard let kind = try kind(of: path) else { throw DiskError(path, .missing) }
    guard kind == .file else { throw DiskError(path, .notFile) }
    guard ProjectFolder.holds(path) else { throw DiskError(path, .leadsOutside) }  //! linked-input
    let content = try asked(path) { () throws(OutputError) in
      try Folder.current.readHere(TreePath(path), limit: limit, following: true)
    }
    guard case .bytes(let bytes) = content else { throw DiskError(path, .tooLarge(limit: limit)) }
    return bytes
  }

  /// The entries of a folder, sorted by the bytes of the names.
  package static func list(_ path: String) throws(DiskError) -> [DirectoryEntry] {
    guard let kind = try kind(of: path) else { throw DiskError(path, .missing) }
    guard kind == .folder else { throw DiskError(path, .notFolder) }
    let folder = try asked(path) { () throws(OutputError) in try Folder.open(trusted: path) }
    let names = try asked(path) { () throws(OutputError) in try folder.names() }
    var entries: [DirectoryEntry] = []
    for name in names {
      guard let text = String(validating: name.bytes, as: UTF8.self) else {
        throw DiskError(path, .nameNotText(name.text))
      }
      let status = try asked(path) { () throws(OutputError) in
        try folder.status(name, following: true)
      }
      entries.append(DirectoryEntry(name: text, kind: status.map { Kind($0.kind) }))
    }
    return entries
  }

  /// The kind of the thing at a path; nil for nothing.
  package static func kind(of path: String) throws(DiskError) -> Kind? {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw DiskError(path, .missing) }
    return try asked(path) { () throws(OutputError) -> Kind? in
      do throws(OutputError) {
        let found = try Folder.current.status(TreePath(path), following: true)
        return found.map { Kind($0.kind) }
      } catch {
        if error.code == ENOTDIR { return nil }
        throw error
      }
    }
  }

  private static func asked<Value>(
    _ path: String, _ question: () throws(OutputError) -> Value
  ) throws(DiskError) -> Value {
    do {
      return try question()
    } catch {
      guard case .failed(let system) = error else { throw DiskError(path, .missing) }
      throw DiskError(path, .failed(message: system.message, help: system.help))
    }
  }
}

extension Disk.Kind {
  fileprivate init(_ kind: Status.Kind) {
    switch kind {
    case .file: self = .file
    case .folder: self = .folder
    case .symlink, .other: self = .other
    }
  }
}
