/// Percent-encoding by RFC 3986: all but the unreserved characters.
package enum PercentEncoding {
  package static func encode(_ text: String) -> String {
    text.utf8.map { byte in
      if isUnreserved(byte) { return String(UnicodeScalar(byte)) }  //! url-text-encoded
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
    }.joined()
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      || "-._~".utf8.contains(byte)
  }
}
