import CSystem

extension Folder {
  /// Makes a file that does not exist yet. Its permissions follow the user mask, or are `mode`.
  func create(_ name: TreePath, _ bytes: [UInt8], mode: UInt32?) throws(OutputError) {
    let file = Int32(try call(.create, name) { Int64(csystem_create($0, $1, 0o666)) })
    do {
      try fill(file, name, bytes)
      try setMode(ofFile: file, name, mode)
    } catch {
      _ = csystem_close(file)
      try? removeFile(name)
      throw error
    }
    try SystemCall.make(.close, shown(name)) { Int64(csystem_close(file)) }
  }

  private func fill(_ file: Int32, _ name: TreePath, _ bytes: [UInt8]) throws(OutputError) {
    var done = 0
    while done < bytes.count {
      let written = try SystemCall.make(.write, shown(name)) {
        bytes.withUnsafeBytes { csystem_write(file, $0.baseAddress! + done, $0.count - done) }
      }
      guard written > 0 else {
        throw .failed(SystemError(action: .write, path: shown(name), code: EIO))
      }
      done += Int(written)
    }
  }

  /// The owner can always read a file that follows the mask, whatever the mask says.
  private func setMode(
    ofFile file: Int32, _ name: TreePath, _ wanted: UInt32?
  ) throws(OutputError) {
    var made = csystem_status()
    try SystemCall.make(.inspect, shown(name)) { Int64(csystem_status(file, "", false, &made)) }
    let mode = wanted ?? (made.mode | ownerReadWrite)
    guard mode != made.mode else { return }
    try SystemCall.make(.setMode, shown(name)) { Int64(csystem_set_mode(file, mode)) }
  }

  /// Makes a folder that does not exist yet, and opens it. Messages name it as `shown`.
  func makeFolder(_ name: TreePath, shown: String? = nil) throws(OutputError) -> Folder {
    let shown = shown ?? self.shown(name)
    try SystemCall.make(.create, shown) {
      name.withPointer { path in
        withDescriptor { Int64(csystem_make_folder($0, path, 0o777)) }
      }
    }
    do {
      return try openForWriting(name, shown: shown)
    } catch {
      try? removeFolder(name)
      throw error
    }
  }

  /// Opens a folder of ours so that its owner can write in it, whatever its permissions were.
  func openForWriting(_ name: TreePath, shown: String?) throws(OutputError) -> Folder {
    let opened: Folder
    do {
      opened = try folder(name, shown: shown)
    } catch {
      guard error.code == EACCES else { throw error }
      try call(.setMode, name) { Int64(csystem_set_mode_at($0, $1, ownerAll)) }
      opened = try folder(name, shown: shown)
    }
    let mode = try opened.ownStatus().mode
    if mode & ownerAll != ownerAll {
      try opened.descriptorCall(.setMode) { Int64(csystem_set_mode($0, mode | ownerAll)) }
    }
    return opened
  }

  /// Gives this folder the owner and permissions of the one that it replaces. Only the system's
  /// administrator can give a folder to somebody else; where that fails it stays the runner's.
  func takePermissions(of old: Status) throws(OutputError) {
    let own = try ownStatus()
    if own.owner != old.owner || own.group != old.group {
      _ = try? descriptorCall(.setMode) { Int64(csystem_set_owner($0, old.owner, old.group)) }
    }
    if own.mode != old.mode {
      try descriptorCall(.setMode) { Int64(csystem_set_mode($0, old.mode)) }
    }
  }

  /// Gives a file of another folder a second name here. False where the system cannot or must not.
  func link(_ name: TreePath, from old: Folder) throws(OutputError) -> Bool {
    do {
      try call(.link, name) { new, target in
        name.withPointer { source in
          old.withDescriptor { Int64(csystem_link($0, source, new, target)) }
        }
      }
      return true
    } catch {
      let impossible = [EPERM, EXDEV, EMLINK, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL]
      if let code = error.code, impossible.contains(code) { return false }
      throw error
    }
  }

  /// Makes the same symbolic link here, for systems that give links no second name. False where
  /// it is no symbolic link.
  func copySymlink(_ name: TreePath, from old: Folder) throws(OutputError) -> Bool {
    guard try old.status(name)?.kind == .symlink else { return false }
    var target = [UInt8](repeating: 0, count: 1 << 16)
    let length = try old.call(.read, name) { folder, link in
      target.withUnsafeMutableBytes {
        csystem_read_symlink(folder, link, $0.baseAddress!, $0.count)
      }
    }
    let copy = TreePath(bytes: Array(target.prefix(Int(length))))
    try call(.create, name) { folder, link in
      copy.withPointer { Int64(csystem_make_symlink($0, folder, link)) }
    }
    return true
  }

  func rename(
    _ name: TreePath, to newName: TreePath, in other: Folder
  ) throws(OutputError) {
    try other.call(.rename, newName) { newFolder, target in
      name.withPointer { source in
        withDescriptor { Int64(csystem_rename($0, source, newFolder, target)) }
      }
    }
  }
}

/// Read, write and enter, for the owner.
private let ownerAll: UInt32 = 0o700
/// Read and write, for the owner.
private let ownerReadWrite: UInt32 = 0o600
