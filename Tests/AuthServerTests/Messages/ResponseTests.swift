import Testing

@testable import AuthServer

@Suite struct ResponseTests {
  private func completed(_ response: Response, _ method: Request.Method = .get) -> Response {
    response.completed(for: method)
  }

  @Test func everyResponseIsUncachedAndNotSniffed() {
    for status in [200, 204, 302, 401, 500] {
      let headers = completed(Response(status: status)).headers
      #expect(headers.all("cache-control") == ["no-store"])
      #expect(headers.all("x-content-type-options") == ["nosniff"])
    }
  }

  @Test func cacheControlCanBeOverridden() {
    let keys = Response(status: 200, headers: ["Cache-Control": "max-age=300"])
    #expect(completed(keys).headers.all("Cache-Control") == ["max-age=300"])
  }

  @Test func only401ChallengesForToken() {
    #expect(completed(Response(status: 401)).headers.all("WWW-Authenticate") == ["Bearer"])
    #expect(completed(Response(status: 403)).headers.first("WWW-Authenticate") == nil)
    let own = Response(status: 401, headers: ["www-authenticate": "DPoP"])
    #expect(completed(own).headers.all("WWW-Authenticate") == ["DPoP"])
  }

  @Test(arguments: [
    (200, "abc", "abc", "3", "text/plain"), (200, "", "", "0", nil), (204, "abc", "", nil, nil),
    (204, "", "", nil, nil), (304, "abc", "", nil, nil), (302, "", "", "0", nil),
    (404, "abc", "abc", "3", "text/plain"),
  ])
  func lengthAndTypeFollowTheBody(
    status: Int, body: String, sent: String, length: String?, type: String?
  ) {
    let answer = completed(
      Response(
        status: status,
        headers: [
          "Content-Type": "text/plain", "Content-Length": "7", "Transfer-Encoding": "chunked",
        ],
        body: Array(body.utf8)))
    #expect(answer.text == sent)
    #expect(answer.headers.all("Content-Length") == (length.map { [$0] } ?? []))
    #expect(answer.headers.all("Content-Type") == (type.map { [$0] } ?? []))
    #expect(answer.headers.first("Transfer-Encoding") == nil)
  }

  @Test func bodyWithoutTypeIsOctetStream() {
    let answer = completed(Response(status: 200, body: [0]))
    #expect(answer.headers.first("Content-Type") == "application/octet-stream")
  }

  @Test func headKeepsHeadersOfOmittedBody() {
    let answer = completed(Response(status: 200, json: [1, 2]), .head)
    #expect(answer.body.isEmpty)
    #expect(answer.headers.first("Content-Length") == "5")
    #expect(answer.headers.first("Content-Type") == "application/json")
  }

  @Test(arguments: [("A", "b"), ("a-_.!#$%&'*+^`|~9", ""), ("A", "\u{4F60}\tb")])
  func acceptsWellFormedHeaders(name: String, value: String) {
    #expect(Response(status: 200, headers: [name: value]).isWellFormed)
  }

  @Test(arguments: [
    ("", "b"), ("A ", "b"), ("A:", "b"), ("A\n", "b"), ("\u{E9}", "b"), ("A", "b\r\nC: d"),
    ("A", "b\nc"), ("A", "b\u{0}"), ("A", "\u{7F}b"), ("A", "b\rc"), ("A(", "b"), ("A\"", "b"),
    ("A,", ""), ("A/", ""), ("A@", ""), ("A[", ""), ("A{", ""),
  ])
  func rejectsMalformedHeaders(name: String, value: String) {
    #expect(!Response(status: 200, headers: [name: value]).isWellFormed)
  }

  @Test(arguments: [-1, 0, 100, 101, 199, 600, 1_000])
  func rejectsInvalidStatus(status: Int) {
    #expect(!Response(status: status).isWellFormed)
  }
}
