import Testing

@testable import AuthServer

@Suite struct DispatchTests {
  private struct Anything: IncomingRequest {
    init(_ incoming: Incoming) {}
  }

  private static func route(_ name: String, _ conditions: [RouteCondition]) -> Route {
    Route(.post, "/", where: conditions) {
      (_: Anything) async throws(ServerRefusal<NoRefusal>) in name
    }
  }

  private static let amazon = [
    route("start", [.header("X-Target", "Auth"), .body("Flow", is: "SRP")]),
    route("renew", [.header("X-Target", "Auth"), .body("Flow", is: "REFRESH")]),
    route("deep", [.header("X-Target", "Deep"), .body("a", "b", is: "c")]),
    route("other", [.header("X-Target", "Deep")]),
    route("end", [.header("X-Target", "End")]),
  ]

  private func send(
    _ routes: [Route], _ target: String = "/", header: String? = nil, cookie: String? = nil,
    _ body: String = "{}", style: WireStyle = WireStyle()
  ) async -> String {
    var headers: Headers = [
      "Content-Type":
        style.takesForms ? "application/x-www-form-urlencoded" : "application/json"
    ]
    if let header { headers.add("x-target", header) }
    if let cookie { headers.add("Cookie", cookie) }
    let request = Request(.post, target, headers: headers, body: Array(body.utf8))
    let answer = await Router(style: style, routes: routes).respond(to: request)
    return answer.text
  }

  @Test(arguments: [
    ("Auth", #"{"Flow":"SRP"}"#, "start"), ("Auth", #"{"Flow":"REFRESH"}"#, "renew"),
    ("Deep", #"{"a":{"b":"c"}}"#, "deep"), ("Deep", #"{"a":{"b":"d"}}"#, "other"),
    ("Deep", #"{"a":"c"}"#, "other"), ("End", "not read", "end"),
  ])
  func requestContentSelectsRoute(header: String, body: String, name: String) async {
    #expect(await send(Self.amazon, header: header, body) == "\"\(name)\"")
  }

  @Test func unmatchedRequestIsReportedWithoutItsContent() async {
    #expect(
      await send(Self.amazon, header: "canary")
        == #"{"error":"invalidValue","in":"header","field":"X-Target","expected":"one of Auth, Deep, End"}"#
    )
    #expect(
      await send(Self.amazon, header: "Auth", #"{"Flow":"canary"}"#)
        == #"{"error":"invalidValue","in":"body","field":"Flow","expected":"one of REFRESH, SRP"}"#
    )
    #expect(await send(Self.amazon, header: "Auth", "{").contains("malformed"))
  }

  @Test func queriesCookiesAndFormsSelectRoute() async {
    let routes = [
      Self.route("query", [.query("grant", "password")]),
      Self.route("cookie", [.cookie("way", "new")]),
      Self.route("form", [.body("grant_type", is: "a b")]),
    ]
    let style = WireStyle(takesForms: true)
    #expect(await send(routes, "/?grant=password", style: style) == "\"query\"")
    #expect(await send(routes, cookie: "x=1; way=new", style: style) == "\"cookie\"")
    #expect(await send(routes, "/", "grant_type=a+b", style: style) == "\"form\"")
    #expect(await send(routes, "/", "grant_type=a+b&grant_type=a+b", style: style).contains("a b"))
  }

  @Test func identicalRoutesAreRejected() {
    let twice = [Self.route("a", [.query("x", "1")]), Self.route("b", [.query("x", "1")])]
    #expect(RouteTable.problem(in: twice) == "POST / is there twice")
    #expect(RouteTable.problem(in: Self.amazon) == nil)
  }

  @Test func routesFollowBasePath() async {
    let routes = [Self.route("a", [])]
    for (base, target) in [("/api/", "/api"), ("/v2", "/v2"), ("", "/"), ("/", "/")] {
      let router = Router(base: base, routes: routes)
      #expect(await router.respond(to: Request(.post, target)).status == 200, "\(base)")
    }
    #expect(
      await Router(base: "/api", routes: routes).respond(to: Request(.post, "/")).status == 404)
  }
}
