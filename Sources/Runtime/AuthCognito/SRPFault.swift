public import AuthClient
import Foundation

/// The reason why a sign-in at Cognito can't continue. None of them is the user's mistake.
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
