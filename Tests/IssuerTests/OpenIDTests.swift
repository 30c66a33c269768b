import AuthServer
import Crypto
import Primitives
import Testing

struct OpenIDTests {
  private let visitor = Visitor()
  private let asking =
    "/authorize?client_id=app&redirect_uri=http%3A%2F%2F127.0.0.1%3A1%2Fback&response_type=code"
    + "&state=s1&nonce=n1&login_hint=ada%40example.com"

  private func redeeming(_ code: String, _ more: String = "") -> String {
    "grant_type=authorization_code&client_id=app&redirect_uri=http%3A%2F%2F127.0.0.1%3A1%2Fback"
      + "&code=\(code)\(more)"
  }

  @Test func redirectCarriesCodeAndState() async throws {
    let answer = await visitor.get(asking)
    #expect(answer.status == 303)
    let location = try #require(answer.headers.first("Location"))
    #expect(location.hasPrefix("http://127.0.0.1:1/back?code="))
    #expect(location.hasSuffix("&state=s1"))
  }

  @Test func tokenVerifiesWithPublishedKeys() async throws {
    let code = try await visitor.code(asking)
    let answer = try await visitor.post("/token", form: redeeming(code)).json
    let keys = try JWKS(reading: await visitor.get("/keys").body)
    let token: String = try answer.required("id_token")
    let verified = try JWTVerifier(issuer: "http://127.0.0.1:9000", audience: "app")
      .verify(token, keys: keys, nonce: .exactly("n1"), now: 1_800_000_001)
    #expect(verified.claims["sub"] == "ada@example.com")
    let access: String = try answer.required("access_token")
    #expect(try await visitor.get("/userinfo", bearer: access).json["email"] == "ada@example.com")
    #expect(await visitor.get("/userinfo", bearer: "x" + access).status == 401)
  }

  @Test func codeWorksOnce() async throws {
    let code = try await visitor.code(asking)
    #expect(await visitor.post("/token", form: redeeming(code)).status == 200)
    #expect(await visitor.post("/token", form: redeeming(code)).status == 400)
  }

  @Test func codeIsBoundToClientURLAndTime() async throws {
    let now = Moving(1_800_000_000)
    let late = Visitor(now: { now.value })
    let code = try await late.code(asking)
    now.value += 301
    #expect(await late.post("/token", form: redeeming(code)).status == 400)
    for wrong in ["client_id=other", "redirect_uri=http%3A%2F%2F127.0.0.1%3A1%2Felse"] {
      let fresh = try await visitor.code(asking)
      let name = wrong.prefix { $0 != "=" }
      let form = redeeming(fresh).split(separator: "&").map {
        $0.hasPrefix(name + "=") ? wrong : String($0)
      }
      #expect(await visitor.post("/token", form: form.joined(separator: "&")).status == 400)
    }
  }

  @Test func verifierMustMatchChallenge() async throws {
    let challenge = Base64URL.encode(SHA256.hash(Array("verifier-1".utf8)))
    let pkce = "&code_challenge=\(challenge)&code_challenge_method=S256"
    for (verifier, status) in [
      ("", 400), ("&code_verifier=verifier-2", 400), ("&code_verifier=verifier-1", 200),
    ] {
      let code = try await visitor.code(asking + pkce)
      #expect(await visitor.post("/token", form: redeeming(code, verifier)).status == status)
    }
    let plain = await visitor.get(asking + "&code_challenge=abc&code_challenge_method=plain")
    #expect(plain.status == 400)
  }

  @Test func pageEscapesItsInput() async throws {
    let answer = await visitor.get(
      "/authorize?client_id=%3Cscript%3E&redirect_uri=myapp%3A%2F%2Fback&state=%22%3E%3Cb%3E")
    let page = String(decoding: answer.body, as: UTF8.self)
    #expect(answer.status == 200)
    #expect(page.contains("&lt;script&gt;") && !page.contains("<script>"))
    #expect(page.contains("value=\"&quot;&gt;&lt;b&gt;\""))
    #expect(
      answer.headers.first("Content-Security-Policy")?.contains("frame-ancestors 'none'") == true)
  }

  @Test func cancelRedirectsWithAccessDenied() async throws {
    let answer = await visitor.post(
      "/authorize", form: "client_id=a&redirect_uri=myapp%3A%2F%2Fback&state=s&answer=cancel")
    #expect(answer.headers.first("Location") == "myapp://back?error=access_denied&state=s")
  }

  @Test(arguments: ["javascript%3Aalert(1)", "/back", "myapp%3A%2F%2Fb%23x", "data%3Ax"])
  func unsafeRedirectURLIsRejected(_ url: String) async {
    #expect(await visitor.get("/authorize?client_id=a&redirect_uri=\(url)").status == 400)
  }

  @Test func otherHostsAreRejected() async {
    #expect(
      await visitor.get("/.well-known/openid-configuration", host: "evil.example").status == 400)
    #expect(
      await visitor.get("/.well-known/openid-configuration", host: "localhost:1").status == 200)
  }
}
