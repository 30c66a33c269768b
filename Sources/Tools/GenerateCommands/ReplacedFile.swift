import CommandLineSupport
import ContractPipeline
import FileOutput

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that gets new bytes all at once: they are written beside it and take its name, so that a reader sees the old
/// text or the new one.
enum ReplacedFile {
  /// Nil where it was done, else the system's words. A link stays one: the file behind it is replaced.
  static func write(_ bytes: [UInt8], to path: String) -> String? {
    Interruption.postponed { writeAtOnce(bytes, to: path) }
  }

  private static func writeAtOnce(_ bytes: [UInt8], to path: String) -> String? {
    guard case .found(let real) = RealPath.of(path) else {
      return String(cString: strerror(ENOENT))
    }
    var old = stat()
    guard stat(real, &old) == 0 else { return reason }
    let draft = "\(real).\(getpid()).new"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, old.st_mode & 0o777)
    guard file >= 0 else { return reason }
    let isWritten = WholeWrite.write(bytes, to: file) && fchmod(file, old.st_mode & 0o777) == 0
    let failure = reason
    guard close(file) == 0, isWritten, rename(draft, real) == 0 else {
      let last = isWritten ? reason : failure
      unlink(draft)
      return last
    }
    return nil
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
