import AuthServer
import Testing

/// The facts that a method has of its call, and the headers that it adds to the answer.
@Suite struct CallContextTests {
  private struct Anything: IncomingRequest {
    init(_ incoming: Incoming) {}
  }

  private enum Closed: DeclaredRefusal {
    case closed

    var answer: RefusalAnswer { RefusalAnswer(status: 403, body: nil) }
  }

  private func ask(
    _ request: Request,
    _ work: @escaping @Sendable (CallContext?) throws(ServerRefusal<Closed>) -> Void
  ) async -> Response {
    let router = Router(
      base: "/v1",
      routes: [
        Route(.get, "/things/{id}") { (_: Anything) async throws(ServerRefusal<Closed>) in
          try work(CallContext.current)
        }
      ])
    return await router.respond(to: request)
  }

  private let request = Request(
    .get, "/v1/things/7?x=1", headers: ["X-Request-Id": "r1", "X-From": "here"], peer: "192.0.2.7")

  @Test func methodSeesItsCallContext() async {
    let answer = await CallContext.$frameworkRequest.withValue("the framework's") {
      await ask(request) { context in
        #expect(context?.endpoint == "GET /v1/things/{id}")
        #expect(context?.request.headers.only("X-From") == "here")
        #expect(context?.request.peer == "192.0.2.7")
        #expect(context?.requestID == "r1")
        #expect(context?.frameworkRequest as? String == "the framework's")
      }
    }
    #expect(answer.status == 204)
    #expect(CallContext.current == nil)
  }

  @Test(arguments: ["", "a b", String(repeating: "x", count: 129), "a\u{1F600}"])
  func unloggableRequestIDIsReplaced(_ given: String) async {
    var request = request
    request.headers.set("X-Request-Id", given)
    _ = await ask(request) { #expect($0?.requestID.utf8.count == 32) }
  }

  @Test func addedHeadersGoOutWithAnswersAndRefusals() async {
    let adding: @Sendable (CallContext?) -> Void = { context in
      context?.add(header: "X-Rate", "9")
      context?.add(header: "content-length", "7")
      context?.add(cookie: "seen", "1", lifetime: 60)
    }
    let answer = await ask(request) { adding($0) }
    let refused = await ask(request) { context throws(ServerRefusal<Closed>) in
      adding(context)
      throw .refused(.closed)
    }
    #expect((answer.status, refused.status) == (204, 403))
    for one in [answer, refused] {
      #expect(one.headers.all("X-Rate") == ["9"])
      #expect(one.headers.all("Content-Length") != ["7"])
      #expect(
        one.headers.all("Set-Cookie") == [
          "seen=1; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax"
        ])
    }
  }

  @Test func invalidAddedHeaderOrCookieIs500() async {
    let header = await ask(request) { $0?.add(header: "X-Rate", "9\r\nX-More: 1") }
    let cookie = await ask(request) { $0?.add(cookie: "seen", "1; Domain=elsewhere") }
    #expect((header.status, cookie.status) == (500, 500))
    #expect(header.headers.first("X-More") == nil && cookie.headers.first("Set-Cookie") == nil)
  }
}
