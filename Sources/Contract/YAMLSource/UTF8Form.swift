/// The form of the bytes that begin at one that is not ASCII.
enum UTF8Form {
  case scalar(Unicode.Scalar, length: Int)
  /// The bytes up to the first one that cannot go on; a decoder puts one replacement character for
  /// them.
  case invalid(length: Int)

  /// Refuses overlong forms, halves of surrogate pairs and numbers above U+10FFFF, as Unicode's
  /// table 3-7 says.
  init(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let lead = bytes[index]
    let (length, second) = UTF8Form.shape(lead)
    guard length > 1 else {
      self = .invalid(length: 1)
      return
    }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for step in 1..<length {
      guard index + step < bytes.count else {
        self = .invalid(length: step)
        return
      }
      let byte = bytes[index + step]
      guard step == 1 ? second.contains(byte) : byte.isContinuation else {
        self = .invalid(length: step)
        return
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    self = Unicode.Scalar(value).map { .scalar($0, length: length) } ?? .invalid(length: 1)
  }

  /// How many bytes a lead byte asks for, and what the second one may be.
  private static func shape(_ lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>) {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    default: (1, 0x80...0xBF)
    }
  }
}
