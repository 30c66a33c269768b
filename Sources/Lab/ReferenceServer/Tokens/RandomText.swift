import AuthServer
import ContractModel
import Crypto

/// Texts that nobody guesses.
enum RandomText {
  /// 256 bits, in base64url.
  static func token() throws -> String { Base64URL.encode(try RandomBytes.make(32)) }

  /// A UUID of version 4, in small letters.
  static func uuid() throws -> String {
    var bytes = try RandomBytes.make(16)
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    let digits = Array(Hex.encode(bytes))
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }

  static func code(length: Int, of alphabet: CodePolicy.Alphabet) throws -> Secret {
    let characters = Array(alphabet.characters)
    // Bytes beyond the last whole multiple are thrown away, or the first characters came more often.
    let limit = UInt8(256 / characters.count * characters.count - 1)
    var text = ""
    while text.count < length {
      let bytes = try RandomBytes.make(length).filter { $0 <= limit }
      text += String(bytes.prefix(length - text.count).map { characters[Int($0) % characters.count] })
    }
    return Secret(text)
  }
}

extension CodePolicy.Alphabet {
  fileprivate var characters: String {
    switch self {
    case .digits: "0123456789"
    // Without those that are taken for one another.
    case .letters: "ABCDEFGHJKLMNPQRSTUVWXYZ"
    case .lettersAndDigits: "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
    }
  }
}
