import CHTTPD
import Primitives
import Testing

@testable import HTTPServer

/// The server's behaviour when the system has no file for one more connection.
@Suite struct FileTests {
  private let get = "GET /one HTTP/1.1\r\nHost: a.test\r\n"

  /// A system that has no file as often as it is told to.
  private final class System: Sendable {
    private let state = Locked((refusals: 0, calls: 0))
    let code: Int32

    init(_ code: Int32) { self.code = code }

    var options: Options {
      var options = Options.calm
      options.accept = { self.isOutOfFiles ? -self.code : chttpd_accept($0, $1) }
      return options
    }

    func refuse(_ times: Int) { state.use { $0.refusals = times } }

    /// How often it was asked since it refuses.
    var calls: Int { state.use { $0.calls } }

    private var isOutOfFiles: Bool {
      state.use { state in
        guard state.refusals > 0 else { return false }
        state.refusals -= 1
        state.calls += 1
        return true
      }
    }
  }

  @Test(arguments: [EMFILE, ENFILE])
  func longestWaitingConnectionMakesRoom(_ code: Int32) async throws {
    let system = System(code)
    let server = try SocketServer.start(Echo(), options: system.options)
    let port = server.address.port
    let (head, get) = ("\(get)\r\n", get)
    try await onThread {
      let clients = try (0..<2).map { _ in
        let client = try Client(port: port)
        client.send(head)
        #expect(Answers.lines(of: client.read(), toHead: false) == ["200 GET /one 0"])
        return client
      }
      system.refuse(1)
      let third = try Client(port: port)
      third.send("\(get)Connection: close\r\n\r\n")
      #expect(Answers.lines(of: third.readAll(), toHead: false) == ["200 GET /one 0"])
      #expect(clients[0].readAll().isEmpty)
      clients[1].send(head)
      #expect(Answers.lines(of: clients[1].read(), toHead: false) == ["200 GET /one 0"])
    }
    #expect(system.calls == 1)
    await server.stop()
  }

  /// The slower the machine, the fewer the calls.
  @Test func acceptIsNotRetriedImmediately() async throws {
    let system = System(EMFILE)
    let server = try SocketServer.start(Echo(), options: system.options)
    let port = server.address.port
    let last = "\(get)Connection: close\r\n\r\n"
    system.refuse(.max)
    let start = ContinuousClock.now
    let client = try Client(port: port)
    client.send(last)
    try await Task.sleep(for: .milliseconds(250))
    system.refuse(0)
    let time = start.duration(to: .now)
    #expect(system.calls <= Int(time / .milliseconds(100)) + 1)
    let answers = try await onThread { Answers.lines(of: client.readAll(), toHead: false) }
    #expect(answers == ["200 GET /one 0"])
    await server.stop(within: .zero)
  }
}
