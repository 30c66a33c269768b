import AuthClient
import AuthTesting
import Foundation

/// Stands between an app and its server, and gives the answers of a story. The server sees each request too, for the
/// codes that it sends.
final class StoryNetwork: @unchecked Sendable {
  private let lock = NSLock()
  private var open: [StoryFixture.Exchange] = []
  private var values: StoryValues
  private var problems: [String] = []

  init(_ story: StoryFixture) { values = StoryValues(story) }

  func begin(_ step: StoryFixture.Step) { lock.withLock { open = step.exchanges } }

  /// The messages of the step that did not come, and what is wrong with those that came.
  var objections: [String] {
    lock.withLock { problems + open.map { "no request to `\($0.endpoint)` was made" } }
  }

  var isDone: Bool { lock.withLock { open.isEmpty } }

  @Sendable func connect(_ inner: any Transport) -> any Transport {
    StoryConnection(inner: inner, network: self)
  }

  fileprivate func answer(to request: HTTPRequest) -> Result<HTTPResponse, Fault>? {
    lock.withLock {
      guard let index = open.firstIndex(where: { isOf(request, $0) }) else {
        if request.endpoint != "page" {
          problems.append("a request to `\(request.endpoint)` is not in the story")
        }
        return nil
      }
      let exchange = open.remove(at: index)
      compare(request, exchange)
      guard let answer = exchange.answer, !exchange.isAnswerLost else { return .failure(.offline) }
      return .success(filled(answer))
    }
  }

  private func isOf(_ request: HTTPRequest, _ exchange: StoryFixture.Exchange) -> Bool {
    guard request.endpoint == "page" else { return request.endpoint == exchange.endpoint }
    return exchange.request.path.hasPrefix(request.url.path() + "?")
  }

  private func compare(_ request: HTTPRequest, _ exchange: StoryFixture.Exchange) {
    let target = request.url.path() + (request.url.query().map { "?\($0)" } ?? "")
    let real = StoryMessage(request.headers, request.body ?? Data(), target: target)
    let told = StoryMessage(
      exchange.request.headers, exchange.request.body, target: exchange.request.path)
    let places = Set(real.leaves.keys).symmetricDifference(told.leaves.keys).sorted()
    if !places.isEmpty, request.endpoint != "page" {
      problems.append("`\(exchange.endpoint)` differs at \(places.joined(separator: ", "))")
    }
    if request.method.rawValue != exchange.request.method {
      problems.append("`\(exchange.endpoint)` is a \(request.method.rawValue)")
    }
    for (place, text) in told.leaves {
      guard let meaning = values.meaning(of: text), meaning.hasPrefix("tokens."),
        let sent = real.leaves[place]
      else { continue }
      if sent != text { problems.append("`\(exchange.endpoint)` carries another \(meaning)") }
    }
    values.learn(told, from: real)
  }

  private func filled(_ answer: HTTPResponse) -> HTTPResponse {
    guard let place = answer.headers["Location"] else { return answer }
    var headers = answer.headers
    headers["Location"] = values.fill(place.removingPercentEncoding ?? place)
    return HTTPResponse(status: answer.status, headers: headers, body: answer.body)
  }
}

private struct StoryConnection: Transport {
  let inner: any Transport
  let network: StoryNetwork

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    if request.url.port == 8081 { return try await inner.send(request) }
    let answer = network.answer(to: request)
    let real: Result<HTTPResponse, Fault>
    do throws(Fault) { real = .success(try await inner.send(request)) } catch {
      real = .failure(error)
    }
    return try (answer ?? real).get()
  }
}
