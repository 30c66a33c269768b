import Answers
import Diagnostics
import Testing

/// The calls of an HTTP archive, by server, route and constants.
@Suite struct HARFileTests {
  private let api = RecordedAPI.all[0]

  private func archive(
    _ method: String, _ url: String, _ status: Int, _ body: String, sends: String = "",
    encoding: String = ""
  ) throws -> HARFile {
    let entry: JSONValue = [
      "request": [
        "method": .text(method), "url": .text(url), "postData": ["text": .text(sends)],
      ],
      "response": [
        "status": .number(status), "headers": .list([["name": .text("x"), "value": .text("1")]]),
        "content": ["text": .text(body), "encoding": .text(encoding)],
      ],
    ]
    let text = JSONValue.object([.init("log", ["entries": .list([entry])])]).written()
    return try HARFile(
      SourceFile(path: "a.har", text: text), api.contract,
      urls: ["auth": ["http://127.0.0.1:9999"]])
  }

  private static let base = "https://project.supabase.example/auth/v1"

  @Test(
    arguments: [
      ("POST", base + "/token?grant_type=password", "signIn"),
      ("POST", base + "/token?grant_type=refresh_token", "renewSession"),
      ("POST", base + "/token?grant_type=pkce", nil), ("GET", base + "/user", "readUser"),
      ("PUT", base + "/user", "changePassword"), ("GET", base + "/users", nil),
      ("GET", "https://elsewhere.example/auth/v1/user", nil),
      ("GET", "http://127.0.0.1:9999/user#top", "readUser"),
      ("GET", "http://127.0.0.1:99990/user", nil),
    ])
  func callBelongsToItsEndpoint(_ method: String, _ url: String, _ endpoint: String?) throws {
    let file = try archive(method, url, 200, "{}")
    #expect(file.answers.first?.endpoint == endpoint)
    #expect(file.entryCount == 1)
  }

  @Test func base64BodyIsDecoded() throws {
    let body = "eyJlcnJvcl9jb2RlIjoiYmFkX2p3dCJ9"
    let file = try archive("GET", Self.base + "/user", 403, body, encoding: "base64")
    let verdict = check(try #require(file.answers.first), against: api.contract)
    #expect(verdict.refusal == "badToken")
    #expect(verdict.result == .whole)
  }

  @Test func findingPointsIntoArchiveBody() throws {
    let file = try archive("GET", Self.base + "/user", 200, "{\"id\":7}")
    let verdict = check(try #require(file.answers.first), against: api.contract)
    #expect(verdict.result == .unread)
    let finding = try #require(verdict.findings.first { $0.rule == .type })
    #expect(finding.place.part == .body(JSONPointer(["id"])))
    let line = finding.place.span.source.line(finding.place.span.start.line)
    #expect(String(decoding: line, as: UTF8.self).contains("\"text\": "))
  }

  @Test(arguments: ["", "[]", "{\"log\":{}}"])
  func nonArchiveIsReported(_ text: String) {
    #expect(throws: BadRecording.self) {
      try HARFile(SourceFile(path: "a.har", text: text), api.contract, urls: [:])
    }
  }
}
