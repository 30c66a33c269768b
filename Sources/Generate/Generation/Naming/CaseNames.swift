import ContractModel
import Diagnostics

/// Makes identifiers of the texts of an enum.
package enum CaseNames {
  /// The text's ASCII words in camel case: `in-review` and `IN_REVIEW` become `inReview`; nil where none is left.
  package static func name(for text: String) -> String? {
    let words = text.utf8.split { !isLetterOrDigit($0) }.map { String(decoding: $0, as: UTF8.self) }
    guard let first = words.first, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let isShouted = !text.utf8.contains { (0x61...0x7A).contains($0) }
    let rest = words.dropFirst().map { capitalised(isShouted ? $0.lowercased() : $0) }
    let name = lowercaseStart(first) + rest.joined()
    return (0x30...0x39).contains(name.utf8.first ?? 0) ? "value\(name)" : name
  }

  package static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  package static func uncapitalised(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }

  /// `ACTIVE` becomes `active`, `Active` too, `activeNow` stays.
  private static func lowercaseStart(_ word: String) -> String {
    if !word.utf8.contains(where: { (0x61...0x7A).contains($0) }) { return word.lowercased() }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }
}

extension Diagnostic {
  static func sameCaseName(_ text: Text, _ other: Text, _ name: String) -> Diagnostic {
    Diagnostic(
      "same-case-name", "`\(text.value)` and `\(other.value)` would both become the case `\(name)`",
      at: text.span, related: [RelatedPlace(other.span, "the other value")],
      help: "remove one of them from the enum, or make the field a string")
  }

  static func reservedCaseName(_ text: Text, _ name: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      "reserved-name", "`\(text.value)` would become the case `\(name)`, which is taken",
      at: text.span, why: reason,
      help: "make the field a string")
  }
}
