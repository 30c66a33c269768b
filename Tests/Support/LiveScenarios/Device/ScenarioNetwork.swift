import AuthClient
import Foundation
import struct ContractModel.Scenario

/// The network of one process of an app. It loses a request or an answer, or holds an answer back, when a step says so.
final class ScenarioNetwork: @unchecked Sendable {
  private let lock = NSLock()
  private var losses: [String: Scenario.Loss] = [:]
  private var holds: [String: HeldAnswer] = [:]
  private var isCut = false

  /// The next call of the endpoint loses this.
  func lose(_ loss: Scenario.Loss, of endpoint: String) {
    lock.withLock { losses[endpoint] = loss }
  }

  /// The next answer of the endpoint is held back.
  func hold(answerOf endpoint: String) -> HeldAnswer {
    let held = HeldAnswer()
    lock.withLock { holds[endpoint] = held }
    return held
  }

  /// The process is over: nothing of it goes out any more, and no answer comes in.
  func cut() { lock.withLock { isCut = true } }

  @Sendable func connect(_ transport: any Transport) -> any Transport {
    ScenarioConnection(inner: transport, network: self)
  }

  fileprivate func begin(_ endpoint: String) throws(Fault) -> (Scenario.Loss?, HeldAnswer?) {
    let (isCut, loss, held) = lock.withLock {
      (self.isCut, losses.removeValue(forKey: endpoint), holds.removeValue(forKey: endpoint))
    }
    if isCut { throw .offline }
    return (loss, held)
  }

  fileprivate func end() throws(Fault) {
    if lock.withLock({ isCut }) { throw .offline }
  }
}

private struct ScenarioConnection: Transport {
  let inner: any Transport
  let network: ScenarioNetwork

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    let (loss, held) = try network.begin(request.endpoint)
    if loss == .request { throw .offline }
    let response = try await inner.send(request)
    await held?.arrive()
    try network.end()
    if loss == .answer { throw .offline }
    return response
  }
}
