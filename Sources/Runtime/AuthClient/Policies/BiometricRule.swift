/// What the contract says of biometrics: offered after the first sign-in, asked for at launch.
public struct BiometricRule: Hashable, Sendable {
  public let kinds: Set<BiometricKind>
  /// The endpoint that signs in where biometrics do not.
  public let fallback: String?

  public init(kinds: Set<BiometricKind>, fallback: String? = nil) {
    self.kinds = kinds
    self.fallback = fallback
  }
}

public enum BiometricKind: String, Codable, Hashable, Sendable, CaseIterable {
  case faceID
  case touchID
  case opticID
}
