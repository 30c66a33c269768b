import AuthServer
import Testing

/// The promises on which adapters to other HTTP servers rely.
@Suite struct AdaptingTests {
  private struct Vanished: Error {}

  /// Says how much it was sent.
  private struct Service: RoutedHandler {
    let router: Router

    init(limits: Limits = Limits()) {
      router = Router(
        limits: limits, style: WireStyle(fault: WireStyle.fault(at: ["reason": .kind])),
        base: "/api",
        routes: [
          Route(.get, "/things/{id}") { (_: Body) async throws(ServerRefusal<NoRefusal>) in "" },
          Route(.post, "/size") { (sent: Body) async throws(ServerRefusal<NoRefusal>) in sent.size
          },
        ])
    }
  }

  private func send(
    _ target: String = "/api/size", _ headers: Headers = [:], to service: Service = Service(),
    reading body: (Int) async throws -> [UInt8]?
  ) async throws -> Response {
    let head = Request(.post, target, headers: headers)
    return try await service.respond(to: head, reading: body)
  }

  @Test(arguments: [
    ("/api/size", true), ("/api/size?page=1", true), ("/api/size?a[]=|", true),
    ("/api/%73ize", true),
    ("/api/things/7", true), ("/api/things/a%20b", true), ("http://host/api/size", true),
    ("/size", false), ("/api/size/", false), ("/api/things", false), ("/", false), ("", false),
    ("*", false), ("//api/size", false), ("/api/other/../size", false),
    ("/api/things/a%2Fb", false), ("/api/things/%zz", false), ("/api/things/\u{E9}", false),
  ])
  func knowsPathWhateverTheMethod(target: String, isKnown: Bool) {
    #expect(Service().knows(target) == isKnown)
  }

  @Test func readsBodyUpToLimit() async throws {
    let answer = try await send(to: Service(limits: Limits(bodyBytes: 70_000))) { limit in
      #expect(limit == 70_000)
      return Array(repeating: 0x20, count: limit)
    }
    #expect(answer.status == 200)
    #expect(answer.text == "70000")
  }

  @Test func oversizedBodyIsRejected() async throws {
    let answer = try await send { _ in nil }
    #expect(answer.status == 413)
    #expect(answer.text == #"{"reason":"bodyTooLarge"}"#)
    #expect(answer.headers.first("Cache-Control") == "no-store")
    let unasked = try await send { limit in Array(repeating: 0, count: limit + 1) }
    #expect(unasked.status == 413)
  }

  private static let refusedHeads: [(target: String, headers: Headers, status: Int)] = [
    ("/api/size", ["Content-Length": "65537"], 413),
    ("/api/size", ["Content-Length": "1", "content-length": "65537"], 413),
    ("/" + String(repeating: "a", count: 9_000), [:], 414),
    ("/api/size", ["X-Long": String(repeating: "a", count: 40_000)], 431),
    ("/api/size", ["X Y": "a"], 400),
  ]

  @Test(arguments: refusedHeads)
  func bodyIsNotReadIfHeadIsRejected(
    target: String, headers: Headers, status: Int
  ) async throws {
    let answer = try await send(target, headers) { _ in
      Issue.record("the body was read")
      return []
    }
    #expect(answer.status == status)
  }

  @Test(arguments: ["65536", "0", "none", "99999999999999999999"])
  func otherContentLengthsAreCheckedWhileReading(length: String) async throws {
    let answer = try await send("/api/size", ["Content-Length": length]) { _ in [1, 2] }
    #expect(answer.text == "2")
  }

  @Test func interruptedBodyReachesNoEndpoint() async throws {
    await #expect(throws: Vanished.self) { try await send { _ in throw Vanished() } }
  }
}

private struct Body: IncomingRequest {
  let size: Int

  init(_ incoming: Incoming) { size = incoming.request.body.count }
}
