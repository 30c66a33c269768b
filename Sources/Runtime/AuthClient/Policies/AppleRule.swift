/// The contract's rule of signing in with Apple.
public struct AppleRule: Hashable, Sendable {
  /// The parts of the profile that the sheet asks for, unless the app says otherwise.
  public let scopes: Set<AppleScope>
  public let nonce: Nonce
  /// The parts that the server must get. An authorization may be without the others.
  public let needs: Set<Proof>

  public init(
    scopes: Set<AppleScope> = [], nonce: Nonce = .sha256Hex, needs: Set<Proof> = []
  ) {
    self.scopes = scopes
    self.nonce = nonce
    self.needs = needs
  }

  /// The form of the nonce that Apple signs.
  public enum Nonce: Hashable, Sendable {
    /// Its SHA-256, in lower-case hexadecimal.
    case sha256Hex
    case raw
    case unused
  }

  /// A credential that Apple hands over for the server.
  public enum Proof: Hashable, Sendable {
    case identityToken
    case authorizationCode
  }
}

/// A part of the profile that the sheet can ask for.
public enum AppleScope: String, Hashable, Sendable, CaseIterable {
  case fullName
  case email
}
