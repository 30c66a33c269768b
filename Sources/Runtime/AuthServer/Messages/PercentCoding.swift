/// Percent-encoding of RFC 3986. Decoding happens once and mends nothing.
package enum PercentCoding {
  /// Nil for a percent sign without two digits and for what is not UTF-8 afterwards.
  package static func decode(_ text: Substring, plusIsSpace: Bool = false) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return String(text)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let decoded = escaped(&rest) else { return nil }
        bytes.append(decoded)
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
      }
    }
    return UTF8Step.isValid(bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Behind the percent sign.
  private static func escaped(_ rest: inout Substring.UTF8View) -> UInt8? {
    guard let high = rest.popFirst().flatMap(HexDigit.value),
      let low = rest.popFirst().flatMap(HexDigit.value)
    else { return nil }
    return high << 4 | low
  }

  static func isWellFormed(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), escaped(&rest) == nil { return false }
    }
    return true
  }

  /// Escapes everything but letters, digits, `-`, `.`, `_` and `~`.
  package static func encode(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if URLText.isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes += [
          UInt8(ascii: "%"), HexDigit.upper[Int(byte >> 4)], HexDigit.upper[Int(byte & 15)],
        ]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
