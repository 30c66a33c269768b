#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stream that a process prints to.
package enum Stream: Int32, Sendable {
  case output = 1
  case errors = 2

  package func write(_ text: String) { write(Array(text.utf8)) }

  /// A reader that went away ends the output, not with an error.
  package func write(_ bytes: [UInt8]) { _ = WholeWrite.write(bytes, to: rawValue) }

  /// A person looks on, and lines can be cleared and coloured.
  var isTerminal: Bool {
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    return isatty(rawValue) == 1 && !isDumb
  }

  /// Colour only on a terminal, and without `NO_COLOR`.
  package var takesColour: Bool {
    isTerminal && !(getenv("NO_COLOR").map { $0.pointee != 0 } ?? false)
  }
}
