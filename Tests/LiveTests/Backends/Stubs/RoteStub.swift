import AuthServer
import RoteServer

/// Rote's site in memory: its page, the form on it and the way to GitHub.
actor RoteStub: Rote.API {
  private static let callback = "https://rote.ink/v2/api/auth/oauth/github/callback"

  private let lab: StubLab
  private var access: StubTokens<String>
  private var refresh: StubTokens<String>

  static func servers(_ lab: StubLab) -> [any Handler] { [Rote.Routes(RoteStub(lab))] }

  private init(_ lab: StubLab) {
    self.lab = lab
    access = StubTokens(lab, lifetime: 3600)
    refresh = StubTokens(lab, lifetime: 30 * 86_400)
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
    let account = lab.accounts.first { $0["username"]?.text == request.username }
    guard let password = account?["password"]?.text, request.password == Secret(password) else {
      throw .refused(.authenticationFailed)
    }
    return arrival(request.username)
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
    let answer = await lab.redeem(
      "/github/login/oauth/access_token",
      [
        "client_id": "rote", "code": request.code.reveal(), "redirect_uri": Self.callback,
      ])
    guard let token = answer?["access_token"]?.text else { return .refuses(.accessDenied) }
    return arrival(token)
  }

  private func arrival(_ person: String) -> WebAnswer<Rote.ArrivalCallback> {
    .ends(
      Rote.ArrivalCallback(token: access.issue(person), refreshToken: refresh.issue(person)))
  }
}
