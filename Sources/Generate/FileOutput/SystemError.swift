import CSystem

/// The purpose of a call to the system.
enum SystemAction: String, CaseIterable, Sendable {
  case open
  case read
  case list
  case inspect = "look at"
  case create
  case write
  case close = "finish"
  case link
  case rename = "put in place"
  case exchange
  case remove
  case setMode = "set the permissions of"
  case lock
}

/// A call that failed: on what, and with which error number.
struct SystemError: Error, Hashable {
  let action: SystemAction
  let path: String
  let code: Int32

  /// "cannot write `a/b`: the disk is full"
  var message: String { "cannot \(action.rawValue) `\(path)`: \(reason)" }

  private var reason: String {
    switch code {
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is used up"
    case EIO: "the device reports an input or output error"
    case EACCES, EPERM: "permission is denied"
    case EROFS: "the file system is read-only"
    case ENOENT: "it does not exist"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder"
    case ELOOP: "a part of the path is a symbolic link"
    case EEXIST: "something of that name exists already"
    case ENOTEMPTY: "the folder is not empty"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case EBUSY: "it is in use by the system"
    default: String(cString: csystem_error_text(code))
    }
  }

  /// Advice on what a user can do about it.
  var help: String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space and run again"
    case EIO: "Check the disk, or choose a folder on another one; then run again"
    case EACCES, EPERM:
      "Give yourself the right to write there, or choose another folder; then run again"
    case EROFS: "Choose a folder on a file system that can be written"
    case ENAMETOOLONG: "Choose a folder with a shorter name"
    case EMFILE, ENFILE: "Raise the limit of open files (`ulimit -n`) and run again"
    default: "Look at what is there, and run again"
    }
  }
}
