import Primitives

extension JSONReader {
  /// At the opening quote. A text without escapes is taken over in one piece.
  mutating func string() throws(JSONFault) -> String {
    position += 1
    let start = position
    try skipPlain()
    if take("\"") {
      return try text(bytes[start..<position - 1])
    }
    var unescaped = Array(bytes[start..<position])
    while !take("\"") {
      guard take("\\") else { throw fault("a closing quote") }
      try escape(into: &unescaped)
      let plain = position
      try skipPlain()
      unescaped += bytes[plain..<position]
    }
    return try text(unescaped[...])
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(JSONFault) -> String {
    guard bytes.count <= limits.stringBytes else {
      throw fault("at most \(limits.stringBytes) bytes of text")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Up to a quote, a backslash or the end. Control characters and broken UTF-8 are refused.
  private mutating func skipPlain() throws(JSONFault) {
    while true {
      position = Self.plain.end(in: bytes, from: position)
      guard let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { return }
      guard byte >= 0x20 else { throw fault("control characters escaped") }
      guard let length = UTF8Step.length(in: bytes, at: position) else {
        throw fault("valid UTF-8")
      }
      position += length
    }
  }

  /// The ASCII characters that stand in a text as they are.
  private static let plain = ByteSet {
    (0x20..<0x80).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }

  /// Behind the backslash.
  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[position])
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      position += 1
      text += Character(try scalar()).utf8
      return
    default: throw fault("an escape")
    }
    position += 1
  }

  /// Four digits, or eight in two escapes: a high surrogate and its low one.
  private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
    let unit = try unit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), take("\\"), take("u") else {
      throw fault("surrogates in pairs")
    }
    let second = try self.unit()
    guard UTF16.isTrailSurrogate(second) else { throw fault("surrogates in pairs") }
    return Unicode.Scalar(0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(second & 0x3FF))!
  }

  private mutating func unit() throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap(HexDigit.value) else { throw fault("four hex digits") }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  /// At the sign or the first digit. What follows the number is not looked at.
  mutating func number() throws(JSONFault) -> JSONNumber {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    return JSONNumber(checked: try text(bytes[start..<position]))
  }

  private mutating func digits() throws(JSONFault) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    guard position > start else { throw fault("a digit") }
  }
}
