import AuthServer
import RoteServer
import TestLab

/// Rote's site in memory: its page, the form on it and the way to GitHub.
@StubActor
final class RoteStub: Rote.API {
  private static let callback = "https://rote.ink/v2/api/auth/oauth/github/callback"

  private let lab: StubLab
  private let access: StubSignedTokens
  private let refresh: StubRefreshTokens
  private let lockout: StubLockout

  /// The contract leaves both lives, and what wrong passwords lead to, open.
  init(_ lab: StubLab) throws {
    self.lab = lab
    access = try StubSignedTokens(lab, lifetime: 3600)
    refresh = StubRefreshTokens(lab, lifetime: 30 * 86_400)
    lockout = StubLockout(lab)
  }

  func openLogin(
    _ request: Rote.OpenLoginRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Rote.ArrivalCallback> {
    .page(
      Page(
        """
        <h1>\(Page.escape("<Rote>"))</h1><form method="post" action="/v2/api/auth/login">
        <input name="username"><input name="password" type="password"></form>
        """))
  }

  func signInWithPassword(
    _ request: Rote.SignInWithPasswordRequest
  ) async throws(ServerRefusal<Rote.SignInWithPasswordRefusal>) -> WebAnswer<Rote.ArrivalCallback> {
    // The page has one word for all reasons.
    try await refusing(
      Rote.SignInWithPasswordRefusal.self, { _ in .refused(.authenticationFailed) }
    ) {
      guard let account = lab.account("username", request.username) else {
        throw Meant(.accountUnknown)
      }
      try lockout.check(account, isRight: request.password == account.password)
      return try arrival(account)
    }
  }

  func openGitHub(
    _ request: Rote.OpenGitHubRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Rote.ArrivalCallback> {
    .leads(
      Redirect(
        to: lab.url("/github/login/oauth/authorize"),
        query: [("client_id", "rote"), ("redirect_uri", Self.callback)]))
  }

  func gitHubCallback(
    _ request: Rote.GitHubCallbackRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Rote.ArrivalCallback> {
    do {
      let answer = try await lab.redeem(
        "/github/login/oauth/access_token",
        [
          "client_id": "rote", "code": request.code.reveal(), "redirect_uri": Self.callback,
        ])
      let person = try JSONValue(
        reading: try await lab.ask("/github/user", bearer: answer["access_token"]?.text))
      guard case .number(let id)? = try person.fields()["id"] else { return denied }
      return try arrival(lab.account(of: id.text, at: "github"))
    } catch { return denied }
  }

  private var denied: WebAnswer<Rote.ArrivalCallback> { .refuses(.accessDenied) }

  private func arrival(_ account: StubAccount) throws -> WebAnswer<Rote.ArrivalCallback> {
    try account.requireUsable()
    let session = lab.begin(account)
    return .ends(
      Rote.ArrivalCallback(
        token: try access.issue(session), refreshToken: try refresh.issue(session)))
  }
}
