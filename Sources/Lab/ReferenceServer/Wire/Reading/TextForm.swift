import ContractModel

/// What a text must look like to be an address, a number or a code. It is looked at as sent; the
/// store makes the normal form.
enum TextForm {
  static func isRight(_ text: String, for scalar: ScalarType) -> Bool {
    switch scalar {
    case .email: isMailAddress(text)
    case .phone: isPhoneNumber(text)
    case .username, .identifier: isName(text)
    case .password, .newPassword, .code: !text.isEmpty
    case .jwt: text.utf8.filter { $0 == UInt8(ascii: ".") }.count == 2
    default: true
    }
  }

  static func noun(_ scalar: ScalarType) -> String {
    switch scalar {
    case .email: "a mail address"
    case .phone: "a phone number"
    case .username: "a user name"
    case .identifier: "a mail address, a phone number or a user name"
    case .jwt: "a JWT"
    default: "text that is not empty"
    }
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// Something, one at sign, something: only a mail that arrives proves more.
  private static func isMailAddress(_ text: String) -> Bool {
    let halves = trimmed(text).split(separator: "@", omittingEmptySubsequences: false)
    return halves.count == 2 && halves.allSatisfy { !$0.isEmpty } && text.utf8.count <= 254
      && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F || $0 == 0x20 }
      && !trimmed(text).contains(" ")
  }

  /// Digits as people write them; 15 is the most that E.164 has.
  private static func isPhoneNumber(_ text: String) -> Bool {
    let plain = trimmed(text)
    let digits = plain.utf8.filter { (0x30...0x39).contains($0) }.count
    let rest = plain.hasPrefix("+") ? plain.dropFirst() : plain
    return (3...15).contains(digits)
      && rest.utf8.allSatisfy { (0x30...0x39).contains($0) || " -()./".utf8.contains($0) }
  }

  private static func isName(_ text: String) -> Bool {
    !trimmed(text).isEmpty && text.utf8.count <= 256
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  private static func trimmed(_ text: String) -> Substring {
    let start = text.drop { $0 == " " }
    guard let end = start.lastIndex(where: { $0 != " " }) else { return "" }
    return start[...end]
  }
}
