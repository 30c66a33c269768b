#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes all of something to an open file, as often as that takes.
package enum WholeWrite {
  /// One call where the file takes all, so that lines of several writers do not mix. False where it takes no more;
  /// `errno` says why.
  package static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome($0, to: file) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func writeSome(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}
