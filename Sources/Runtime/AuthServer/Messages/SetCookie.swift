/// A cookie of an answer. It goes over TLS only, to this host only, and to other sites' requests only where a person
/// follows a link.
public struct SetCookie: Sendable, Redacting {
  private let name: String
  private let value: String
  private let lifetime: Int?
  private let isForScripts: Bool

  /// - Parameters:
  ///   - name: the cookie's name.
  ///   - value: the cookie's value.
  ///   - lifetime: seconds; nil for as long as the browser runs, zero to remove the cookie.
  ///   - isForScripts: a page's script may read it, as it has to with values against forged requests.
  public init(_ name: String, _ value: String, lifetime: Int? = nil, isForScripts: Bool = false) {
    self.name = name
    self.value = value
    self.lifetime = lifetime
    self.isForScripts = isForScripts
  }

  /// Nil for a name or a value that would end the cookie early or be another's attribute.
  var text: String? {
    guard HeaderGrammar.isToken(name), value.utf8.allSatisfy(Self.isValueByte) else { return nil }
    return "\(name)=\(written); Path=/" + (lifetime.map { "; Max-Age=\(max(0, $0))" } ?? "")
      + "; Secure" + (isForScripts ? "" : "; HttpOnly") + "; SameSite=Lax"
  }

  /// Scripts decode what they read of a cookie, so a percent sign is written as one.
  private var written: String {
    guard isForScripts, value.utf8.contains(UInt8(ascii: "%")) else { return value }
    return value.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
  }

  /// RFC 6265's cookie-octets.
  private static func isValueByte(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\",;\\".utf8.contains(byte)
  }

  public var redacted: String { "cookie" }
}
