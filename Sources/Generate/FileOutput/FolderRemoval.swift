import CSystem

extension Folder {
  func removeFile(_ name: TreePath) throws(OutputError) {
    try call(.remove, name) { Int64(csystem_remove_file($0, $1)) }
  }

  func removeFolder(_ name: TreePath) throws(OutputError) {
    try call(.remove, name) { Int64(csystem_remove_folder($0, $1)) }
  }

  /// Removes whatever bears the name, with all that is in it, but nothing behind a symbolic link or
  /// on another file system.
  func removeTree(_ name: TreePath) throws(OutputError) {
    guard let found = try status(name) else { return }
    guard found.kind == .folder else { return try removeFile(name) }
    if found.isMount(under: try ownStatus()) {
      throw .failed(SystemError(action: .remove, path: shown(name), code: EBUSY))
    }
    let doomed = try openForWriting(name, shown: nil)
    for inner in try doomed.names() { try doomed.removeTree(inner) }
    try removeFolder(name)
  }
}
