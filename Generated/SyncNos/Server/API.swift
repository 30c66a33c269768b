// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

/// Sign in with Apple by authorization code and nonce, with the system's own button, on iOS
/// and macOS.
public enum SyncNos {}

extension SyncNos {
  /// The service behind SyncNos's endpoints. A method throws only declared refusals.
  public protocol API: Sendable {
    /// The backend redeems the code at Apple and checks the id token by Apple's keys and by the
    /// nonce.
    ///
    /// `POST /auth/login/apple`
    func signInWithApple(
      _ request: SignInWithAppleRequest
    ) async throws(ServerRefusal<SignInWithAppleRefusal>) -> AuthTokens

    /// `GET /auth/me`
    func loadAccount(
      _ request: LoadAccountRequest
    ) async throws(ServerRefusal<LoadAccountRefusal>) -> User

    /// Only when the person starts a sync, and only what Apple gave with the first
    /// authorization.
    ///
    /// `PATCH /auth/me`
    func saveFirstProfile(
      _ request: SaveFirstProfileRequest
    ) async throws(ServerRefusal<SaveFirstProfileRefusal>) -> User

    /// `POST /auth/refresh`
    func renewTokens(
      _ request: RenewTokensRequest
    ) async throws(ServerRefusal<RenewTokensRefusal>) -> AuthTokens
  }
}
