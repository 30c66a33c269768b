import AuthServer
import Primitives

/// Texts that nobody can guess.
package enum RandomText {
  /// 256 bits in base64url: 43 characters that pass any URL and header.
  package static func token() throws(OpenSSLError) -> Secret {
    Secret(Base64URL.encode(try RandomBytes.make(32)))
  }

  /// So many characters of the alphabet, each as likely as any other. A character of two code
  /// points counts as one.
  package static func code(
    length: Int, alphabet: String = "0123456789"
  ) throws(OpenSSLError) -> Secret {
    let letters = Array(alphabet)
    precondition((2...256).contains(letters.count), "an alphabet of 2 to 256 characters")
    var code = ""
    var count = 0
    while count < length {
      for index in try RandomBytes.make(length).compactMap({ pick($0, of: letters.count) })
      where count < length {
        code.append(letters[index])
        count += 1
      }
    }
    return Secret(code)
  }

  /// Nil for bytes beyond the last whole round of the alphabet: with them its first letters would
  /// come more often.
  static func pick(_ byte: UInt8, of count: Int) -> Int? {
    let end = 256 - 256 % count  //! unbiased-letters
    return Int(byte) < end ? Int(byte) % count : nil
  }
}
