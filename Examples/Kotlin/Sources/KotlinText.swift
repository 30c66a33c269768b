import Diagnostics

/// The one place that knows how anything becomes Kotlin: literals, identifiers, comments.
enum KotlinText {
  /// The text between the quotes of a literal, in printable ASCII: no text can end it, open a template or hide.
  static func inside(_ text: String) -> String {
    text.utf16.map { unit in
      switch unit {
      case 0x22, 0x24, 0x5C: "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x20...0x7E: String(UnicodeScalar(UInt8(unit)))
      default: "\\u" + String(repeating: "0", count: 4 - digits(unit).count) + digits(unit)
      }
    }.joined()
  }

  private static func digits(_ unit: UInt16) -> String { String(unit, radix: 16) }

  /// A field or a case. What it cannot be called without ticks, it is called with them.
  static func member(_ name: String) -> String {
    if members.contains(name) { return name + "_" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// A text as one line behind `//`: no line break, nothing that reorders.
  static func line(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          TextHazard.of($0) == nil && !"\n\r\t".unicodeScalars.contains($0) ? $0 : " "
        }))
  }

  /// A text as one line of KDoc: it neither ends the comment nor opens another, a link or a tag.
  static func doc(_ text: String) -> String {
    line(text).unicodeScalars.map { scalar in
      "*/[]@`<>&".unicodeScalars.contains(scalar)
        ? "&#\(scalar.value);" : String(Character(scalar))
    }.joined()
  }

  /// Kotlin's hard keywords.
  private static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "typeof", "val", "var", "when", "while",
  ]

  /// Names whose getters the JVM has already, and what each enum has.
  private static let members: Set<String> = ["class", "name", "ordinal", "wire"]

  /// Types that the generated file mentions or declares.
  static let types: Set<String> = [
    "Any", "Boolean", "ByteArray", "ByteString", "Double", "Enum", "Instant", "Int", "List",
    "Long", "Map", "Nothing", "Refusal", "Secret", "String", "URI", "UUID", "Unit",
  ]
}
