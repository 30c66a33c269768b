import AuthServer
import Crypto
import Testing

struct OtherProviderTests {
  private let visitor = Visitor()

  @Test func appleTokensUseApplesForm() async throws {
    let wish: JSONValue = [
      "audience": "com.example.app", "nonce": "hash", "subject": "001.a.2", "email": "a@b.example",
    ]
    let answer = try await visitor.post("/apple/mint", json: wish).json
    let keys = try JWKS(reading: await visitor.get("/apple/auth/keys").body)
    let token: String = try answer.required("identityToken")
    let verified = try JWTVerifier(issuer: "https://appleid.apple.com", audience: "com.example.app")
      .verify(token, keys: keys, nonce: .exactly("hash"), now: 1_800_000_000)
    #expect(verified.claims["email_verified"] == "true")
    #expect(verified.claims["nonce_supported"] == true)
    let code: String = try answer.required("authorizationCode")
    let form = "grant_type=authorization_code&client_id=com.example.app&code=\(code)"
    let redeemed = try await visitor.post("/apple/auth/token", form: form).json
    let refresh: String = try redeemed.required("refresh_token")
    #expect(await visitor.post("/apple/auth/revoke", form: "token=\(refresh)").status == 200)
  }

  /// A server whose clock is a day ahead accepts a token with a longer lifetime.
  @Test func tokenLifetimeIsConfigurable() async throws {
    let keys = try JWKS(reading: await visitor.get("/apple/auth/keys").body)
    let verifier = JWTVerifier(issuer: "https://appleid.apple.com", audience: "app")
    let tomorrow = 1_800_000_000 + 86_400
    let wish: JSONValue = ["audience": "app", "nonce": "n", "expiresIn": 172_800]
    let lasting: String = try await visitor.post("/apple/mint", json: wish).json
      .required("identityToken")
    _ = try verifier.verify(lasting, keys: keys, nonce: .exactly("n"), now: tomorrow)
    let usual: String = try await visitor.post(
      "/apple/mint", json: ["audience": "app", "nonce": "n"]
    ).json
      .required("identityToken")
    #expect(throws: (any Error).self) {
      try verifier.verify(usual, keys: keys, nonce: .exactly("n"), now: tomorrow)
    }
    for seconds in [0, -1, 400_000_000] as [JSONValue] {
      let wrong: JSONValue = ["audience": "app", "expiresIn": seconds]
      #expect(await visitor.post("/apple/mint", json: wrong).status == 400)
    }
  }

  @Test func appleFormPostReturnsForm() async throws {
    let answer = await visitor.get(
      "/apple/auth/authorize?client_id=a&redirect_uri=https%3A%2F%2Fa.example%2Fback&state=s"
        + "&response_mode=form_post&login_hint=x")
    let page = String(decoding: answer.body, as: UTF8.self)
    #expect(page.contains("action=\"https://a.example/back\""))
    #expect(page.contains("name=\"code\"") && page.contains("name=\"state\" value=\"s\""))
  }

  @Test func gitHubReturnsNumericUserId() async throws {
    let code = try await visitor.code(
      "/github/login/oauth/authorize?client_id=a&redirect_uri=http%3A%2F%2F127.0.0.1%2Fb"
        + "&login_hint=ada%40example.com")
    let answer = try await visitor.post(
      "/github/login/oauth/access_token", form: "client_id=a&client_secret=s&code=\(code)"
    ).json
    let token: String = try answer.required("access_token")
    let person = try await visitor.get("/github/user", bearer: token).json
    let id: Int = try person.required("id")
    #expect(id >= 10_000_000)
    let mails = try JSONValue(reading: await visitor.get("/github/user/emails", bearer: token).body)
    #expect(mails.text.contains("\"primary\":true"))
  }

  @Test func weChatReportsErrorsWithStatus200() async throws {
    let code = try await visitor.code(
      "/wechat/connect/qrconnect?appid=wx1&redirect_uri=http%3A%2F%2F127.0.0.1%2Fb&login_hint=li")
    let path =
      "/wechat/sns/oauth2/access_token?appid=wx1&secret=s&grant_type=authorization_code&code="
    #expect(try await visitor.get(path + code).json["openid"] == "li")
    let again = await visitor.get(path + code)
    #expect(again.status == 200)
    #expect(try again.json["errcode"] == 40029)
  }
}
