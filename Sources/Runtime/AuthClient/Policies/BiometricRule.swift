/// The contract's rule of biometrics.
public struct BiometricRule: Hashable, Sendable {
  public let kinds: Set<BiometricKind>
  public let offered: Offer
  public let guards: Guarded
  /// The endpoint that signs in where biometrics do not.
  public let fallback: String?

  public init(
    kinds: Set<BiometricKind>, offered: Offer = .afterFirstSignIn, guards: Guarded = .launch,
    fallback: String? = nil
  ) {
    self.kinds = kinds
    self.offered = offered
    self.guards = guards
    self.fallback = fallback
  }

  /// The moment at which a person is asked whether they want it. The settings offer it in either case.
  public enum Offer: Hashable, Sendable {
    case afterFirstSignIn
    case inSettings
  }

  /// The part that cannot be reached without it, once a person has switched it on.
  public enum Guarded: Hashable, Sendable {
    /// The app's screens.
    case launch
    /// The tokens too: the store reads them after the question only.
    case tokens
  }
}

/// A kind of biometrics.
public enum BiometricKind: String, Codable, Hashable, Sendable, CaseIterable {
  case faceID
  case touchID
  case opticID
}
