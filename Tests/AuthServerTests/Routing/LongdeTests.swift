import AuthServer
import Testing

/// The hand-written example called as an app would call it.
@Suite struct LongdeTests {
  private let routes = Longde.Routes(LongdeService())

  private func post(_ path: String, _ body: String) async -> Response {
    await routes.respond(
      to: Request(
        .post, path, headers: ["Content-Type": "application/json"], body: Array(body.utf8)))
  }

  private func me(_ authorization: String?) async -> Response {
    var headers = Headers()
    if let authorization { headers.add("authorization", authorization) }
    return await routes.respond(to: Request(.get, "/api/users/me", headers: headers))
  }

  private let user =
    #"{"id":"0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6e","email":"mei@example.com","status":"active"}"#

  @Test func returnsUser() async {
    let answer = await me("Bearer access")
    #expect(answer.status == 200)
    #expect(answer.text == user)
    #expect(
      answer.headers.map { "\($0.name): \($0.value)" } == [
        "Content-Type: application/json", "Cache-Control: no-store",
        "X-Content-Type-Options: nosniff", "Content-Length: \(user.utf8.count)",
      ])
  }

  @Test(arguments: [
    (nil, "\u{8BF7}\u{5148}\u{767B}\u{5F55}"),
    ("Basic access", "\u{8BF7}\u{5148}\u{767B}\u{5F55}"),
    (
      "Bearer old",
      "\u{767B}\u{5F55}\u{5DF2}\u{8FC7}\u{671F},\u{8BF7}\u{91CD}\u{65B0}\u{767B}\u{5F55}"
    ),
    ("Bearer disabled", "\u{8D26}\u{53F7}\u{5DF2}\u{88AB}\u{7981}\u{7528}"),
    ("Bearer gone", "\u{8D26}\u{53F7}\u{4E0D}\u{5B58}\u{5728}\u{6216}\u{5DF2}\u{6CE8}\u{9500}"),
  ])
  func declaredRefusalIsReturned(authorization: String?, message: String) async {
    let answer = await me(authorization)
    #expect(answer.status == 401)
    #expect(answer.text == "{\"message\":\"\(message)\"}")
    #expect(answer.headers.all("WWW-Authenticate") == ["Bearer"])
    #expect(answer.headers.first("Content-Type") == "application/json")
  }

  @Test func signsIn() async throws {
    let answer = await post(
      "/api/auth/apple", #"{"identityToken":"good","fullName":"Mei","email":null,"more":[1]}"#)
    #expect(answer.status == 200)
    let session = try Longde.Session(json: try JSONValue(parsing: answer.text))
    #expect(session.user.fullName == "Mei")
    #expect(session.accessToken == Secret("access"))
  }

  @Test func refreshesAndSignsOut() async {
    let renewed = await post("/api/auth/refresh", #"{"refreshToken":"refresh"}"#)
    #expect(renewed.status == 200)
    #expect(
      renewed.text == #"{"accessToken":"access2","refreshToken":"refresh2","user":\#(user)}"#)
    let out = await post("/api/auth/logout", #"{"refreshToken":"refresh"}"#)
    #expect(out.status == 200)
    #expect(out.body.isEmpty)
    #expect(out.headers.first("Content-Length") == "0")
  }

  @Test func unavailableSendsRetryAfter() async {
    let answer = await post("/api/auth/logout", #"{"refreshToken":"away"}"#)
    #expect(answer.status == 503)
    #expect(answer.headers.first("Retry-After") == "5")
    #expect(answer.text == #"{"error":"unavailable"}"#)
  }

  @Test func typesRoundTrip() throws {
    let user = Longde.User(id: UUID(), fullName: "\"\n", status: .deleted)
    #expect(try Longde.User(json: user.json) == user)
    #expect(try JSONValue(reading: user.json.bytes) == user.json)
  }
}
