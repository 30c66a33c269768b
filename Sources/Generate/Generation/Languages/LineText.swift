import Diagnostics

/// Text that stands on one line for people to read.
package enum LineText {
  /// Neither a line break nor anything that a reader cannot see.
  package static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    //! comment-one-line
    TextHazard.of(scalar) == nil && scalar != "\n" && scalar != "\r" && scalar != "\t"
  }

  package static func plain(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isPlain($0) ? $0 : " " }))
  }
}
