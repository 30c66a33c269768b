import AuthServer
import ShapeServers
import Testing

/// The stubs answer well with a status of 4xx, and write a message into the first item of a list.
@Suite struct WharfServerTests {
  struct Service: Wharf.API {
    func linkGoogle(
      _ request: Wharf.LinkGoogleRequest
    ) async throws(ServerRefusal<Wharf.LinkGoogleRefusal>) -> Wharf.LinkGoogleAnswer {
      throw .refused(.linkTaken)
    }

    func openCompany(
      _ request: Wharf.OpenCompanyRequest
    ) async throws(ServerRefusal<Wharf.OpenCompanyRefusal>) -> Wharf.OpenCompanyAnswer {
      guard request.domain != "nobody" else { throw .refused(.nobodyThere(text: "Nobody")) }
      return .init(page: .init(string: "https://sso.company.example/in?state=\(request.state)")!)
    }

    func signInWithGoogle(
      _ request: Wharf.SignInWithGoogleRequest
    ) async throws(ServerRefusal<Wharf.SignInWithGoogleRefusal>) -> Wharf.Directions {
      .init(redirectBrowserTo: .init(string: "https://accounts.example/in")!, error: .init())
    }

    func sendCode(
      _ request: Wharf.SendCodeRequest
    ) async throws(ServerRefusal<Wharf.SendCodeRefusal>) -> Wharf.SendCodeAnswer { .init() }

    func redeem(
      _ request: Wharf.RedeemRequest
    ) async throws(ServerRefusal<Wharf.RedeemRefusal>) -> Wharf.Session {
      throw .refused(.notTaken)
    }

    func renewSession(
      _ request: Wharf.RenewSessionRequest
    ) async throws(ServerRefusal<Wharf.RenewSessionRefusal>) -> Wharf.Session {
      throw .refused(.renewalRefused)
    }

    func me(
      _ request: Wharf.MeRequest
    ) async throws(ServerRefusal<Wharf.MeRefusal>) -> Wharf.MeAnswer {
      throw .refused(.sessionEnded)
    }

    func signOut(
      _ request: Wharf.SignOutRequest
    ) async throws(ServerRefusal<Wharf.SignOutRefusal>) {}
  }

  private func answer(_ path: String, _ body: String) async -> Response {
    await Wharf.Routes(Service()).respond(
      to: Request(
        .post, path, headers: ["Content-Type": "application/json"], body: Array(body.utf8)))
  }

  private func text(_ response: Response) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  @Test func successSendsStatusAndConstants() async {
    let login = "/self-service/login"
    let sent = await answer(login, #"{"method":"code","email":"li@example.org"}"#)
    #expect(sent.status == 400)
    #expect(text(sent) == #"{"state":"sent_email"}"#)
    let named = await answer(
      login,
      #"{"method":"oidc","provider":"google","return_to":"https://wharf.example/app/arrived","state":"s1"}"#
    )
    #expect(named.status == 422)
    #expect(
      text(named) == """
        {"redirect_browser_to":"https://accounts.example/in",\
        "error":{"id":"browser_location_change_required"}}
        """)
  }

  @Test func pageIsInHeaderAndRefusalInList() async {
    let challenge = String(repeating: "c", count: 43)
    let pkce = #""pkce":{"code_challenge":"\#(challenge)","code_challenge_method":"S256"}"#
    let page = await answer("/sso", #"{"domain":"company.example","state":"s1",\#(pkce)}"#)
    #expect(page.headers.first("Location") == "https://sso.company.example/in?state=s1")
    let nobody = await answer("/sso", #"{"domain":"nobody","state":"s1",\#(pkce)}"#)
    #expect(nobody.status == 400)
    #expect(text(nobody) == #"{"ui":{"nodes":[{"messages":[{"id":4000035,"text":"Nobody"}]}]}}"#)
  }
}
