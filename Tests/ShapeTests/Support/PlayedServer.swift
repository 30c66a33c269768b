import AuthClient
import Foundation

/// A service as a test plays it: it answers in the bytes that it is given, one answer after the other, and keeps
/// what it heard as text.
final class PlayedServer: Transport, @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [HTTPResponse] = []
  private var log: [String] = []
  private let arrivals: AsyncStream<String>
  private let arrived: AsyncStream<String>.Continuation

  init() { (arrivals, arrived) = AsyncStream.makeStream() }

  func answers(_ status: Int, _ headers: HTTPHeaders = [:], _ body: String = "") {
    lock.withLock {
      answers.append(HTTPResponse(status: status, headers: headers, body: Data(body.utf8)))
    }
  }

  func answers(_ status: Int, _ body: String) { answers(status, [:], body) }

  /// The requests since the last time somebody asked.
  func heard() -> [String] {
    lock.withLock {
      defer { log = [] }
      return log
    }
  }

  /// Waits for a request that nobody else waits for.
  func next(_ test: (String) -> Bool) async -> String? {
    for await text in arrivals where test(text) { return text }
    return nil
  }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    defer { arrived.yield(request.text) }
    return try lock.withLock { () -> Result<HTTPResponse, Fault> in
      log.append(request.text)
      return answers.isEmpty ? .failure(.offline) : .success(answers.removeFirst())
    }.get()
  }
}

extension HTTPRequest {
  /// All of it, the headers in the order of their names.
  fileprivate var text: String {
    let lines = headers.pairs.map { "\($0.name): \($0.value)" }.sorted()
    let head = (["\(method.rawValue) \(url.absoluteString)"] + lines).joined(separator: "\n")
    return head + (body.map { "\n\n" + String(decoding: $0, as: UTF8.self) } ?? "")
  }
}
