/// The algorithms that sign tokens here, by their names of RFC 7518 and RFC 8037.
package enum JWTAlgorithm: String, CaseIterable, Sendable {
  case rs256 = "RS256"
  case ps256 = "PS256"
  case es256 = "ES256"
  case es384 = "ES384"
  case edDSA = "EdDSA"
  case hs256 = "HS256"

  /// Compared byte by byte, as RFC 7515 §4.1.1 wants.
  init?(exactly name: String) {
    guard let algorithm = Self.allCases.first(where: { $0.rawValue.isExactly(name) }) else {
      return nil
    }
    self = algorithm
  }
}
