#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The place to which a path leads when every symbolic link in it is followed.
package enum RealPath {
  case found(String)
  case missing
  /// The system's words.
  case failed(String)

  package static func of(_ path: String) -> RealPath {
    guard let real = realpath(path, nil) else {
      return [ENOENT, ENOTDIR].contains(errno)
        ? .missing : .failed(String(cString: strerror(errno)))
    }
    defer { free(real) }
    return .found(String(cString: real))
  }
}
