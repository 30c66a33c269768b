/// An encoding of two or four bytes for every character, known by its byte order mark or by the
/// zero bytes that ASCII letters have in it.
enum WideEncoding: String {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// Nil for UTF-8 and for anything that is no text.
  init?(of bytes: [UInt8]) {
    let isUTF32 = bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isUTF32 {
      self = .utf32
    } else if isUTF16 {
      self = .utf16
    } else if let encoding = WideEncoding.guess(Array(bytes.prefix(32))) {
      self = encoding
    } else {
      return nil
    }
  }

  /// A zero byte now and then is a mistake in a text of UTF-8; in every second place it is an
  /// encoding.
  private static func guess(_ start: [UInt8]) -> WideEncoding? {
    let zeros = (0..<4).map { lane in
      stride(from: lane, to: start.count, by: 4).map { start[$0] == 0 }
    }
    guard start.count >= 2 else { return nil }
    let mostly = zeros.map { lane in lane.filter { $0 }.count * 4 > lane.count * 3 }
    switch mostly {
    case [false, true, true, true], [true, true, true, false]: return .utf32
    case [false, true, false, true], [true, false, true, false]: return .utf16
    default: return start.count < 4 && start.contains(0) ? .utf16 : nil
    }
  }
}
