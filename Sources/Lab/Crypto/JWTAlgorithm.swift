/// The algorithms that sign tokens here, by their names of RFC 7518.
package enum JWTAlgorithm: String, CaseIterable, Sendable {
  case rs256 = "RS256"
  case es256 = "ES256"

  /// Compared byte by byte, as RFC 7515 §4.1.1 wants.
  init?(exactly name: String) {
    guard let algorithm = Self.allCases.first(where: { $0.rawValue.isExactly(name) }) else {
      return nil
    }
    self = algorithm
  }
}
