/// What the contract says of biometrics.
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

  /// When a person is asked whether they want it. In the settings it can be found in either case.
  public enum Offer: Hashable, Sendable {
    case afterFirstSignIn
    case inSettings
  }

  /// What cannot be reached without it, once a person has switched it on.
  public enum Guarded: Hashable, Sendable {
    /// The app's screens.
    case launch
    /// The tokens too: the store reads them after the question only.
    case tokens
  }
}

public enum BiometricKind: String, Codable, Hashable, Sendable, CaseIterable {
  case faceID
  case touchID
  case opticID
}
