/// The base64url encoding of RFC 4648 §5 without padding, as JOSE uses it.
package enum Base64URL {
  /// Why a text is not the base64url of any bytes.
  package enum Refusal: Error, Equatable, Sendable {
    /// No bytes encode to a text of this many characters.
    case length(Int)
    /// A byte outside the alphabet; padding, `+`, `/` and white space are outside too.
    case character(at: Int)
    /// The last character carries bits that no byte gets, so a second text would mean the same.
    case trailingBits
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The value of each byte of text, or nil where the byte is outside the alphabet.
  private static let values: [UInt8?] = {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    var pending = BitBuffer()
    for byte in bytes {
      pending.push(byte, bits: 8)
      while let value = pending.pop(6) { text.append(alphabet[Int(value)]) }
    }
    if pending.count > 0 {
      text.append(alphabet[Int(pending.rest << (6 - pending.count))])
    }
    return String(decoding: text, as: UTF8.self)
  }

  package static func decode(_ text: some StringProtocol) throws(Refusal) -> [UInt8] {
    try decode(Array(text.utf8))
  }

  /// Strict: exactly one text decodes to any given bytes.
  package static func decode(_ text: [UInt8]) throws(Refusal) -> [UInt8] {
    guard text.count % 4 != 1 else { throw .length(text.count) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var pending = BitBuffer()
    for (index, character) in text.enumerated() {
      guard let value = values[Int(character)] else { throw .character(at: index) }
      pending.push(value, bits: 6)
      if let byte = pending.pop(8) { bytes.append(byte) }
    }
    guard pending.rest == 0 else { throw .trailingBits }
    return bytes
  }
}

/// Bits on their way from groups of one width to groups of another; never more than 16.
private struct BitBuffer {
  private var bits: UInt16 = 0
  private(set) var count = 0

  /// What is left, as a number.
  var rest: Int { Int(bits) }

  mutating func push(_ value: UInt8, bits width: Int) {
    bits = bits << width | UInt16(value)
    count += width
  }

  /// Takes the oldest `width` bits, if there are that many.
  mutating func pop(_ width: Int) -> UInt8? {
    guard count >= width else { return nil }
    count -= width
    let value = UInt8(bits >> count)
    bits &= (1 << count) - 1
    return value
  }
}
