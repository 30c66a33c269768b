import AuthClient
import Foundation
import Primitives

/// Answers an app's calls without a server, for previews and tests. The client before it is the real
/// one: it renews, moves its session and forgets as it would in the field.
///
/// Each call is answered by what was said last for its endpoint; where nothing was said, by the
/// contract's own example.
public final class FakeServer: Transport, @unchecked Sendable {
  private let lock = Lock()
  private var examples: [String: HTTPResponse] = [:]
  private var said: [String: Reply] = [:]
  private var once: [String: [Reply]] = [:]
  private var asked: [String] = []

  private typealias Reply = Result<HTTPResponse, Fault>

  public init(_ examples: [FakeExample]) {
    for example in examples {
      for endpoint in example.endpoints { self.examples[endpoint] = example.response }
    }
  }

  /// The endpoints that were called, in order.
  public var calls: [String] { lock.withLock { asked } }

  public func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    try lock.withLock { reply(to: request.endpoint) }.get()
  }

  private func reply(to endpoint: String) -> Reply {
    asked.append(endpoint)
    if let next = once[endpoint]?.first {
      once[endpoint]?.removeFirst()
      return next
    }
    return said[endpoint] ?? examples[endpoint].map(Reply.success) ?? .failure(.unreadable)
  }

  private func say(_ endpoint: String, _ reply: Reply, _ times: Times) {
    lock.withLock {
      switch times {
      case .once: once[endpoint, default: []].append(reply)
      case .always: said[endpoint] = reply
      }
    }
  }

  /// How often a reply is given.
  public enum Times: Sendable {
    /// The next time; several are given one after the other.
    case once
    case always
  }
}

extension FakeServer {
  /// Answers the calls of each endpoint as a story does, one after the other. A message that the story loses fails as it
  /// does without a network.
  ///
  /// - Parameter device: the device whose app talks to this server; nil for the app's own.
  public func play(_ story: StoryFixture, on device: String? = nil) {
    for exchange in story.exchanges(of: device) {
      // guard: story-answer-lost
      let answer = exchange.isAnswerLost ? nil : exchange.answer
      say(exchange.endpoint, answer.map { .success($0) } ?? .failure(.offline), .once)
    }
  }

  public func answer<Answer: Encodable, Refusal>(
    _ endpoint: FakeEndpoint<Answer, Refusal>, with answer: Answer, _ times: Times = .always
  ) {
    say(endpoint.name, Reply { try endpoint.response(to: answer) }, times)
  }

  public func refuse<Answer, Refusal>(
    _ endpoint: FakeEndpoint<Answer, Refusal>, with refusal: Refusal, _ times: Times = .always
  ) {
    say(endpoint.name, .success(HTTPResponse(refusal, from: endpoint.rule)), times)
  }

  /// The call gets no answer.
  public func fail<Answer, Refusal>(
    _ endpoint: FakeEndpoint<Answer, Refusal>, with fault: Fault, _ times: Times = .always
  ) {
    say(endpoint.name, .failure(fault), times)
  }

  /// The call gets an answer that the contract does not know.
  public func answer<Answer, Refusal>(
    _ endpoint: FakeEndpoint<Answer, Refusal>, status: Int, body: String = "",
    _ times: Times = .always
  ) {
    say(endpoint.name, .success(HTTPResponse(status: status, body: Data(body.utf8))), times)
  }
}

extension Result where Success == HTTPResponse, Failure == Fault {
  fileprivate init(_ make: () throws -> HTTPResponse) {
    do { self = .success(try make()) } catch { self = .failure(.unreadable) }
  }
}
