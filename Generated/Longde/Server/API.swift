// Written by authgen from longde.yaml: change the contract, not this file.

import AuthServer

/// Sign in with Apple, bearer access tokens and rotating refresh tokens.
public enum Longde {}

extension Longde {
  /// What a server of Longde implements: one method for each endpoint, which refuses as declared or not at all.
  public protocol API: Sendable {
    /// `POST /api/auth/apple`
    func signInWithApple(_ request: SignInWithAppleRequest) async throws(ServerRefusal<SignInWithAppleRefusal>) -> Session

    /// `GET /api/users/me`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> User

    /// `POST /api/auth/refresh`
    func renewSession(_ request: RenewSessionRequest) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `POST /api/auth/logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
