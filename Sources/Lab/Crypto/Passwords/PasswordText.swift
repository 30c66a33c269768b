import AuthServer
import Foundation

/// The bytes of a password that are hashed.
enum PasswordText {
  /// In bytes, as they come. Longer ones are refused before anything is done with them.
  static let longest = 1_024  //! server-password-length

  /// Composed (NFC), as NIST SP 800-63B and RFC 8265 want: keyboards write one letter in two ways.
  /// Nothing else is changed, trimmed or mapped. Nil where it is too long.
  static func bytes(_ password: Secret) -> [UInt8]? {
    let text = password.reveal()
    guard text.utf8.count <= longest else { return nil }  //! password-length-hashed
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return Array(text.utf8) }
    return Array(text.precomposedStringWithCanonicalMapping.utf8)  //! password-normalized
  }
}
