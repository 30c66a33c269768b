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

  /// Makes the folders, if they are missing.
  static func write(_ text: String, to path: String) -> Creation {
    write(Array(text.utf8), to: path)
  }

  static func write(_ bytes: [UInt8], to path: String) -> Creation {
    Interruption.postponed { writeAtOnce(bytes, to: path) }
  }

  private static func writeAtOnce(_ bytes: [UInt8], to path: String) -> Creation {
    if let failure = makeFolders(above: path) { return .failed(failure) }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return errno == EEXIST ? .exists : .failed(reason) }
    let isWritten = WholeWrite.write(bytes, to: file)
    let failure = reason
    guard close(file) == 0, isWritten else {
      unlink(path)
      return .failed(failure)
    }
    return .written
  }

  /// Takes back what `write` has written.
  static func remove(_ path: String) { unlink(path) }

  private static func makeFolders(above path: String) -> String? {
    var end = path.startIndex
    while let slash = path[end...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      end = path.index(after: slash)
      if !folder.isEmpty, mkdir(folder, 0o777) != 0, errno != EEXIST { return reason }
    }
    return nil
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
