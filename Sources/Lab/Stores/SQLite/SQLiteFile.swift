import CSystem

/// The file before SQLite opens it.
enum SQLiteFile {
  /// For its owner alone; the log beside it takes its mode from it. An existing file is not opened
  /// here: closing it again would take SQLite's locks from it.
  static func prepare(_ path: String) throws(StoreFault) {
    let here = csystem_current_folder()
    let file = csystem_create(here, path, 0o600)
    if file >= 0 {
      csystem_close(file)
      return
    }
    guard file == -EEXIST else { throw fault(-file) }
    try restrict(path, at: here)
  }

  /// Which file stands there; nil for none.
  static func identity(_ path: String) -> Identity? {
    var status = csystem_status()
    guard csystem_status(csystem_current_folder(), path, true, &status) == 0 else { return nil }
    return Identity(device: status.device, inode: status.inode)
  }

  struct Identity: Equatable {
    let device: UInt64
    let inode: UInt64
  }

  private static func restrict(_ path: String, at here: Int32) throws(StoreFault) {
    var status = csystem_status()
    let answer = csystem_status(here, path, true, &status)
    guard answer == 0 else { throw fault(-answer) }
    guard status.kind == csystem_kind_file.rawValue else {
      throw .broken("the store is not a file: name a file, or a path where a file can be made")
    }
    guard status.mode & 0o077 != 0 else { return }  //! store-file-mode
    let isClosed = csystem_set_mode_at(here, path, 0o600)
    guard isClosed == 0 else {
      throw .broken(
        "others may read the store, and that cannot be changed: make it readable for its owner alone"
      )
    }
  }

  private static func fault(_ code: Int32) -> StoreFault {
    switch code {
    case ENOSPC, EDQUOT: .failing(.full)
    case EROFS: .failing(.readOnly)
    case ENOENT, ENOTDIR: .broken("there is no folder for its file: make the folder first")
    default: .broken("its file cannot be made: \(String(cString: csystem_error_text(code)))")
    }
  }
}
