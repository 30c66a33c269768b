import AuthServer
import ContractModel
import Crypto
import Primitives

extension RandomText {
  /// A UUID of version 4, in small letters.
  static func uuid() throws -> String { uuid(of: try RandomBytes.make(16)) }

  /// Whatever the bytes are, it looks like one that came about by chance.
  static func uuid(of bytes: [UInt8]) -> String {
    var bytes = bytes
    bytes[6] = bytes[6] & 0x0f | 0x40  //! decoy-user-version
    bytes[8] = bytes[8] & 0x3f | 0x80  //! decoy-user-variant
    let digits = Array(Hex.encode(bytes))
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }
}

extension CodePolicy.Alphabet {
  /// Letters without those that are taken for digits or for one another.
  var characters: String {
    switch self {
    case .digits: "0123456789"
    case .letters: "ABCDEFGHJKLMNPQRSTUVWXYZ"
    case .lettersAndDigits: "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
    }
  }
}
