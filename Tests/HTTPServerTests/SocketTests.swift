import AuthServer
import CaseFolders
import Testing

@testable import HTTPServer

/// The table of raw requests again, over real sockets.
@Suite struct SocketTests {
  @Test func responsesMatchTable() async throws {
    let server = try SocketServer.calm(Echo())
    for example in HTTPCase.all {
      let answers = try await exchange(
        example.bytes, port: server.address.port, endsWriting: example.waits)
      #expect(example.transcript(answers) == example.expected, "\(example)")
    }
    await server.stop()
  }

  @Test func fragmentedRequestsAreAssembled() async throws {
    let server = try SocketServer.calm(Echo())
    for example in HTTPCase.all where example.bytes.count < 300 && !example.name.hasPrefix("expect")
    {
      let port = server.address.port
      let answers = try await onThread {
        let client = try Client(port: port)
        for byte in example.bytes { client.send([byte]) }
        if example.waits { client.endWriting() }
        return client.readAll()
      }
      #expect(example.transcript(answers) == example.expected, "\(example)")
    }
    await server.stop()
  }

  @Test func hundredConcurrentClientsGetTheirOwnResponses() async throws {
    let server = try SocketServer.calm(Echo())
    let port = server.address.port
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let requests = (0..<20).map { "GET /\(number)/\($0) HTTP/1.1\r\nHost: a.test\r\n\r\n" }
          let last = "GET /last HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n"
          let answers = try await exchange(requests.joined() + last, port: port)
          #expect(answers == (0..<20).map { "200 GET /\(number)/\($0) 0" } + ["200 GET /last 0"])
        }
      }
      try await group.waitForAll()
    }
    await server.stop()
  }
}
