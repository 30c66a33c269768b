import AuthClient
import Foundation

/// Why a sign-in at Cognito cannot go on. None of these is the person's mistake.
public enum SRPFault: Error, Hashable, Sendable {
  /// A pool's id reads `region_name`.
  case poolId
  /// The salt, the server's number or the secret block is not what Cognito sends.
  case challenge
  /// The server's number would let it learn the password or sign in without knowing it.
  case unsafeServer
}

extension SRPFault: AuthFailure {
  public var recovery: Recovery { .tell }
  public var errorDescription: String? { "The proof of the password cannot be made: \(self)." }
}
