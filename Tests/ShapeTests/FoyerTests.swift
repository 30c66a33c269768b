import AuthClient
import AuthWeb
import Foundation
import ShapeClients
import Testing

/// Forms go out, JSON comes back.
@Suite struct FoyerTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let client: Foyer.Client

  init() {
    client = Foyer.Client(
      store: store, options: ClientOptions(transport: server, clock: FixedClock()))
  }

  private func grant(_ number: Int) {
    server.answers(
      200,
      """
      {"access_token":"a\(number)","refresh_token":"r/\(number)+=","expires_in":600,"token_type":"Bearer"}
      """)
  }

  private func signIn() async throws {
    grant(1)
    _ = try await client.exchangeCode(code: Secret("c/1 ä&=+"), codeVerifier: Secret("v~1"))
  }

  @Test func pageCodeIsExchanged() async throws {
    let browser = FakeBrowser { page in
      let items = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let state = items.first { $0.name == "state" }?.value ?? ""
      return .success(URL(string: "com.example.foyer://arrival?code=c1&state=\(state)")!)
    }
    let arrival = try await client.openPage(in: WebSignIn(browser: browser))
    #expect(arrival.code == Secret("c1"))
    let visit = try #require(browser.visits.first)
    #expect(visit.isPrivate)
    let page = try #require(URLComponents(url: visit.page, resolvingAgainstBaseURL: false))
    #expect(visit.page.absoluteString.hasPrefix("https://sso.foyer.example/authorize?"))
    #expect(
      page.percentEncodedQueryItems?.map(\.name) == [
        "response_type", "client_id", "redirect_uri", "scope", "state", "code_challenge",
        "code_challenge_method",
      ])
    let values = (page.percentEncodedQueryItems ?? []).map { $0.value ?? "" }
    #expect(values[0...1] == ["code", "foyer-ios"])
    #expect(
      values[2...3] == ["com.example.foyer%3A%2F%2Farrival", "openid%20profile%20offline_access"])
    #expect(values[6] == "S256")
    grant(1)
    _ = try await client.exchangeCode(arrival)
    let body = try #require(server.heard().first?.split(separator: "\n").last)
    #expect(body.hasSuffix("&code_verifier=\(arrival.codeVerifier.reveal())"))
  }

  @Test func formEncodingIsExact() async throws {
    try await signIn()
    server.answers(401, #"{"error":"invalid_token"}"#)
    grant(2)
    server.answers(200, #"{"sub":"42"}"#)
    #expect(try await client.me().sub == "42")
    server.answers(200, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://sso.foyer.example/token
        Accept: application/json
        Content-Type: application/x-www-form-urlencoded

        grant_type=authorization_code&client_id=foyer-ios&code=c%2F1%20%C3%A4%26%3D%2B\
        &redirect_uri=com.example.foyer%3A%2F%2Farrival&code_verifier=v~1
        """,
        """
        GET https://sso.foyer.example/userinfo
        Accept: application/json
        Authorization: Bearer a1
        """,
        """
        POST https://sso.foyer.example/token
        Accept: application/json
        Content-Type: application/x-www-form-urlencoded

        grant_type=refresh_token&client_id=foyer-ios&refresh_token=r%2F1%2B%3D
        """,
        """
        GET https://sso.foyer.example/userinfo
        Accept: application/json
        Authorization: Bearer a2
        """,
        """
        POST https://sso.foyer.example/revoke
        Accept: application/json
        Content-Type: application/x-www-form-urlencoded

        client_id=foyer-ios&token=r%2F2%2B%3D
        """,
      ])
    #expect(store.texts == [:])
  }

  /// `FoyerServerTests` reads the same values.
  @Test func bytesAreSentInEveryPlace() async throws {
    try await signIn()
    _ = server.heard()
    server.answers(204, "")
    let bytes = Data([0xFB, 0xFF, 0xFE, 0x41])
    try await client.setPicture(
      mark: URLSafeBytes(bytes), preview: bytes, seal: bytes, crumb: bytes, picture: bytes)
    #expect(
      server.heard() == [
        """
        POST https://sso.foyer.example/pictures/-__-QQ?preview=%2B%2F%2F%2BQQ%3D%3D
        Accept: application/json
        Authorization: Bearer a1
        Content-Type: application/x-www-form-urlencoded
        Cookie: crumb=+//+QQ==
        X-Seal: +//+QQ==

        picture=%2B%2F%2F%2BQQ%3D%3D
        """
      ])
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(400, #"{"error":"invalid_grant","error_description":"no"}"#)
    let refused = try await failure(Foyer.ExchangeCodeRefusal.self) {
      try await client.exchangeCode(code: Secret("c"), codeVerifier: Secret("v"))
    }
    #expect(refused == .refused(.codeRefused))
    #expect(refused.recovery == .signIn)
    try await signIn()
    server.answers(401, #"{"error":"invalid_token"}"#)
    server.answers(400, #"{"error":"invalid_grant"}"#)
    let ended = try await failure(Foyer.MeRefusal.self) { try await client.me() }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }
}
