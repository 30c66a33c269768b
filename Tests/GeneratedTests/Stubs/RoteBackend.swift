import AuthServer
import RoteServer

/// Rote's site in memory: its page, the form on it and the way to GitHub.
struct RoteBackend: Rote.API {
  /// Tokens with everything that a URL has to escape.
  static let token = "a+b/c=&é %00"

  static let routes: any Handler = Rote.Routes(RoteBackend())

  func openLogin(
    _ request: Rote.OpenLoginRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Rote.ArrivalCallback> {
    .page(Page("<form method=post action=/v2/api/auth/login>\(Page.escape("<Rote>"))</form>"))
  }

  func signInWithPassword(
    _ request: Rote.SignInWithPasswordRequest
  ) async throws(ServerRefusal<Rote.SignInWithPasswordRefusal>) -> WebAnswer<Rote.ArrivalCallback> {
    guard request.username == "li é", request.password == Secret("right&=+") else {
      throw .refused(.authenticationFailed)
    }
    return .ends(
      Rote.ArrivalCallback(token: Secret(Self.token), refreshToken: Secret("refresh")))
  }

  func openGitHub(
    _ request: Rote.OpenGitHubRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Rote.ArrivalCallback> {
    .leads(Redirect(to: "https://github.com/login/oauth/authorize", query: [("client_id", "x")]))
  }

  func gitHubCallback(
    _ request: Rote.GitHubCallbackRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Rote.ArrivalCallback> {
    guard request.code == Secret("good") else { return .refuses(.accessDenied) }
    return .ends(Rote.ArrivalCallback(token: Secret(Self.token)))
  }
}
