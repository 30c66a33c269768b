#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// The stream for whoever runs a server.
enum StandardError {
  /// One line at once, so that lines of several tasks do not mix. One that cannot be written is lost.
  static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { bytes in
      #if canImport(Glibc)
        Glibc.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Musl)
        Musl.write(2, bytes.baseAddress, bytes.count)
      #elseif canImport(Android)
        Android.write(2, bytes.baseAddress!, bytes.count)
      #elseif canImport(Darwin)
        Darwin.write(2, bytes.baseAddress, bytes.count)
      #endif
    }
  }
}
