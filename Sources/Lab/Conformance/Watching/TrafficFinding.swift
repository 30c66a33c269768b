package import Diagnostics

/// A promise that an exchange breaks.
package struct TrafficFinding: Sendable {
  package let rule: TrafficRule
  /// The name of the endpoint, or `calls` where the contract has none.
  package let endpoint: String
  package let expected: String
  package let found: String
  /// The place in the contract.
  package let place: Span
  package let exchange: RedactedExchange?

  /// For people: one line.
  package var line: String {
    "\(rule.isOfApp ? "app" : "server"): \(endpoint): expected \(expected), and found \(found)"
  }
}
