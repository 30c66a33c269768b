import AuthServer
import Testing

/// Features that the example does not use: parameters, forms, redirects, a service's own mistakes.
@Suite struct RouterTests {
  /// Everything that an endpoint can read, written out.
  struct Everything: IncomingRequest {
    var seen: String

    init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      let id: Int = try incoming.path.required("id")
      let page: Int? = try query.optional("page")
      let device: String? = try incoming.headers.optional("X-Device")
      seen = "\(id) \(page ?? 0) \(device ?? "")"
    }
  }

  struct Form: IncomingRequest {
    var code: Secret
    var verifier: String

    init(_ incoming: Incoming) throws(InvalidValue) {
      let form = try incoming.formBody()
      code = try form.required("code")
      verifier = try form.required("verifier")
    }
  }

  struct Anything: IncomingRequest {
    init(_ incoming: Incoming) {}
  }

  enum TooMany: DeclaredRefusal, Equatable {
    case until(Int)

    var answer: RefusalAnswer {
      switch self {
      case .until(let seconds):
        RefusalAnswer(
          status: 429, body: ["lockedUntil": seconds.json], headers: ["Retry-After": "\(seconds)"])
      }
    }
  }

  static let routes = [
    Route(.get, "/things/{id}") { (sent: Everything) async throws(ServerRefusal<NoRefusal>) in
      sent.seen
    },
    Route(.post, "/form") { (sent: Form) async throws(ServerRefusal<NoRefusal>) in
      [sent.code.reveal(), sent.verifier]
    },
    Route(.get, "/web") { (_: Anything) async throws(ServerRefusal<NoRefusal>) in
      Redirect(to: "rote://callback", query: [("token", "a&b=\u{E9}"), ("no", nil), ("x y", "")])
    },
    Route(.get, "/page") { (_: Anything) async throws(ServerRefusal<NoRefusal>) in
      Response(status: 203, headers: ["Content-Type": "text/html"], body: Array("<p>".utf8))
    },
    Route(.get, "/split") { (_: Anything) async throws(ServerRefusal<NoRefusal>) in
      Redirect(to: "https://a/\r\nSet-Cookie: a=b")
    },
    Route(.get, "/switch", status: 101) { (_: Anything) async throws(ServerRefusal<NoRefusal>) in },
    Route(.delete, "/things/{id}") { (_: Anything) async throws(ServerRefusal<TooMany>) in
      throw .refused(.until(30))
    },
    Route(.put, "/things/{id}") { (_: Anything) async throws(ServerRefusal<NoRefusal>) in },
    Route(.post, "/away") { (_: Anything) async throws(ServerRefusal<NoRefusal>) -> Bool in
      throw .unavailable()
    },
    Route(.put, "/away") { (_: Anything) async throws(ServerRefusal<NoRefusal>) -> Bool in
      throw .unavailable(retryAfter: -5)
    },
    Route(.post, "/made", status: 201) { (_: Anything) async throws(ServerRefusal<NoRefusal>) in
      true
    },
  ]

  private func send(
    _ method: Request.Method, _ target: String, _ headers: Headers = [:], _ body: String = "",
    style: WireStyle = WireStyle()
  ) async -> Response {
    await Router(style: style, routes: Self.routes)
      .respond(to: Request(method, target, headers: headers, body: Array(body.utf8)))
  }

  @Test func readsPathQueryAndHeaders() async {
    let answer = await send(.get, "/things/%37?page=2", ["x-device": "pad"])
    #expect(answer.text == #""7 2 pad""#)
    #expect(await send(.get, "/things/7").text == #""7 0 ""#)
  }

  @Test(arguments: [
    ("/things/x", "path", "id", "a whole number"),
    ("/things/7?page=x", "query", "page", "a whole number"),
    ("/things/7?page=1&page=1", "query", "page", "one value"),
    ("/things/7?page=", "query", "page", "a whole number"),
  ])
  func invalidFieldIsReportedWithPlace(
    target: String, part: String, field: String, expected: String
  ) async {
    let answer = await send(.get, target)
    #expect(answer.status == 400)
    let place = #""in":"\#(part)","field":"\#(field)""#
    #expect(answer.text == #"{"error":"invalidValue",\#(place),"expected":"\#(expected)"}"#)
  }

  @Test func malformedRequestIsReported() async {
    let query = await send(.get, "/things/7?x=%zz")
    #expect(
      query.text == #"{"error":"malformed","in":"query","expected":"percent-encoded UTF-8"}"#)
    let twice = await send(.get, "/things/7", ["X-Device": "a", "x-device": "b"])
    #expect(
      twice.text
        == #"{"error":"invalidValue","in":"header","field":"X-Device","expected":"one value"}"#)
  }

  @Test func readsForms() async {
    let type: Headers = ["Content-Type": "application/x-www-form-urlencoded"]
    let answer = await send(.post, "/form", type, "code=a%2Bb&verifier=c+d")
    #expect(answer.text == #"["a+b","c d"]"#)
    #expect(await send(.post, "/form", type, "code=a").status == 400)
    #expect(await send(.post, "/form", type, "code=\u{FF}").status == 400)
    #expect(await send(.post, "/form", ["Content-Type": "application/json"], "{}").status == 415)
  }

  @Test func redirectEscapesItsQuery() async {
    let answer = await send(.get, "/web")
    #expect(answer.status == 302)
    #expect(
      answer.headers.all("Location") == ["rote://callback?token=a%26b%3D%C3%A9&x%20y="])
    #expect(answer.headers.first("Referrer-Policy") == "no-referrer")
    #expect(answer.headers.first("Content-Length") == "0")
  }

  @Test func serviceMayReturnAnyResponse() async {
    let answer = await send(.get, "/page")
    #expect(answer.status == 203)
    #expect(answer.text == "<p>")
    #expect(answer.headers.all("Content-Type") == ["text/html"])
  }

  @Test(arguments: ["/split", "/switch"])
  func brokenAnswerIsNotSent(path: String) async {
    let answer = await send(.get, path)
    #expect(answer.status == 500)
    #expect(answer.text == #"{"error":"brokenAnswer"}"#)
    #expect(answer.headers.first("Location") == nil)
  }

  @Test func refusalsCarryFieldsAndHeaders() async {
    let answer = await send(.delete, "/things/7")
    #expect(answer.status == 429)
    #expect(answer.text == #"{"lockedUntil":30}"#)
    #expect(answer.headers.first("Retry-After") == "30")
    #expect(ServerRefusal.refused(TooMany.until(1)) != .refused(.until(2)))
  }

  @Test func statusFollowsTheRoute() async {
    let nothing = await send(.put, "/things/7")
    #expect(nothing.status == 204)
    #expect(nothing.headers.first("Content-Length") == nil)
    #expect(nothing.headers.first("Content-Type") == nil)
    #expect(await send(.post, "/made").status == 201)
    let away = await send(.post, "/away")
    #expect(away.status == 503)
    #expect(away.headers.first("Retry-After") == "1")
    #expect(await send(.put, "/away").headers.first("Retry-After") == "0")
  }

  @Test func headMatchesGet() async {
    let get = await send(.get, "/things/7")
    let head = await send(.head, "/things/7")
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
    #expect(head.headers.map(\.value) == get.headers.map(\.value))
    let missing = await send(.head, "/nope")
    #expect(missing.status == 404)
    #expect(missing.body.isEmpty)
    #expect(missing.headers.first("Content-Length") == "20")
    let wrong = await send(.head, "/made")
    #expect(wrong.status == 405)
    #expect(wrong.headers.first("Allow") == "POST")
  }
}
