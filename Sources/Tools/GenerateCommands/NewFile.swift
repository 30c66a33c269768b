import CommandLineSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that was not there before. `O_EXCL` decides, so that two runs at once cannot both win.
enum NewFile {
  enum Creation {
    case written
    case exists
    case failed(String)
  }

  /// Makes the folder, if it is missing.
  static func write(_ text: String, to path: String) -> Creation {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    if !folder.isEmpty, mkdir(folder, 0o777) != 0, errno != EEXIST { return .failed(reason) }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return errno == EEXIST ? .exists : .failed(reason) }
    let isWritten = WholeWrite.write(Array(text.utf8), to: file)
    let failure = reason
    guard close(file) == 0, isWritten else {
      unlink(path)
      return .failed(failure)
    }
    return .written
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
