#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that was not there before. `O_EXCL` decides, so that two runs at once cannot both win.
enum NewFile {
  enum Outcome {
    case written
    case exists
    case failed(String)
  }

  /// Makes the folder, if it is missing.
  static func write(_ text: String, to path: String) -> Outcome {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    if !folder.isEmpty, mkdir(folder, 0o777) != 0, errno != EEXIST { return .failed(reason) }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return errno == EEXIST ? .exists : .failed(reason) }
    let isWritten = writeAll(Array(text.utf8), to: file)
    let failure = reason
    guard close(file) == 0, isWritten else {
      unlink(path)
      return .failed(failure)
    }
    return .written
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(file, $0) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
