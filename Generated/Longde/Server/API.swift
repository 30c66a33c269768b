// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

/// Sign in with Apple, bearer access tokens and rotating refresh tokens.
public enum Longde {}

extension Longde {
  /// The service behind Longde's endpoints. A method throws only declared refusals.
  public protocol API: Sendable {
    /// The server checks the signature by Apple's keys (JWKS), the issuer and the audience. It
    /// finds the user or makes one.
    ///
    /// `POST /api/auth/apple`
    func signInWithApple(
      _ request: SignInWithAppleRequest
    ) async throws(ServerRefusal<SignInWithAppleRefusal>) -> Session

    /// `GET /api/users/me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> User

    /// The server keeps the hash of the refresh token alone, finds it by that, and looks at the
    /// user's status.
    ///
    /// `POST /api/auth/refresh`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `POST /api/auth/logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
