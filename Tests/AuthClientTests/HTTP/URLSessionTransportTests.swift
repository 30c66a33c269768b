import Foundation
import Testing

@testable import AuthClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private func http(_ status: String, _ headers: String = "", _ body: String = "") -> String {
  let length = "Content-Length: \(body.utf8.count)\r\nConnection: close"
  return "HTTP/1.1 \(status)\r\n\(headers)\(length)\r\n\r\n\(body)"
}

@Suite("The transport over URLSession")
struct URLSessionTransportTests {
  private let transport = URLSessionTransport()

  private func get(_ url: URL, _ headers: HTTPHeaders = [:]) -> HTTPRequest {
    HTTPRequest(endpoint: "get", method: .get, url: url, headers: headers)
  }

  private func answer(
    _ url: URL, by transport: URLSessionTransport? = nil
  ) async -> Result<HTTPResponse, Fault> {
    let transport = transport ?? self.transport
    return await outcome { () throws(Fault) in try await transport.send(get(url)) }
  }

  @Test func sendsRequestAndReceivesResponseUnchanged() async throws {
    let answer = http("200 OK", "X-Kind: test\r\n", #"{"a":"ü"}"#)
    let server = try LoopbackServer { _ in .bytes(answer) }
    defer { server.stop() }
    let response = try await transport.send(
      HTTPRequest(
        endpoint: "post", method: .post, url: server.url("/a%20b?c=%2F"),
        headers: ["Authorization": "Bearer t", "Content-Type": "application/json"],
        body: Data(#"{"x":1}"#.utf8)))
    #expect(response.status == 200)
    #expect(response.headers["x-kind"] == "test")
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"a":"ü"}"#)
    let request = try #require(server.requests.first)
    #expect(request.hasPrefix("POST /a%20b?c=%2F HTTP/1.1\r\n"))
    #expect(request.contains("Authorization: Bearer t\r\n"))
    #expect(request.hasSuffix("\r\n\r\n" + #"{"x":1}"#))
  }

  @Test(arguments: ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
  func redirectIsReturnedNotFollowed(_ status: String) async throws {
    let other = try LoopbackServer { _ in .bytes(http("200 OK", "", "stolen")) }
    defer { other.stop() }
    let place = other.url("/steal").absoluteString
    let server = try LoopbackServer { _ in
      .bytes(http(status, "Location: \(place)\r\n", ""))
    }
    defer { server.stop() }
    let response = try await transport.send(get(server.url("/"), ["Authorization": "Bearer t"]))
    #expect(response.status == Int(status.prefix(3)))
    #expect(response.headers["Location"] == place)
    #expect(server.requests.count == 1)
    #expect(other.requests.isEmpty)
  }

  @Test func cookiesAndCacheAreNotStored() async throws {
    let server = try LoopbackServer { _ in
      .bytes(http("200 OK", "Set-Cookie: sid=1; Path=/\r\nCache-Control: max-age=600\r\n", "x"))
    }
    defer { server.stop() }
    for _ in 1...2 { _ = try await transport.send(get(server.url("/"))) }
    #expect(server.requests.count == 2, "the second answer must not come from a cache")
    #expect(!server.requests[1].lowercased().contains("cookie:"))
  }

  @Test func explicitCookieHeaderIsSent() async throws {
    let server = try LoopbackServer { _ in .bytes(http("200 OK")) }
    defer { server.stop() }
    _ = try await transport.send(get(server.url("/"), ["Cookie": "sid=2"]))
    #expect(server.requests[0].contains("Cookie: sid=2\r\n"))
  }

  @Test(arguments: ["Basic realm=\"x\"", "Bearer error=\"invalid_token\""])
  func authenticationChallengeIsReturned(_ challenge: String) async throws {
    let server = try LoopbackServer { _ in
      .bytes(http("401 Unauthorized", "WWW-Authenticate: \(challenge)\r\n", "no"))
    }
    defer { server.stop() }
    let response = try await transport.send(get(server.url("/")))
    #expect(response.status == 401)
    #expect(String(decoding: response.body, as: UTF8.self) == "no")
    #expect(server.requests.count == 1)
  }

  @Test func oversizedResponseIsUnreadable() async throws {
    let server = try LoopbackServer { _ in
      .bytes(http("200 OK", "", String(repeating: "x", count: 100_000)))
    }
    defer { server.stop() }
    let small = URLSessionTransport(maximumBody: 1000)
    let result = await answer(server.url("/"), by: small)
    #expect(result.failure == .unreadable)
  }

  @Test func truncatedResponseIsOffline() async throws {
    let server = try LoopbackServer { _ in
      .bytes("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
    }
    defer { server.stop() }
    let result = await answer(server.url("/"))
    #expect(result.failure == .offline)
  }

  @Test(arguments: ["", "H", "HTTP/1."])
  func connectionClosedBeforeResponseIsOffline(_ bytes: String) async throws {
    let server = try LoopbackServer { _ in .bytes(bytes) }
    defer { server.stop() }
    #expect(await answer(server.url("/")).failure == .offline)
  }

  @Test(arguments: ["220 mail.example ESMTP\r\n", "\u{0}\u{1}\u{2}\u{3}\r\n\r\n"])
  func nonHTTPResponseIsUnreadable(_ bytes: String) async throws {
    let server = try LoopbackServer { _ in .bytes(bytes) }
    defer { server.stop() }
    #expect(await answer(server.url("/")).failure == .unreadable)
  }

  @Test func refusedConnectionIsOffline() async throws {
    let server = try LoopbackServer { _ in .silence }
    server.stop()
    let result = await answer(server.url("/"))
    #expect(result.failure == .offline)
  }

  @Test func requestTimeoutOverridesTransportTimeout() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let patient = URLSessionTransport(timeout: 600)
    var request = get(server.url("/"))
    request.timeout = 0.2
    let sent = request
    let result = await outcome { () throws(Fault) in try await patient.send(sent) }
    #expect(result.failure == .timeout)
    #expect(request.cause == FaultCause(URLError(.timedOut)))
  }

  /// However slowly a server responds, a call ends; on Linux, too.
  @Test func callHasOverallDeadline() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let settings = URLSessionConfiguration.ephemeral
    settings.timeoutIntervalForRequest = 600
    settings.timeoutIntervalForResource = 0.2
    let transport = URLSessionTransport(configuration: settings)
    #expect(await answer(server.url("/"), by: transport).failure == .timeout)
  }

  @Test func configurationOfAppIsUsed() async throws {
    let settings = URLSessionConfiguration.default
    settings.httpAdditionalHeaders = ["X-App": "reader"]
    let server = try LoopbackServer { _ in .bytes(http("200 OK", "Set-Cookie: a=b\r\n", "{}")) }
    defer { server.stop() }
    let transport = URLSessionTransport(configuration: settings)
    _ = await answer(server.url("/"), by: transport)
    _ = await answer(server.url("/"), by: transport)
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.contains("X-App: reader\r\n") })
    #expect(server.requests.allSatisfy { !$0.contains("Cookie") })
    #expect(settings.urlCache != nil, "the app's own settings stay as they were")
  }

  @Test func cancellationStopsCall() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    // A loaded machine may take longer than the usual patience to come to the cancellation.
    let patient = URLSessionTransport(timeout: 600)
    let call = Task { await answer(server.url("/"), by: patient) }
    for await _ in server.arrivals { break }
    call.cancel()
    #expect(await call.value.failure == .cancelled)
  }

  @Test func cancelledTaskSendsNothing() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let gate = Gate()
    let call = Task {
      _ = await gate.pass()
      return await answer(server.url("/"))
    }
    call.cancel()
    #expect(await call.value.failure == .cancelled)
    #expect(server.requests.isEmpty)
  }

  @Test func dumpHidesPendingRequest() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let request = get(server.url("/"), ["Authorization": "Bearer canary"])
    let call = Task { try? await transport.send(request) }
    for await _ in server.arrivals { break }
    #expect(!views(of: transport).contains("canary"))
    #expect(Mirror(reflecting: transport).children.isEmpty)
    call.cancel()
    _ = await call.value
  }

  @Test func plainHTTPIsSentToLocalHostOnly() async throws {
    let result = await answer(URL(string: "http://longde.invalid/")!)
    #expect(result.failure == .insecure)
  }

  @Test func clientRefreshesOverURLSession() async throws {
    let server = try LoopbackServer { request in
      let isRenewal = request.hasPrefix("POST /api/auth/refresh")
      return .bytes(http("200 OK", "", isRenewal ? Answers.session(2) : Answers.user))
    }
    defer { server.stop() }
    let clock = VirtualClock()
    let stored = World.stored(["access": "a1", "refresh": "r1"], clock.now)
    let client = Longde.Client(
      server: server.url(""), store: MemoryStore(stored), options: ClientOptions(clock: clock))
    clock.advance(by: 3600)
    #expect(try await client.me().email == "a@example.org")
    #expect(server.requests.count == 2)
    #expect(server.requests[0].hasSuffix(#"{"refreshToken":"r1"}"#))
    #expect(server.requests[1].contains("Authorization: Bearer a2\r\n"))
  }
}
