/// Bytes that the wire carries as a text in base64url without padding, as passkeys do.
public struct Base64URLBytes: Sendable, Hashable, JSONConvertible, TextConvertible {
  public let bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Exactly one text stands for some bytes: no padding, none of base64's own letters, no stray bits.
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .string(let text) = json, let bytes = Self.decode(text) else {
      throw InvalidValue(expected: "base64url")
    }
    self.bytes = bytes
  }

  private static func decode(_ text: String) -> [UInt8]? {
    guard !text.utf8.contains(where: { "+/=".utf8.contains($0) }) else { return nil }
    let padded =
      swap(text.utf8, "-_", "+/") + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    return try? Base64Bytes(text: padded).bytes
  }

  public var json: JSONValue {
    guard case .string(let text) = Base64Bytes(bytes).json else { return .null }
    return .string(Self.swap(text.utf8.prefix { $0 != UInt8(ascii: "=") }, "+/", "-_"))
  }

  private static func swap(_ text: some Sequence<UInt8>, _ old: String, _ new: String) -> String {
    let pairs = Dictionary(uniqueKeysWithValues: zip(old.utf8, new.utf8))
    return String(decoding: text.map { pairs[$0] ?? $0 }, as: UTF8.self)
  }
}

extension Base64URLBytes: Redacting {
  public var redacted: String { "\(bytes.count) bytes" }
}
