/// The base64url encoding of RFC 4648 §5 without padding, as JOSE uses it.
package enum Base64URL {
  /// Why a text is not the base64url of any bytes.
  package enum FormatError: Error, Equatable, Sendable {
    /// No bytes encode to a text of this many characters.
    case length(Int)
    /// A byte outside the alphabet; padding, `+`, `/` and white space are outside too.
    case character(at: Int)
    /// The last character carries bits that no byte gets, so a second text would mean the same.
    case trailingBits
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The value of each byte of text; above all values where the byte is outside the alphabet.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: outside, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  private static let outside: UInt8 = 0x80

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

  package static func decode(_ text: some StringProtocol) throws(FormatError) -> [UInt8] {
    try decode(Array(text.utf8))
  }

  package static func decode(_ text: [UInt8]) throws(FormatError) -> [UInt8] {
    try decode(text[...])
  }

  /// Strict: exactly one text decodes to any given bytes.
  package static func decode(_ text: ArraySlice<UInt8>) throws(FormatError) -> [UInt8] {
    guard text.count % 4 != 1 else { throw .length(text.count) }
    var seen: UInt8 = 0
    var last: UInt32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: text.count * 3 / 4) { bytes, count in
      text.withUnsafeBufferPointer { text in
        (count, last, seen) = decode(text, into: bytes)
      }
    }
    guard seen < outside else {
      throw .character(at: text.prefix { values[Int($0)] < outside }.count)
    }
    guard last == 0 else { throw .trailingBits }
    return bytes
  }

  /// How many bytes there are, the bits behind the last of them, and the bits of all values together.
  private static func decode(
    _ text: UnsafeBufferPointer<UInt8>, into bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> (count: Int, rest: UInt32, seen: UInt8) {
    values.withUnsafeBufferPointer { values in
      var (count, seen, pending, bits): (Int, UInt8, UInt32, UInt32) = (0, 0, 0, 0)
      let whole = text.count & ~3
      for start in stride(from: 0, to: whole, by: 4) {
        let first = values[Int(text[start])]
        let second = values[Int(text[start + 1])]
        let third = values[Int(text[start + 2])]
        let fourth = values[Int(text[start + 3])]
        seen |= first | second | third | fourth
        bytes[count] = first << 2 | second >> 4
        bytes[count + 1] = second << 4 | third >> 2
        bytes[count + 2] = third << 6 | fourth
        count += 3
      }
      for character in text[whole...] {
        let value = values[Int(character)]
        seen |= value
        pending = pending << 6 | UInt32(value)
        bits += 6
        guard bits >= 8 else { continue }
        bits -= 8
        bytes[count] = UInt8(truncatingIfNeeded: pending >> bits)
        count += 1
        pending &= (1 << bits) - 1
      }
      return (count, pending, seen)
    }
  }
}

/// Bits on their way from groups of one width to groups of another; never more than 16.
private struct BitBuffer {
  private var bits: UInt16 = 0
  private(set) var count = 0

  /// The bits that are left, as a number.
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
