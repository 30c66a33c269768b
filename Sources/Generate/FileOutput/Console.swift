import CSystem

/// Standard output and standard error.
package enum Console: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether a person looks at it: colours are welcome then.
  package var isTerminal: Bool { csystem_is_terminal(rawValue) }

  /// Writes all of it. False if nobody takes it any more, or the disk behind it is full.
  package func write(_ text: String) -> Bool {
    Console.write(Array(text.utf8), to: rawValue)
  }

  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let written = bytes.withUnsafeBytes {
        csystem_write(file, $0.baseAddress! + done, $0.count - done)
      }
      guard written > 0 else { return false }
      done += Int(written)
    }
    return true
  }
}
