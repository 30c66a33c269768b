import AuthServer
import LongdeServer
import TestLab

/// A server of Longde in memory.
@StubActor
final class LongdeStub: Longde.API {
  private static let audience = "cloud.longde.app"  // providers.apple.audience

  private let lab: StubLab
  private let access: StubSignedTokens
  private let refresh: StubRefreshTokens

  /// The stubs have no numbers of the contract: these stand beside their keys.
  init(_ lab: StubLab) throws {
    self.lab = lab
    // tokens.access
    access = try StubSignedTokens(lab, lifetime: 3600) { _ in ["type": "user"] }
    // tokens.refresh
    refresh = StubRefreshTokens(
      lab, lifetime: 7 * 86_400, rotates: true, grace: 30, reuseEndsSession: true)
  }

  func signInWithApple(
    _ request: Longde.SignInWithAppleRequest
  ) async throws(ServerRefusal<Longde.SignInWithAppleRefusal>) -> Longde.Session {
    try await refusing(
      Longde.SignInWithAppleRefusal.self,
      { meant in
        switch meant.meaning {
        case .accountDisabled: .refused(.accountDisabled)
        case .providerUnavailable: .refused(.appleUnavailable)
        default: .refused(.appleRefused)
        }
      }
    ) {
      let claims = try await lab.appleClaims(
        request.identityToken.reveal(), for: Self.audience)
      var profile: [String: String] = [:]
      profile["email"] = request.email
      profile["fullName"] = request.fullName
      let account = lab.account(
        of: claims["sub"]?.text ?? "", at: "apple", profile: profile)
      try account.requireUsable()
      let session = lab.begin(account)
      return try answer(session, try refresh.issue(session))
    }
  }

  func me(
    _ request: Longde.MeRequest
  ) async throws(ServerRefusal<Longde.MeRefusal>) -> Longde.User {
    try await refusing(
      Longde.MeRefusal.self,
      { meant in
        switch meant.meaning {
        case .tokenExpired: .refused(.sessionExpired)
        case .accountDisabled: .refused(.accountDisabled)
        case .accountGone: .refused(.accountGone)
        default: .refused(.notSignedIn)
        }
      }
    ) { user(try access.session(request.access).use(at: lab.now).account) }
  }

  func renewSession(
    _ request: Longde.RenewSessionRequest
  ) async throws(ServerRefusal<Longde.RenewSessionRefusal>) -> Longde.Session {
    try await refusing(
      Longde.RenewSessionRefusal.self,
      { meant in
        switch meant.meaning {
        case .accountDisabled: .refused(.accountDisabled)
        case .accountGone: .refused(.accountGone)
        default: .refused(.sessionExpired)
        }
      }
    ) {
      let (session, successor) = try refresh.renew(request.refreshToken)
      return try answer(try session.use(at: lab.now), successor)
    }
  }

  func signOut(
    _ request: Longde.SignOutRequest
  ) async throws(ServerRefusal<NoRefusal>) {
    refresh.session(request.refreshToken)?.end()
  }

  private func answer(_ session: StubSession, _ token: Secret) throws -> Longde.Session {
    Longde.Session(
      accessToken: try access.issue(session), refreshToken: token, user: user(session.account))
  }

  private func user(_ account: StubAccount) -> Longde.User {
    Longde.User(
      id: account.id, email: account.profile["email"], fullName: account.profile["fullName"],
      status: .active)
  }
}
