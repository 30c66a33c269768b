package import AuthServer
package import ContractModel

/// The form that a text must have to be an address, a number or a code. It is looked at as sent; the store makes the
/// normal form.
package enum TextForm {
  package static func check(_ text: String, as scalar: ScalarType) throws(InvalidValue) {
    switch scalar {
    case .email: try ValueRule<String>.email.check(text)
    case .phone: try ValueRule<String>.phone.check(text)
    case .username, .identifier: try name.check(text)
    case .password, .newPassword, .code: try nonEmptyText.check(text)
    case .jwt: try compactJWT.check(text)
    case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .duration, .uuid, .url,
      .bytes, .json:
      break
    }
  }

  package static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private static let nonEmptyText = ValueRule<String>("text that is not empty") { !$0.isEmpty }

  private static let compactJWT = ValueRule<String>("a JWT") {
    $0.utf8.filter { $0 == UInt8(ascii: ".") }.count == 2
  }

  private static let name = ValueRule<String>("a name of up to 256 bytes") { text in
    text.utf8.count <= 256 && text.contains { $0 != " " }
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}
