import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import AllOutputs
@testable import Generation

@Suite("Answers and errors in fixtures")
struct FixtureTests {
  /// With two headers of one name, only the last cookie would be read.
  @Test func cookiesShareOneHeader() throws {
    let fields = "{ one: { type: string, in: cookie, wire: sid }, two: { type: int, in: cookie } }"
    let cookies = #""Set-Cookie": "sid=example-one; Secure; HttpOnly, two=1; Secure; HttpOnly""#
    let answer = try file("answer", of: "returns: \(fields)")
    let refused = try file("refused.bad", fields)
    for text in [answer, refused] {
      #expect(text.contains(cookies), "\(text)")
      #expect(text.ranges(of: "Set-Cookie").count == 1)
    }
  }

  /// Servers and clients read fixtures, so only values that travel as text are quoted.
  @Test(arguments: [
    ("seconds", "30"), ("{ type: seconds, example: \"60\" }", "60"),
    ("{ type: seconds, min: 90 }", "90"), ("{ type: seconds, as: text }", "\"30\""),
    ("{ type: seconds, as: text, example: \"60\" }", "\"60\""),
    ("{ type: optional seconds, as: text, max: 9 }", "\"1\""),
  ])
  func waitTimeIsNumberUnlessSentAsText(_ type: String, _ value: String) throws {
    let refused = try file("refused.bad", "{ left: \(type) }", "recover: wait, until: left")
    #expect(refused.contains("\"left\": \(value)\n"), "\(refused)")
  }

  @Test(arguments: [
    ("list of bool", #"["true"]"#), ("map of number", #"{"example":"1.5"}"#),
    ("optional list of unixTime", #"["1893456000"]"#), ("unixTime", #""1893456000""#),
  ])
  func elementsOfListTravelAsText(_ type: String, _ value: String) throws {
    let plan = try blueprint("{}", "recover: tell", "returns: { a: { type: \(type), as: text } }")
    let body = Examples(plan).answer(plan.calls[0])?.compact
    #expect(body == "{\"a\":\(value)}")
  }

  @Test func headerFieldsAreNotInBody() throws {
    let returns = "returns: { tag: { type: string, in: header, wire: ETag } }"
    let fixture = try file("answer", of: returns)
    #expect(fixture.contains("\"status\": 204") && !fixture.contains("body"))
    #expect(!fixture.contains("Content-Type"))
  }

  @Test func typeSentInURLIsReturnedInBody() throws {
    let text = """
      authcontract: 1
      service: Shop
      version: "1"
      servers: { api: { url: https://api.example.com } }
      types: { Page: { page: { type: int, in: query } } }
      endpoints: { turn: { route: GET /page, does: call, sends: Page, returns: Page } }
      """
    let document = YAMLSource.parse(SourceFile(path: "shop.yaml", text: text))
    let plan = try Generation.plan(try ContractReader.read(document), for: [.fixtures])
    #expect(plan.calls[0].status == 200)
    #expect(Examples(plan).answer(plan.calls[0])?.compact == "{\"page\":1}")
    #expect(plan.calls[0].query.map(\.wire) == ["page"])
    #expect(plan.records.flatMap(\.properties).map(\.place) == [.body])
  }

  /// Any other status has a body, which is empty.
  @Test func emptyBodyIsShown() throws {
    let returns = "status: 201, returns: { tag: { type: string, in: header, wire: ETag } }"
    let fixture = try file("answer", of: returns)
    #expect(fixture.contains("\"status\": 201") && fixture.contains("\"body\": {}"))
  }

  @Test func refusalValueHasItsDeclaredType() throws {
    let plan = try plan(
      """
      authcontract: 1
      service: Shop
      version: "1"
      servers: { api: { url: https://api.example.com, refusal: { code: int, grave: bool } } }
      errors: { busy: { status: 503, match: { code: "1001" }, recover: retry } }
      endpoints: { turn: { route: GET /turn, does: call, refuses: [busy] } }
      """)
    let body = Examples(plan).body(of: plan.calls[0].refusals[0], from: plan.calls[0])?.compact
    #expect(body == "{\"code\":1001,\"grave\":true}")
  }

  /// The call may have the same name as the type.
  @Test func nestedTypeOfSentTypeIsPlannedOnce() throws {
    let plan = try plan(
      """
      authcontract: 1
      service: Shop
      version: "1"
      servers: { api: { url: https://api.example.com } }
      types: { Page: { size: { fields: { width: int, unit: { enum: [cm, inch] } } } } }
      endpoints:
        page: { route: POST /page, does: call, sends: Page, returns: Page }
        print: { route: POST /print, does: call, sends: Page }
      """)
    #expect(plan.records.map(\.name).sorted() == ["Page", "PageSize"])
    #expect(plan.enumerations.map(\.name) == ["PageSizeUnit"])
    for call in plan.calls { #expect(call.body[0].type.element == .record("PageSize")) }
  }

  /// The app's own scheme, with everything that the page returns.
  @Test func redirectShowsItsTarget() throws {
    let plan = try plan(
      """
      authcontract: 1
      service: Shop
      version: "1"
      servers: { api: { url: https://api.example.com } }
      tokens: { access: { format: opaque, stored: keychain } }
      providers: { house: { kind: oauth2, issuer: https://sso.example, clientId: shop } }
      callbacks:
        back: { url: shop://back, fields: { token: tokens.access, state: providers.house.state, why: { type: string, example: a b } } }
      endpoints:
        open: { route: GET /open, does: web.signIn, endsIn: back }
      """)
    let files = FixturesEmitter.emit(plan, try Templates())
    let answer = try #require(files.first { $0.name == "open/end.json" }).text
    let url = "shop://back?token=example-access-token&state=example-state&why=a%20b"
    #expect(answer.contains("\"Location\": \"\(url)\""), "\(answer)")
  }

  private func plan(_ text: String) throws -> Blueprint {
    let document = YAMLSource.parse(SourceFile(path: "shop.yaml", text: text))
    return try Generation.plan(try ContractReader.read(document), for: [.fixtures])
  }

  /// A trailing space in a header is lost.
  @Test(arguments: ["header", "query", "body"])
  func fittedExampleNeedsNoTrimming(_ place: String) throws {
    let field = "{ type: string, in: \(place), wire: a, min: 8, max: 8 }"
    let request = try file("request", of: "status: 204, sends: { a: \(field) }")
    #expect(request.contains("example ") == (place == "body"), "\(request)")
  }

  @Test func eachServerUsesItsNamingInside() throws {
    let text = """
      authcontract: 1
      service: Shop
      version: "1"
      servers:
        api: { url: https://a.example.com, names: snake_case }
        two: { url: https://b.example.com, names: PascalCase }
      types: { Item: { itemId: int } }
      endpoints:
        one: { route: POST /one, server: api, does: call, sends: { theItem: Item } }
        other: { route: POST /other, server: two, does: call, sends: { theItem: Item } }
      """
    let document = YAMLSource.parse(SourceFile(path: "shop.yaml", text: text))
    let plan = try Generation.plan(try ContractReader.read(document), for: [.fixtures])
    let bodies = plan.calls.map { Examples(plan).body(of: $0).compact }
    #expect(bodies == [#"{"the_item":{"item_id":1}}"#, #"{"TheItem":{"ItemId":1}}"#])
  }

  /// A server repeats the number it read, without the sign.
  @Test(arguments: ["int", "unixTime", "seconds"])
  func zeroHasNoSign(_ type: String) throws {
    for (more, value) in [("", "0"), (", as: text", "\"0\"")] {
      let returns = "returns: { a: { type: \(type), example: \"-0\"\(more) } }"
      let plan = try blueprint("{}", "recover: tell", returns)
      #expect(Examples(plan).answer(plan.calls[0])?.compact == "{\"a\":\(value)}")
    }
  }

  private func file(
    _ name: String, _ fields: String = "{}", _ recovery: String = "recover: tell",
    of endpoint: String = "status: 204"
  ) throws -> String {
    let plan = try blueprint(fields, recovery, endpoint)
    let files = FixturesEmitter.emit(plan, try Templates())
    return try #require(files.first { $0.name == "ask/\(name).json" }).text
  }

  private func blueprint(
    _ fields: String, _ recovery: String, _ endpoint: String
  ) throws -> Blueprint {
    let text = """
      authcontract: 1
      service: Shop
      version: "1"
      servers: { api: { url: https://api.example.com, refusal: { code: string } } }
      errors: { bad: { status: 429, match: { code: x }, fields: \(fields), \(recovery) } }
      endpoints: { ask: { route: POST /ask, does: call, \(endpoint), refuses: [bad] } }
      """
    let document = YAMLSource.parse(SourceFile(path: "shop.yaml", text: text))
    return try Generation.plan(try ContractReader.read(document), for: [.fixtures])
  }
}
