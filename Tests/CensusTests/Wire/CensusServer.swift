import AuthClient
import Foundation

/// The server of a census: it gives the answer that it is told, and keeps the last request.
final class CensusServer: Transport, @unchecked Sendable {
  /// The answers to other calls, by their names.
  private let others: [String: CensusAnswer]
  private let lock = NSLock()
  private let answer: CensusAnswer
  private var last: HTTPRequest?

  init(
    _ answer: CensusAnswer = CensusAnswer(status: 204), others: [String: CensusAnswer] = [:]
  ) {
    self.answer = answer
    self.others = others
  }

  var request: HTTPRequest? { lock.withLock { last } }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    lock.withLock {
      let other = others[request.endpoint]
      if other == nil { last = request }
      let answer = other ?? answer
      return HTTPResponse(
        status: answer.status, headers: HTTPHeaders(answer.headers), body: Data(answer.body.utf8))
    }
  }
}
