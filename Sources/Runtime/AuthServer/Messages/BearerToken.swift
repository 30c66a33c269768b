import Primitives

/// The bearer token of RFC 6750 in an `Authorization` header.
enum BearerToken {
  /// Nil unless there is one header, of that scheme, with one well-formed token.
  static func read(_ headers: Headers, limit: Int) -> Secret? {
    guard let value = headers.only("Authorization") else { return nil }  //! authorization-once
    let scheme = value.utf8.prefix { $0 != 0x20 }
    guard Headers.isSame(String(Substring(scheme)), "Bearer") else { return nil }  //! bearer-scheme
    let token = value.utf8[scheme.endIndex...].drop { $0 == 0x20 }
    guard token.count <= limit, isToken(token) else { return nil }  //! bearer-characters
    return Secret(String(Substring(token)))
  }

  /// `b64token`: some characters of base64 or base64url, then equals signs only.
  private static func isToken(_ text: Substring.UTF8View) -> Bool {
    let end = text.lastIndex { $0 != UInt8(ascii: "=") }
    guard let end else { return false }
    return characters.holdsAll(of: text[...end])
  }

  private static let characters = ByteSet {
    URLText.isUnreserved($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
  }
}
