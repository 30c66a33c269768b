#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a process prints to.
package enum Stream: Int32, Sendable {
  case output = 1
  case errors = 2

  package func write(_ text: String) { write(Array(text.utf8)) }

  /// One call where the stream takes all, so that lines do not mix. A reader that went away ends the output, not with
  /// an error.
  package func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome($0) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Colour only where a person looks on: a terminal, no `NO_COLOR`, no dumb terminal.
  package var takesColour: Bool {
    let refuses = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    return isatty(rawValue) == 1 && !refuses && !isDumb
  }

  private func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(rawValue, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(rawValue, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(rawValue, bytes.baseAddress, bytes.count)
    #endif
  }
}
