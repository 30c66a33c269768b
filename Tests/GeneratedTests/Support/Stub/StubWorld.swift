import AuthClient
import Foundation
import TestDevice

/// One server of the stub, with its own accounts, and the clock of whoever calls it.
struct StubWorld: Sendable {
  let url: URL
  /// The client's. The stub has its own, which shows the same until a test says otherwise.
  let clock = VirtualClock()

  init(_ system: String) async throws {
    let control = try StubServer.shared.get().control
    let opened = try await Self.ask(control, "/worlds", ["system": system], as: Opened.self)
    guard let url = URL(string: "http://127.0.0.1:\(opened.port)") else {
      throw StubProblem("\(opened.port) is no port")
    }
    self.url = url
  }

  /// The one to which a call goes.
  init(at call: URL) {
    guard let root = URL(string: "/", relativeTo: call) else { preconditionFailure("\(call)") }
    url = root.absoluteURL
  }

  /// Time passes for both.
  func advance(by seconds: Int) async throws {
    try await advanceServer(by: seconds)
    clock.advance(by: seconds)
  }

  func advanceServer(by seconds: Int) async throws {
    try await control("clock", ["advance": seconds])
  }

  /// The next calls of an endpoint go wrong.
  func misbehave(_ endpoint: String, _ how: Misbehaviour, times: Int = 1) async throws {
    var order = how.order
    order.endpoint = endpoint
    order.times = times
    try await control("misbehave", order)
  }

  /// Something happens that the documents leave to chance, or to others.
  func tell(_ what: String, _ value: String? = nil) async throws {
    try await control("tell", ["what": what].merging(value.map { ["value": $0] } ?? [:]) { $1 })
  }

  func outbox() async throws -> [StubMessage] {
    try await Self.ask(url, "/__stub/outbox", [String: String](), as: Outbox.self).outbox
  }

  /// The endpoints that were called, in order.
  func received() async throws -> [String] {
    try await Self.ask(url, "/__stub/received", [String: String](), as: Received.self).received
  }

  func count(_ endpoint: String) async throws -> Int {
    try await received().count { $0 == endpoint }
  }

  private func control(_ name: String, _ order: some Encodable) async throws {
    _ = try await Self.ask(url, "/__stub/\(name)", order, as: Nothing.self)
  }

  private static let transport = SocketTransport()

  private static func ask<Answer: Decodable>(
    _ server: URL, _ path: String, _ order: some Encodable, as answer: Answer.Type
  ) async throws -> Answer {
    let request = HTTPRequest(
      endpoint: "control", method: .post, url: server.appending(path: path),
      headers: ["Content-Type": "application/json"], body: try JSONEncoder().encode(order))
    let response = try await transport.send(request)
    guard response.status == 200 else {
      throw StubProblem("\(path): \(String(decoding: response.body, as: UTF8.self))")
    }
    return try JSONDecoder().decode(answer, from: response.body)
  }

  private struct Opened: Decodable { let port: Int }
  private struct Outbox: Decodable { let outbox: [StubMessage] }
  private struct Received: Decodable { let received: [String] }
  private struct Nothing: Decodable {}
}

/// A mail or a text message that the stub would have sent.
struct StubMessage: Decodable {
  let by: String
  let to: String
  let what: String
  let code: String?
}
