import AuthServer
import Testing

/// Requests that no honest app sends, and what each is answered.
@Suite struct OddRequestTests {
  /// One row of the table.
  struct Odd: Sendable, CustomTestStringConvertible {
    var name: String
    var request: Request
    var status: Int
    var body: String

    var testDescription: String { name }
  }

  private static let small = Limits(
    bodyBytes: 200, targetBytes: 60, headerCount: 4, headerBytes: 100, jsonDepth: 3,
    jsonFields: 5, stringBytes: 50)

  @Test(arguments: targets + headers + bodies + fields)
  func oddRequestGetsDefinedResponse(odd: Odd) async {
    let answer = await Longde.Routes(LongdeService(), limits: Self.small).respond(to: odd.request)
    #expect(answer.status == odd.status)
    #expect(answer.text == odd.body)
    #expect(answer.headers.first("Cache-Control") == "no-store")
    #expect(answer.headers.first("X-Content-Type-Options") == "nosniff")
    #expect(answer.headers.first("Content-Length") == "\(odd.body.utf8.count)")
    #expect(answer.headers.first("Content-Type") == "application/json")
  }

  static let targets: [Odd] = [
    get("unknown", "/nope", 404, "notFound"),
    get("trailing slash", "/api/users/me/", 404, "notFound"),
    get("double slash", "//api/users/me", 404, "notFound"),
    get("no slash", "api/users/me", 400, "badRequest"),
    get("empty", "", 400, "badRequest"),
    get("climbing", "/api/../api/users/me", 400, "badRequest"),
    get("climbing in code", "/api/%2e%2e/users/me", 400, "badRequest"),
    get("slash in code", "/api/users%2Fme", 400, "badRequest"),
    get("NUL", "/api/users/me%00", 400, "badRequest"),
    get("bad escape", "/api/users/%m", 400, "badRequest"),
    get("space", "/api/users/me HTTP/1.1", 400, "badRequest"),
    get("fragment", "/api/users/me#a", 400, "badRequest"),
    get("too long", "/" + String(repeating: "a", count: 60), 414, "targetTooLong"),
    get("long enough", "/" + String(repeating: "a", count: 59), 404, "notFound"),
    get("another method", "/api/auth/apple", 405, "methodNotAllowed"),
    plain("no method", Request(.init(""), "/api/users/me"), 400, "badRequest"),
    plain("broken method", Request(.init("GE T"), "/api/users/me"), 400, "badRequest"),
    plain("small method", Request(.init("get"), "/api/users/me"), 405, "methodNotAllowed"),
    plain("options", Request(.options, "/api/users/me"), 405, "methodNotAllowed"),
  ]

  static let headers: [Odd] = [
    header("too many", ["A": "", "B": "", "C": "", "D": "", "E": ""], 431, "headersTooLarge"),
    header("too large", ["A": String(repeating: "a", count: 100)], 431, "headersTooLarge"),
    header("line break", ["A": "b\r\nC: d"], 400, "badRequest"),
    header("bare LF", ["A": "b\nc"], 400, "badRequest"),
    header("NUL", ["A": "b\u{0}c"], 400, "badRequest"),
    header("space in a name", ["A ": "b"], 400, "badRequest"),
    header("no name", ["": "b"], 400, "badRequest"),
  ]

  static let bodies: [Odd] = [
    type("no type", nil), type("text", "text/plain"),
    type("form", "application/x-www-form-urlencoded"),
    type("Latin", "application/json; charset=iso-8859-1"),
    type("broken", "application/json; charset"),
    type("two in one", "application/json, application/json"),
    plain(
      "two types",
      Request(
        .post, "/api/auth/refresh",
        headers: ["Content-Type": "application/json", "content-type": "application/json"],
        body: Array(#"{"refreshToken":"refresh"}"#.utf8)),
      415, "unsupportedMediaType", #""in":"body","expected":"application/json""#),
    plain(
      "compressed",
      Request(
        .post, "/api/auth/refresh",
        headers: ["Content-Type": "application/json", "Content-Encoding": "gzip"],
        body: [0x1F, 0x8B]),
      415, "unsupportedMediaType", #""in":"body","expected":"application/json""#),
    post("too large", String(repeating: " ", count: 201), 413, "bodyTooLarge", nil),
    post("empty", "", 400, "malformed", #""in":"body","expected":"JSON: a value at byte 0""#),
    post(
      "cut", #"{"a"#, 400, "malformed", #""in":"body","expected":"JSON: a closing quote at byte 3""#
    ),
    post("two", "{}{}", 400, "malformed", #""in":"body","expected":"JSON: the end at byte 2""#),
    post(
      "twice", #"{"a":1,"a":1}"#, 400, "malformed",
      #""in":"body","expected":"JSON: each name once at byte 10""#),
    post(
      "deep", "[[[[1]]]]", 400, "malformed",
      #""in":"body","expected":"JSON: at most 3 levels at byte 3""#),
    post(
      "many", "[1,2,3,4,5,6]", 400, "malformed",
      #""in":"body","expected":"JSON: at most 5 fields at byte 11""#),
  ]

  static let fields: [Odd] = [
    post("list", "[]", 400, "invalidValue", #""in":"body","expected":"an object""#),
    post("missing", "{}", 400, "invalidValue", refresh("text")),
    post("null", #"{"refreshToken":null}"#, 400, "invalidValue", refresh("text")),
    post("number", #"{"refreshToken":1}"#, 400, "invalidValue", refresh("text")),
    post("NUL", #"{"refreshToken":"\u0000"}"#, 400, "invalidValue", refresh("text without U+0000")),
    post("case", #"{"refreshtoken":"refresh"}"#, 400, "invalidValue", refresh("text")),
  ]
}

extension OddRequestTests {
  private static func plain(
    _ name: String, _ request: Request, _ status: Int, _ error: String, _ rest: String? = nil
  ) -> Odd {
    let more = rest.map { "," + $0 } ?? ""
    return Odd(
      name: name, request: request, status: status, body: "{\"error\":\"\(error)\"\(more)}")
  }

  private static func get(
    _ name: String, _ target: String, _ status: Int, _ error: String
  ) -> Odd {
    plain(name, Request(.get, target), status, error)
  }

  private static func header(
    _ name: String, _ headers: Headers, _ status: Int, _ error: String
  ) -> Odd {
    plain("header: " + name, Request(.get, "/api/users/me", headers: headers), status, error)
  }

  private static func post(
    _ name: String, _ body: String, _ status: Int, _ error: String, _ rest: String?
  ) -> Odd {
    plain(
      "body: " + name,
      Request(
        .post, "/api/auth/refresh", headers: ["Content-Type": "application/json; charset=utf-8"],
        body: Array(body.utf8)),
      status, error, rest)
  }

  private static func type(_ name: String, _ type: String?) -> Odd {
    var request = Request(
      .post, "/api/auth/refresh", body: Array(#"{"refreshToken":"refresh"}"#.utf8))
    if let type { request.headers.add("Content-Type", type) }
    return plain(
      "type: " + name, request, 415, "unsupportedMediaType",
      #""in":"body","expected":"application/json""#)
  }

  private static func refresh(_ expected: String) -> String {
    #""in":"body","field":"refreshToken","expected":"\#(expected)""#
  }
}
