import AuthClient

/// The parameters of a callback, each once, decoded. Escapes are decoded and a plus is a plus: what
/// arrives here are tokens, codes and states, in which a plus is common and a space is not.
struct CallbackQuery {
  private(set) var values: [String: Secret] = [:]

  init(_ text: Substring.UTF8View?) throws(CallbackFault) {
    for piece in (text ?? Substring().utf8).split(separator: UInt8(ascii: "&")) {
      let sign = piece.firstIndex(of: UInt8(ascii: "=")) ?? piece.endIndex
      let name = try CallbackQuery.decoded(piece[..<sign])  //! callback-name-decoded
      let value = try CallbackQuery.decoded(piece[sign...].dropFirst())
      //! callback-parameter-once
      guard values.updateValue(Secret(value), forKey: name) == nil else { throw .duplicate }
    }
  }

  private static func decoded(_ text: Substring.UTF8View) throws(CallbackFault) -> String {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)  //! callback-plus-literal
        continue
      }
      let digits = rest.prefix(2).compactMap(ByteText.hexDigit)
      bytes.append(digits[0] << 4 | digits[1])
      rest = rest.dropFirst(2)
    }
    guard let text = String(validating: bytes), text.unicodeScalars.allSatisfy(\.isNoControl)
    else { throw .escape }
    return text
  }
}

extension String {
  /// Nil where the bytes are not UTF-8: nothing is replaced.
  fileprivate init?(validating bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }  //! callback-utf8
  }
}

extension Unicode.Scalar {
  fileprivate var isNoControl: Bool { properties.generalCategory != .control }  //! escaped-control
}
