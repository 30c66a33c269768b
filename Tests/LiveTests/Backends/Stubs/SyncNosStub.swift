import AuthServer
import Crypto
import Primitives
import SyncNosServer
import TestLab

/// A server of SyncNos in memory.
@StubActor
final class SyncNosStub: SyncNos.API {
  private static let audience = "lab-appleAudience"  // configuration.appleAudience

  private let lab: StubLab
  private let access: StubOpaqueTokens<StubSession>
  private let refresh: StubRefreshTokens

  /// The contract leaves both lives open, and whether a renewal replaces the token.
  init(_ lab: StubLab) {
    self.lab = lab
    access = StubOpaqueTokens(lab, lifetime: 3600)
    refresh = StubRefreshTokens(lab, lifetime: 30 * 86_400, rotates: true)
  }

  func signInWithApple(
    _ request: SyncNos.SignInWithAppleRequest
  ) async throws(ServerRefusal<SyncNos.SignInWithAppleRefusal>) -> SyncNos.AuthTokens {
    try await refusing(SyncNos.SignInWithAppleRefusal.self, { _ in .refused(.invalidIdToken) }) {
      let subject = try await subject(of: request.authorizationCode, nonce: request.nonce)
      let account = lab.account(of: subject, at: "apple")
      try account.requireUsable()
      let session = lab.begin(account)
      return try granted(session, try refresh.issue(session))
    }
  }

  func loadAccount(
    _ request: SyncNos.LoadAccountRequest
  ) async throws(ServerRefusal<SyncNos.LoadAccountRefusal>) -> SyncNos.User {
    try await refusing(SyncNos.LoadAccountRefusal.self, { _ in .refused(.unauthorized) }) {
      user(try account(request.access))
    }
  }

  func saveFirstProfile(
    _ request: SyncNos.SaveFirstProfileRequest
  ) async throws(ServerRefusal<SyncNos.SaveFirstProfileRefusal>) -> SyncNos.User {
    try await refusing(SyncNos.SaveFirstProfileRefusal.self, { _ in .refused(.unauthorized) }) {
      let account = try account(request.access)
      account.profile["email"] = request.email ?? account.profile["email"]
      account.profile["fullName"] = request.fullName ?? account.profile["fullName"]
      return user(account)
    }
  }

  func renewTokens(
    _ request: SyncNos.RenewTokensRequest
  ) async throws(ServerRefusal<SyncNos.RenewTokensRefusal>) -> SyncNos.AuthTokens {
    try await refusing(SyncNos.RenewTokensRefusal.self, { _ in .refused(.unauthorized) }) {
      let (session, successor) = try refresh.renew(request.refreshToken)
      return try granted(try session.use(at: lab.now), successor)
    }
  }

  /// The subject of an authorization code that came with this nonce.
  private func subject(of code: Secret, nonce: Secret?) async throws -> String {
    let answer = try await lab.redeem(
      "/apple/auth/token",
      [
        "grant_type": "authorization_code", "client_id": Self.audience, "code": code.reveal(),
      ])
    let claims = try await lab.appleClaims(answer["id_token"]?.text ?? "", for: Self.audience)
    guard let subject = claims["sub"]?.text,
      claims["nonce"]?.text == SHA256.hex(Array((nonce?.reveal() ?? "").utf8))
    else { throw Meant(.providerRefused) }
    return subject
  }

  private func account(_ token: Secret?) throws -> StubAccount {
    guard let session = access.holder(token) else { throw Meant(.tokenInvalid) }
    return try session.use(at: lab.now).account
  }

  private func granted(_ session: StubSession, _ token: Secret) throws -> SyncNos.AuthTokens {
    SyncNos.AuthTokens(accessToken: try access.issue(session), refreshToken: token)
  }

  private func user(_ account: StubAccount) -> SyncNos.User {
    SyncNos.User(
      id: account.key, email: account.profile["email"], fullName: account.profile["fullName"])
  }
}
