/// Bytes that the wire carries as a text in base64 (RFC 4648, with padding).
public struct Base64Bytes: Sendable, Hashable, JSONConvertible, TextConvertible {
  public let bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Exactly one text stands for some bytes: no spaces, no missing padding, no stray bits.
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .string(let text) = json, let bytes = Self.decode(Array(text.utf8)) else {
      throw InvalidValue(expected: "base64")
    }
    self.bytes = bytes
  }

  public var json: JSONValue { .string(text) }

  package var text: String { String(decoding: encoded, as: UTF8.self) }
}

extension Base64Bytes: Redacting {
  public var redacted: String { "\(bytes.count) bytes" }
}

extension Base64Bytes {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values: [UInt8: UInt8] = Dictionary(
    uniqueKeysWithValues: zip(alphabet, 0...63))

  private var encoded: [UInt8] {
    stride(from: 0, to: bytes.count, by: 3).flatMap { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * (3 - group.count))
      let digits = (0..<4).map { Self.alphabet[Int(bits >> (18 - 6 * $0) & 63)] }
      return digits.prefix(group.count + 1)
        + Array(repeating: UInt8(ascii: "="), count: 3 - group.count)
    }
  }

  /// Skips what is no digit; then only a text that would be written in just this way is right.
  private static func decode(_ text: [UInt8]) -> [UInt8]? {
    let digits = text.compactMap { values[$0] }
    let bytes = stride(from: 0, to: digits.count, by: 4).flatMap { start in
      Self.bytes(of: digits[start..<min(start + 4, digits.count)])
    }
    return Base64Bytes(bytes).encoded == text ? bytes : nil
  }

  private static func bytes(of digits: ArraySlice<UInt8>) -> [UInt8] {
    let bits = digits.reduce(0) { $0 << 6 | UInt32($1) } << (6 * (4 - digits.count))
    return (0..<digits.count - 1).map { UInt8(truncatingIfNeeded: bits >> (16 - 8 * $0)) }
  }
}
