import AuthClient
import Foundation

/// The work of a scripted server on one request.
struct Step: Sendable {
  let result: Result<HTTPResponse, Fault>
  var gate: Gate?

  static func json(_ status: Int, _ text: String) -> Step {
    Step(result: .success(HTTPResponse(status: status, body: Data(text.utf8))))
  }

  static func fault(_ fault: Fault) -> Step { Step(result: .failure(fault)) }

  static func answer(_ response: HTTPResponse) -> Step { Step(result: .success(response)) }

  /// The same, but only when the gate is open.
  func held(by gate: Gate) -> Step { Step(result: result, gate: gate) }
}

/// A server in memory that follows a script: for each endpoint what it does, step by step. The last
/// step is repeated; an endpoint without a script answers 500.
final class Script: Transport, @unchecked Sendable {
  private let lock = NSLock()
  private var steps: [String: [Step]] = [:]
  private var log: [HTTPRequest] = []

  func on(_ endpoint: String, all steps: [Step]) { lock.withLock { self.steps[endpoint] = steps } }

  func on(_ endpoint: String, _ steps: Step...) { lock.withLock { self.steps[endpoint] = steps } }

  var requests: [HTTPRequest] { lock.withLock { log } }

  /// The endpoints in the order in which they were called.
  var calls: [String] { requests.map(\.endpoint) }

  func count(_ endpoint: String) -> Int { calls.filter { $0 == endpoint }.count }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    let step = next(request)
    if let gate = step.gate, await !gate.pass() { throw .cancelled }
    return try step.result.get()
  }

  private func next(_ request: HTTPRequest) -> Step {
    lock.withLock {
      log.append(request)
      guard let first = steps[request.endpoint]?.first else { return .json(500, "") }
      if steps[request.endpoint, default: []].count > 1 { steps[request.endpoint]?.removeFirst() }
      return first
    }
  }
}

extension HTTPRequest {
  var text: String { String(decoding: body ?? Data(), as: UTF8.self) }
  var bearer: String? { headers["Authorization"] }
}
