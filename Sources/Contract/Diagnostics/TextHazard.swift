/// Characters that make a text look or act other than it reads. One list for all who read or show text.
package enum TextHazard: String, Sendable {
  case control = "a control character"
  case bidirectional = "a character that reorders the text around it"
  case lineSeparator = "a character that some readers take for a line break"
  case byteOrderMark = "a byte order mark inside the text"
  case notCharacter = "a code point that is not a character"

  /// The hazard of a scalar; nil for ordinary text. Tab, CR and LF are left to the caller's grammar.
  package static func of(_ scalar: Unicode.Scalar) -> TextHazard? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E: nil
    case 0x85, 0x2028, 0x2029: .lineSeparator
    case 0x00...0x1F, 0x7F...0x9F: .control
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .bidirectional  //! hidden-bidi
    case 0xFEFF: .byteOrderMark
    case 0xFDD0...0xFDEF: .notCharacter
    case let value where value & 0xFFFE == 0xFFFE: .notCharacter
    default: nil
    }
  }
}
