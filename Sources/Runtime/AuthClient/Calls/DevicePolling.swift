/// Polling by a device whose user signs in elsewhere, such as a television (RFC 8628 §3.5).
///
/// `start` is the response that began the sign-in:
///
/// ```swift
/// return try await DevicePolling(every: start.interval)
///   .run {
///     try await client.redeem()
///   } after: { (refusal: Cinema.RedeemRefusal) in
///     switch refusal {
///     case .authorizationPending: .askAgain
///     case .slowDown: .askLessOften
///     default: .giveUp
///     }
///   }
/// ```
public struct DevicePolling: Sendable {
  /// The device's next step after a refusal.
  public enum Reaction: Sendable {
    /// The person is not ready yet.
    case askAgain
    /// The device asks too often: five seconds more lie before this question and all after it.
    case askLessOften
    case giveUp
  }

  private let interval: Int
  private let sleep: @Sendable (Duration) async throws -> Void

  /// - Parameters:
  ///   - seconds: the time between two questions, as the first answer tells it; five seconds where it does not.
  ///   - sleep: waits that long, and throws where the task is cancelled.
  public init(
    every seconds: Int? = nil,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    interval = max(1, seconds ?? 5)  //! polling-interval
    self.sleep = sleep
  }

  /// Waits, asks, and does so again until there is an answer, or a refusal that says to give up. Where no answer comes,
  /// the time between two questions doubles. Cancel the task to end it.
  public func run<Answer, Refusal: DeclaredRefusal>(
    _ ask: () async throws -> Answer, after reaction: (Refusal) -> Reaction
  ) async throws -> Answer {
    var interval = interval
    while true {
      try await sleep(.seconds(interval))
      do {
        return try await ask()
      } catch let failure as CallFailure<Refusal> {
        guard let next = next(interval, after: failure, reaction) else { throw failure }
        interval = next
      }
    }
  }

  /// The seconds before the next question; nil where there is none.
  private func next<Refusal>(
    _ interval: Int, after failure: CallFailure<Refusal>, _ reaction: (Refusal) -> Reaction
  ) -> Int? {
    switch failure {
    case .refused(let refusal):
      switch reaction(refusal) {
      case .askAgain: interval
      case .askLessOften: interval + 5  //! polling-slows-down
      case .giveUp: nil
      }
    case .fault(.timeout), .fault(.offline): min(interval * 2, 300)  //! polling-backs-off
    case .fault, .undeclared, .signedOut: nil
    }
  }
}
