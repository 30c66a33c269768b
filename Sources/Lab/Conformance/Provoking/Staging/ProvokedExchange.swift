import AuthServer
import ContractModel

/// A call of the client under test, as the server saw it.
struct ProvokedExchange: Sendable {
  /// The number of the order in which it came.
  let step: Int
  /// Nil where it went to another host.
  let endpoint: Endpoint?
  /// By the contract's names.
  let tokens: [String: String]
  let request: Request
  /// Counts beginnings and ends, so that their order is known.
  let began: Int
  /// Seconds.
  let beganAt: Double
  var ended: Int?
  var endedAt = 0.0
  var response: Response?
  /// The answer reached the client.
  var isDelivered = false
  /// Seconds that the answer told the client to wait.
  var wait: Int?
}
