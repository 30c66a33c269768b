/// What the contract says of signing in with Apple.
public struct AppleRule: Hashable, Sendable {
  /// What the sheet asks the person for, unless the app says otherwise.
  public let scopes: Set<AppleScope>
  public let nonce: Nonce
  /// What the server must get. Of what is not in it, an authorization may be without.
  public let needs: Set<Proof>

  public init(
    scopes: Set<AppleScope> = [], nonce: Nonce = .sha256Hex, needs: Set<Proof> = []
  ) {
    self.scopes = scopes
    self.nonce = nonce
    self.needs = needs
  }

  /// What Apple signs of the raw nonce.
  public enum Nonce: Hashable, Sendable {
    /// Its SHA-256, in lower-case hexadecimal.
    case sha256Hex
    case raw
    case unused
  }

  /// What Apple hands over for the server.
  public enum Proof: Hashable, Sendable {
    case identityToken
    case authorizationCode
  }
}

/// What an app may ask Apple to ask the person.
public enum AppleScope: String, Hashable, Sendable, CaseIterable {
  case fullName
  case email
}
