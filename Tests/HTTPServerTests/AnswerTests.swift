import AuthServer
import Primitives
import Testing

@testable import HTTPServer

@Suite struct AnswerTests {
  private func text(_ response: Response, toHead: Bool = false, isLast: Bool = false) -> String {
    let date = HTTPDate.text(784_111_777)
    return String(
      decoding: AnswerBytes(response, toHead: toHead, isLast: isLast, date: date).bytes,
      as: UTF8.self)
  }

  @Test func responseIsSentWithFraming() {
    let response = Response(
      status: 200, headers: ["Content-Type": "text/plain", "Set-Cookie": "a=b"], body: [0x61])
    #expect(
      text(response) == """
        HTTP/1.1 200 OK\r
        Content-Type: text/plain\r
        Set-Cookie: a=b\r
        Date: Sun, 06 Nov 1994 08:49:37 GMT\r
        Content-Length: 1\r
        \r
        a
        """)
  }

  @Test func handlerCannotSetFraming() {
    let response = Response(
      status: 200,
      headers: [
        "content-length": "7", "TRANSFER-ENCODING": "chunked", "Connection": "upgrade",
        "date": "never", "Upgrade": "h2c", "Keep-Alive": "x", "Trailer": "y",
      ])
    #expect(
      text(response, isLast: true) == """
        HTTP/1.1 200 OK\r
        Date: Sun, 06 Nov 1994 08:49:37 GMT\r
        Content-Length: 0\r
        Connection: close\r
        \r

        """)
  }

  @Test func temporaryRejectionSendsRetryAfter() {
    for refusal in [RequestRejection.busy, .noAnswer] {
      #expect(text(AnswerBytes.response(for: refusal)).contains("\r\nRetry-After: 1\r\n"))
    }
    #expect(!text(AnswerBytes.response(for: .tooSlow)).contains("Retry-After"))
  }

  @Test func headHasLengthWithoutBody() {
    #expect(
      text(Response(status: 200, body: [0x61]), toHead: true).hasSuffix("Content-Length: 1\r\n\r\n")
    )
    let described = Response(status: 200, headers: ["Content-Length": "12"])
    #expect(text(described, toHead: true).hasSuffix("Content-Length: 12\r\n\r\n"))
    #expect(!text(Response(status: 200), toHead: true).contains("Content-Length"))
  }

  @Test(arguments: [204, 304])
  func someStatusesHaveNoBody(_ status: Int) {
    let answer = text(Response(status: status, headers: ["Content-Length": "3"], body: [0x61]))
    #expect(!answer.contains("Content-Length") && answer.hasSuffix("\r\n\r\n"))
  }

  @Test(arguments: [
    Response(status: 200, headers: ["X": "a\r\nSet-Cookie: b"]),
    Response(status: 200, headers: ["X: a\r\nY": "b"]), Response(status: 200, headers: ["": "b"]),
    Response(status: 200, headers: ["X": "a\0"]), Response(status: 101), Response(status: 99),
    Response(status: 600),
  ])
  func invalidResponseBecomes500(_ response: Response) {
    let answer = text(response)
    #expect(answer.hasPrefix("HTTP/1.1 500 Internal Server Error\r\n"))
    #expect(!answer.contains("Set-Cookie"))
  }
}
