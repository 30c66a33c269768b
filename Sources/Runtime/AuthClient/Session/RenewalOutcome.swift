/// How a renewal ended, for all who waited for it.
struct RenewalOutcome<Contract: AuthContract>: Sendable {
  let result: Result<Contract.Renewed, CallFailure<Contract.RenewalRefusal>>
  /// The tokens granted after the session had ended: they may only be ended at the server.
  var late: [String: StoredToken] = [:]

  var succeeded: Bool { if case .success = result { true } else { false } }

  /// The failure that it means for a call that waited; nil if that can go on.
  func failure<Refusal>(_ type: Refusal.Type) -> CallFailure<Refusal>? {
    guard case .failure(let failure) = result else { return nil }
    switch failure {
    case .refused(let refusal) where refusal.recovery == .signIn && !refusal.rule.passes:
      return .signedOut(because: refusal.rule)
    case .refused(let refusal):
      return .undeclared(UndeclaredRefusal(elsewhere: refusal))
    case .undeclared(let refusal): return .undeclared(refusal)
    case .fault(let fault): return .fault(fault)
    case .signedOut(let refusal): return .signedOut(because: refusal)
    }
  }
}

/// Gets the outcome; nil if the waiter itself was cancelled.
typealias RenewalWaiter<Contract: AuthContract> =
  CheckedContinuation<RenewalOutcome<Contract>?, Never>
