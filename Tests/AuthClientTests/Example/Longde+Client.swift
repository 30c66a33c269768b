public import AuthClient
public import Foundation

extension Longde {
  public struct Client: Sendable {
    public let session: AuthSession<Longde>

    public init(
      server: URL = URL(string: "https://longde.cloud")!, store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      session = AuthSession(server: server, store: store, options: options)
    }

    /// POST /api/auth/apple
    public func signInWithApple(
      identityToken: Secret, fullName: String? = nil, email: String? = nil
    ) async throws(CallFailure<SignInWithAppleRefusal>) -> Session {
      try await session.signIn(
        Call<Session, SignInWithAppleRefusal>(
          "signInWithApple", .post, "/api/auth/apple",
          body: SignInWithAppleBody(
            identityToken: identityToken, fullName: fullName, email: email)))
    }

    /// GET /api/users/me
    public func me() async throws(CallFailure<MeRefusal>) -> User {
      try await session.call(
        Call<User, MeRefusal>("me", .get, "/api/users/me", needs: ["access"]))
    }

    /// POST /api/auth/refresh
    public func renewSession() async throws(CallFailure<RenewSessionRefusal>) -> Session {
      try await session.renew()
    }

    /// POST /api/auth/logout
    public func signOut() async throws(CallFailure<NoRefusal>) {
      try await session.end { tokens in
        Call<NoAnswer, NoRefusal>(
          "signOut", .post, "/api/auth/logout",
          body: SignOutBody(refreshToken: try tokens["refresh"]))
      }
    }
  }
}
