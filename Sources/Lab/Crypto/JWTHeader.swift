import AuthServer
import Primitives

/// The header of a token that leaves the choice of algorithm and key to the verifier.
final class JWTHeader: Sendable {
  let algorithm: JWTAlgorithm
  let keyID: String?
  let type: String?

  /// Members that carry a key or an address of one. RFC 7515 lets them be ignored; a token that
  /// needs them cannot be meant for a verifier that has its keys already.
  private static let keyBringers = ["jwk", "jku", "x5u", "x5c"]

  /// The latest that was read, and of what: all tokens of one key have the same text there.
  private final class Known: Sendable {
    let text: [UInt8]
    let limits: Limits
    let header: JWTHeader

    init(_ text: [UInt8], _ limits: Limits, _ header: JWTHeader) {
      self.text = text
      self.limits = limits
      self.header = header
    }
  }

  private static let latest = Locked<Known?>(nil)

  static func read(
    _ text: ArraySlice<UInt8>, limits: Limits
  ) throws(JWTError) -> JWTHeader {
    if let known = latest.use({ $0 }), known.text[...] == text, known.limits == limits {
      return known.header
    }
    let bytes = try CompactJWT.decode(text, .header)
    let header = try JWTHeader(CompactJWT.object(bytes, .header, limits: limits))
    latest.use { $0 = Known(Array(text), limits, header) }
    return header
  }

  private init(_ members: JSONObject) throws(JWTError) {
    guard members["crit"] == nil else { throw .critical }  //! token-critical-header
    //! token-own-key-ignored
    for name in Self.keyBringers where members[name] != nil { throw .keyInToken(name) }
    let name = try Self.text("alg", of: members)
    guard let algorithm = JWTAlgorithm(exactly: name) else { throw .algorithm(name) }
    self.algorithm = algorithm
    keyID = members["kid"] == nil ? nil : try Self.text("kid", of: members)
    type = members["typ"] == nil ? nil : try Self.text("typ", of: members)
  }

  private static func text(_ name: String, of members: JSONObject) throws(JWTError) -> String {
    guard let text = members[name]?.string else { throw .header(name) }
    return text
  }
}
