public import AuthClient
import Foundation
import Primitives

/// A fake server for tests and previews. The client in front of it is the real one, with its refreshes and its states.
///
/// ```swift
/// let server = FakeServer(Readmigo.examples)
/// let client = Readmigo.Client.fake(configuration: configuration, server: server)
/// server.refuse(Readmigo.Endpoints.signInWithEmail, with: .unknownAccount)
/// ```
///
/// An endpoint gives the reply that was last set for it; otherwise the example of the contract. An endpoint without
/// either ends the call as `.fault(.unreadable)`.
public final class FakeServer: Transport {
  private let examples: [String: HTTPResponse]
  private let state = Locked(State())

  private typealias Reply = Result<HTTPResponse, Fault>

  private struct State {
    var said: [String: Reply] = [:]
    var once: [String: [Reply]] = [:]
    var asked: [String] = []
  }

  /// Creates a server.
  ///
  /// - Parameter examples: the responses of the contract, such as `Readmigo.examples`.
  public init(_ examples: [FakeExample]) {
    let pairs = examples.flatMap { example in
      example.endpoints.map { ($0, example.response) }
    }
    self.examples = Dictionary(pairs) { $1 }
  }

  /// The endpoints that were called, in order.
  public var calls: [String] { state.use { $0.asked } }

  public func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    try reply(to: request.endpoint).get()
  }

  private func reply(to endpoint: String) -> Reply {
    state.use { state in
      state.asked.append(endpoint)
      if let next = state.once[endpoint]?.first {
        state.once[endpoint]?.removeFirst()
        return next
      }
      return state.said[endpoint] ?? examples[endpoint].map(Reply.success) ?? .failure(.unreadable)
    }
  }

  private func say(_ endpoint: String, _ reply: Reply, _ times: Times) {
    state.use { state in
      switch times {
      case .once: state.once[endpoint, default: []].append(reply)
      case .always: state.said[endpoint] = reply
      }
    }
  }

  /// The number of times that a reply is given.
  public enum Times: Sendable {
    /// For one call. Several replies are given one after the other, before the permanent one.
    case once
    /// For every call from now on.
    case always
  }
}

extension FakeServer {
  /// Gives the responses of a story, for each endpoint one after the other. If the story loses a message, the call fails
  /// as `.fault(.offline)`.
  ///
  /// - Parameters:
  ///   - story: the story to play.
  ///   - device: the device whose app talks to this server; nil for the app's own.
  public func play(_ story: StoryFixture, on device: String? = nil) {
    for exchange in story.exchanges(of: device) {
      let answer = exchange.isAnswerLost ? nil : exchange.answer  //! story-answer-lost
      say(exchange.endpoint, answer.map { .success($0) } ?? .failure(.offline), .once)
    }
  }

  /// Sets the response of an endpoint.
  public func answer<Answer: Encodable, Refusal>(
    _ endpoint: FakeEndpoint<Answer, Refusal>, with answer: Answer, _ times: Times = .always
  ) {
    say(endpoint.name, Reply { try endpoint.response(to: answer) }, times)
  }

  /// Makes an endpoint refuse, with a refusal that the contract declares for it.
  public func refuse<Answer, Refusal>(
    _ endpoint: FakeEndpoint<Answer, Refusal>, with refusal: Refusal, _ times: Times = .always
  ) {
    say(endpoint.name, .success(HTTPResponse(refusal, from: endpoint.rule)), times)
  }

  /// Makes the calls of an endpoint fail without a response.
  public func fail<Answer, Refusal>(
    _ endpoint: FakeEndpoint<Answer, Refusal>, with fault: Fault, _ times: Times = .always
  ) {
    say(endpoint.name, .failure(fault), times)
  }

  /// Sets a response that the contract doesn't allow.
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
