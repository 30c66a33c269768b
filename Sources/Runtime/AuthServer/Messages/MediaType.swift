/// A media type in lower case and its `charset`, read strictly by RFC 9110.
struct MediaType {
  let name: String
  let charset: String?

  /// Nil if any part, even of other parameters, is malformed, or a `charset` comes twice.
  init?(_ text: String) {
    var scanner = MediaTypeScanner(text)
    guard let name = scanner.name(), let charsets = scanner.charsets(), charsets.count <= 1 else {
      return nil
    }
    self.name = name
    charset = charsets.first
  }

  /// Whether a body of this type is what is wanted, in UTF-8.
  func isUTF8(_ wanted: String) -> Bool {
    name == wanted.lowercased() && (charset ?? "utf-8") == "utf-8"
  }
}

/// Reads `type/subtype; name=value; name="value"`.
private struct MediaTypeScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  mutating func name() -> String? {
    guard let type = token(), take("/"), let subtype = token() else { return nil }
    return "\(type)/\(subtype)"
  }

  /// The values of all parameters of that name; nil if any parameter is malformed.
  mutating func charsets() -> [String]? {
    var charsets: [String] = []
    skipSpace()
    while take(";") {
      skipSpace()
      guard let name = token(), take("="), let value = quoted() ?? token() else { return nil }
      if name == "charset" { charsets.append(value) }
      skipSpace()
    }
    return rest.isEmpty ? charsets : nil
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: byte) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }

  private mutating func token() -> String? {
    let token = rest.prefix(while: HeaderGrammar.isTokenByte)
    rest = rest[token.endIndex...]
    return token.isEmpty ? nil : String(decoding: token, as: UTF8.self).lowercased()
  }

  /// In quotes; a backslash takes the next byte as it is.
  private mutating func quoted() -> String? {
    guard take("\"") else { return nil }
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self).lowercased() }
      guard let plain = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else { break }
      bytes.append(plain)
    }
    return nil
  }
}
