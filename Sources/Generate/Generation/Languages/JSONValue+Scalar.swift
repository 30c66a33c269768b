package import Diagnostics

extension JSONValue {
  /// A number or a bool, spelt as JSON has it; anything else stays a text.
  package static func scalar(_ text: String) -> JSONValue {
    text == "true" || text == "false" || isNumber(text) ? .plain(text) : .text(text)
  }

  /// Digits without a zero before them, perhaps a fraction, perhaps a sign before it all.
  private static func isNumber(_ text: String) -> Bool {
    let unsigned = text.utf8.first == 0x2D ? text.utf8.dropFirst() : text.utf8[...]
    let parts = unsigned.split(separator: 0x2E, omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) }
    }
    return areDigits && parts.count <= 2 && (parts[0].count == 1 || parts[0].first != 0x30)
  }
}
