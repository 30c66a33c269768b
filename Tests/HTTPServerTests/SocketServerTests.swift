import AuthServer
import Foundation
import Primitives
import Synchronization
import Testing

@testable import HTTPServer

private let get = "GET /one HTTP/1.1\r\nHost: a.test\r\n"
private let last = "\(get)Connection: close\r\n\r\n"

private struct Answering: Handler {
  let answer: @Sendable (Request) async -> Response

  init(_ answer: @escaping @Sendable (Request) async -> Response) { self.answer = answer }

  func respond(to request: Request) async -> Response { await answer(request) }
}

private struct Delivering: DeliveringHandler {
  let delivery: Delivery
  func deliver(_ request: Request) async -> Delivery { delivery }
}

private let text = Response(status: 200, body: Array(repeating: UInt8(ascii: "a"), count: 1_000))

@Suite struct SocketServerTests {
  @Test func handlerKnowsPeer() async throws {
    let server = try SocketServer.calm(
      Answering { Response(status: 200, body: Array(($0.peer ?? "nobody").utf8)) })
    #expect(server.address.host == "127.0.0.1")
    #expect(try await exchange(last, port: server.address.port) == ["200 127.0.0.1"])
    await server.stop()
  }

  @Test func rejectionsAreReported() async throws {
    let told = Mutex<[RequestRejection]>([])
    var options = Options.calm
    options.refused = { refusal in told.withLock { $0.append(refusal) } }
    let server = try SocketServer.start(Echo(), options: options)
    let port = server.address.port
    #expect(try await exchange(last, port: port) == ["200 GET /one 0"])
    _ = try await exchange("\(get)Content-Length: 99999999999\r\n\r\n", port: port)
    _ = try await exchange("GET /one HTTP/2.0\r\n\r\n", port: port)
    await server.stop()
    #expect(told.withLock { $0.map(\.status) } == [413, 505])
  }

  @Test func usedPortIsReported() async throws {
    let server = try SocketServer.calm(Echo())
    var options = Options.calm
    options.port = server.address.port
    let error = #expect(throws: HTTPServerError.self) {
      try SocketServer.start(Echo(), options: options)
    }
    #expect(error?.description.contains("\(server.address)") == true)
    #expect(error?.description.hasSuffix("name another port, or 0 for any that is free") == true)
    options.host = "not.a.number"
    let other = #expect(throws: HTTPServerError.self) {
      try SocketServer.start(Echo(), options: options)
    }
    #expect(other?.description.contains("name an address of this machine in numbers") == true)
    await server.stop()
  }

  @Test func stoppingAnswersPendingRequests() async throws {
    let gate = Gate()
    let server = try SocketServer.calm(
      Answering { request in
        await gate.wait()
        return Playing.answer(to: request)
      })
    let port = server.address.port
    async let answers = exchange("\(get)\r\n\(get)\r\n", port: port)
    await gate.waitUntilSomebodyWaits()
    async let stopped: Void = server.stop(within: .seconds(3_600))
    while (try? await onThread { _ = try Client(port: port) }) != nil {}
    await gate.open()
    #expect(try await answers == ["200 GET /one 0"])
    await stopped
    await server.stop()
  }

  @Test func stoppingIsBounded() async throws {
    let gate = Gate()
    let server = try SocketServer.calm(
      Answering { request in
        await gate.wait()
        return Playing.answer(to: request)
      })
    async let answers = exchange(last, port: server.address.port)
    await gate.waitUntilSomebodyWaits()
    await server.stop(within: .milliseconds(10))
    #expect(try await answers.isEmpty)
    await gate.open()
  }

  @Test func releasedServerStopsListening() async throws {
    var server: SocketServer? = try SocketServer.calm(Echo())
    let port = try #require(server).address.port
    #expect(try await exchange(last, port: port) == ["200 GET /one 0"])
    server = nil
    while (try? await onThread { _ = try Client(port: port) }) != nil {}
  }

  /// Clients arrive one after the other, so that none is dropped for a later one.
  @Test func slowClientsDoNotBlockOthers() async throws {
    var options = Options.calm
    options.connections = 8
    let server = try SocketServer.start(Echo(), options: options)
    let port = server.address.port
    let slow = ["", "GET /", "POST /one HTTP/1.1\r\nHost: a.test\r\nContent-Length: 5\r\n\r\nh"]
    let answers = try await onThread {
      var clients: [Client] = []
      func crowd(_ count: Int) throws {
        for _ in 0..<count {
          clients.append(try Client(port: port))
          clients.last?.send(slow[clients.count % slow.count])
        }
      }
      try crowd(24)
      return try (0..<10).map { _ in
        try crowd(3)
        let client = try Client(port: port)
        client.send(last)
        return Answers.lines(of: client.readAll(), toHead: false)
      }
    }
    #expect(answers == Array(repeating: ["200 GET /one 0"], count: 10))
    await server.stop(within: .zero)
  }

  @Test func connectionLimitIsFullyUsed() async throws {
    var options = Options.calm
    options.connections = 8
    let server = try SocketServer.start(Echo(), options: options)
    let port = server.address.port
    let answers = try await onThread {
      let clients = try (0..<8).map { _ in
        let client = try Client(port: port)
        client.send("GET /one HTTP/1.1\r\n")
        return client
      }
      // For longer than anybody has a place whoever comes.
      Thread.sleep(forTimeInterval: 0.2)
      return clients.map { client in
        client.send("Host: a.test\r\nConnection: close\r\n\r\n")
        return Answers.lines(of: client.readAll(), toHead: false)
      }
    }
    #expect(answers == Array(repeating: ["200 GET /one 0"], count: 8))
    await server.stop()
  }

  @Test func connectionBeingHandledKeepsItsPlace() async throws {
    let gate = Gate()
    var options = Options.calm
    options.connections = 2
    let server = try SocketServer.start(
      Answering { request in
        if request.target == "/one" { await gate.wait() }
        return Playing.answer(to: request)
      }, options: options)
    let port = server.address.port
    async let one = exchange(last, port: port)
    async let other = exchange(last, port: port)
    await gate.waitUntilSomebodyWaits(2)
    #expect(try await exchange(last, port: port) == ["503 The server is busy."])
    await gate.open()
    #expect(try await one == ["200 GET /one 0"])
    #expect(try await other == ["200 GET /one 0"])
    await server.stop()
  }

  /// The connection tests cover which timeout applies. This one shows that the server watches the clock. Only
  /// the client keeps the server waiting, so the machine may be slow.
  @Test(
    arguments: [
      (\Timeouts.head, "", []),
      (\Timeouts.request, "GET /", ["408 The request came too slowly."]),
      (\Timeouts.body, "\(get)Content-Length: 5\r\n\r\nh", ["408 The request came too slowly."]),
      (\Timeouts.idle, "\(get)\r\n", ["200 GET /one 0"]),
    ] as [(WritableKeyPath<Timeouts, Duration> & Sendable, String, [String])])
  func timeoutEndsSlowConnection(
    _ timeouts: WritableKeyPath<Timeouts, Duration> & Sendable, _ text: String, _ answers: [String]
  ) async throws {
    var options = Options.calm
    options.timeouts[keyPath: timeouts] = .milliseconds(30)
    let server = try SocketServer.start(Echo(), options: options)
    #expect(try await exchange(text, port: server.address.port) == answers)
    await server.stop()
  }

  @Test func hangingHandlerIsAbandoned() async throws {
    let gate = Gate()
    var options = Options.calm
    options.timeouts.request = .milliseconds(30)
    let server = try SocketServer.start(
      Answering { request in
        await gate.wait()
        return Playing.answer(to: request)
      }, options: options)
    #expect(
      try await exchange(last, port: server.address.port) == ["503 The answer took too long."])
    await gate.open()
    await server.stop()
  }

  @Test func abandonedHandlerIsCancelled() async throws {
    let hasBegun = Gate()
    let wasCancelled = Gate()
    let server = try SocketServer.calm(
      Answering { request in
        await hasBegun.open()
        try? await Task.sleep(for: .seconds(3_600))
        await wasCancelled.open()
        return Playing.answer(to: request)
      })
    var client: Client? = try Client(port: server.address.port)
    client?.send(last)
    await hasBegun.wait()
    client?.reset()
    client = nil
    await wasCancelled.wait()
    await server.stop()
  }

  /// A handler may be writing to a store that closes after the server.
  @Test func stoppingWaitsForAbandonedHandlers() async throws {
    let hasBegun = Gate()
    let wasCancelled = Gate()
    let mayEnd = Gate()
    let hasEnded = Locked(false)
    let server = try SocketServer.calm(
      Answering { request in
        await hasBegun.open()
        try? await Task.sleep(for: .seconds(3_600))
        await wasCancelled.open()
        await mayEnd.wait()
        hasEnded.use { $0 = true }
        return Playing.answer(to: request)
      })
    let port = server.address.port
    var client: Client? = try Client(port: port)
    client?.send(last)
    await hasBegun.wait()
    client?.reset()
    client = nil
    await wasCancelled.wait()
    let stopping = Task {
      await server.stop(within: .seconds(3_600))
      return hasEnded.use { $0 }
    }
    while (try? await onThread { _ = try Client(port: port) }) != nil {}
    await mayEnd.open()
    #expect(await stopping.value)
  }

  @Test func brokenConnectionAffectsNoOther() async throws {
    let gate = Gate()
    let server = try SocketServer.calm(
      Answering { request in
        if request.target == "/wait" { await gate.wait() }
        return Response(status: 200, body: Array(repeating: 0x61, count: 1_000_000))
      })
    let port = server.address.port
    try await onThread {
      for _ in 0..<20 {
        let client = try Client(port: port)
        client.send("GET /wait HTTP/1.1\r\nHost: a.test\r\n\r\n")
        client.reset()
        let other = try Client(port: port)
        other.send("\(get)\r\n")
        _ = other.read(10)
        other.reset()
      }
    }
    await gate.open()
    let answer = try await exchange(Array(last.utf8), port: port)
    #expect(answer.count > 1_000_000)
    #expect(Answers.lines(of: answer, toHead: false).count == 1)
    await server.stop()
  }

  /// The system's socket buffer is small and fills quickly.
  @Test func clientThatDoesNotReadIsThrottled() async throws {
    let answered = Locked(0)
    let server = try SocketServer.calm(
      Answering { request in
        answered.use { $0 += 1 }
        return Response(status: 200, body: Array(repeating: 0x61, count: 1_000_000))
      })
    let (port, get) = (server.address.port, get)
    let others = try await onThread {
      let client = try Client(port: port, room: 65_536)
      for _ in 0..<20 { client.send("\(get)\r\n") }
      // Each of these is answered behind what the one above was answered.
      let others = try (0..<20).map { _ in
        let other = try Client(port: port)
        other.send(last)
        return other.readAll().count
      }
      return withExtendedLifetime(client) { others }
    }
    #expect(others.allSatisfy { $0 > 1_000_000 })
    #expect(answered.use { $0 } == 21)
    await server.stop(within: .zero)
  }

  @Test func halfClosedConnectionGetsItsResponses() async throws {
    let server = try SocketServer.calm(Echo())
    let answers = try await exchange(
      Array("\(get)\r\n\(get)\r\n".utf8), port: server.address.port, endsWriting: true)
    #expect(Answers.lines(of: answers, toHead: false) == ["200 GET /one 0", "200 GET /one 0"])
    await server.stop()
  }

  @Test func faultsAreInjected() async throws {
    let whole = try await answer(.none).bytes
    #expect(whole.count > 1_000)
    #expect(try await answer(.drop).bytes.isEmpty)
    #expect(try await answer(.cut(after: 0)).bytes.isEmpty)
    #expect(try await answer(.cut(after: 100)).bytes.count == 100)
  }

  /// A lower bound holds on any machine, an upper bound doesn't.
  @Test func delaysAreInjected() async throws {
    let (bytes, late) = try await answer(.none, delay: .milliseconds(50))
    #expect(bytes.count > 1_000)
    #expect(late >= .milliseconds(50))
    // Three parts, and a pause between each two.
    let (slowly, long) = try await answer(.slow(bytes: 400, every: .milliseconds(30)))
    #expect(slowly.count == bytes.count && (801...1_200).contains(slowly.count))
    #expect(long >= .milliseconds(60))
  }

  private func answer(
    _ fault: Delivery.TransportFault, delay: Duration = .zero
  ) async throws -> (bytes: [UInt8], time: Duration) {
    let server = try SocketServer.calm(
      Delivering(delivery: Delivery(text, fault: fault, delay: delay)))
    let began = ContinuousClock.now
    let bytes = try await exchange(Array(last.utf8), port: server.address.port)
    let time = began.duration(to: .now)
    await server.stop()
    return (bytes, time)
  }
}

/// Holds handlers until they may continue.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
      let ready = watching.filter { $0.count <= waiting.count }
      watching.removeAll { $0.count <= waiting.count }
      for one in ready { one.continuation.resume() }
    }
  }

  func waitUntilSomebodyWaits(_ count: Int = 1) async {
    guard waiting.count < count else { return }
    await withCheckedContinuation { watching.append((count, $0)) }
  }

  func open() {
    isOpen = true
    for one in waiting { one.resume() }
    waiting = []
  }
}
