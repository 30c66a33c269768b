/// A fault that a tester puts into an answer.
package enum FaultInjection: Equatable, Sendable {
  /// The work is done and nobody hears of it.
  case drop
  /// Seconds before the answer.
  case delay(Int)
  /// A few bytes a second.
  case slow
}
