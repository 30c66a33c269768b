import AuthServer
import Foundation

/// The bytes of a password that are hashed.
enum PasswordText {
  // guard: server-password-length
  /// In bytes, as they come. Longer ones are refused before anything is done with them.
  static let longest = 1_024

  /// Composed (NFC), as NIST SP 800-63B and RFC 8265 want: keyboards write one letter in two ways.
  /// Nothing else is changed, trimmed or mapped. Nil where it is too long.
  static func bytes(_ password: Secret) -> [UInt8]? {
    let text = password.reveal()
    // guard: password-length-hashed
    guard text.utf8.count <= longest else { return nil }
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return Array(text.utf8) }
    // guard: password-normalized
    return Array(text.precomposedStringWithCanonicalMapping.utf8)
  }
}
