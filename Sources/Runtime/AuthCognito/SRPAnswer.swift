public import AuthClient

/// The answer to Cognito: a proof that the password is known, not the password.
public struct SRPAnswer: Hashable, Sendable {
  /// `PASSWORD_CLAIM_SIGNATURE`
  public let signature: Secret
  /// `TIMESTAMP`: the signature holds for this text alone.
  public let timestamp: String
}
