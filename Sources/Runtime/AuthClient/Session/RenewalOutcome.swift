/// How a renewal ended, for all who waited for it.
struct RenewalOutcome<Contract: AuthContract>: Sendable {
  let result: Result<Contract.Renewed, CallFailure<Contract.RenewalRefusal>>
  /// The failure that it means for a call that waited; nil if that can go on.
  func failure<Refusal>(_ type: Refusal.Type) -> CallFailure<Refusal>? {
    guard case .failure(let failure) = result else { return nil }
    switch failure {
    case .refused(let refusal) where Self.ends(refusal):
      return .signedOut(because: refusal.rule)
    case .refused(let refusal):
      return .undeclared(UndeclaredRefusal(elsewhere: refusal))
    case .undeclared(let refusal): return .undeclared(refusal)
    case .fault(let fault): return .fault(fault)
    case .signedOut(let refusal): return .signedOut(because: refusal)
    }
  }

  /// Nothing renews after a renewal that is refused: `renew` means `signIn` there.
  private static func ends(_ refusal: Contract.RenewalRefusal) -> Bool {
    let isAsked = refusal.recovery == .signIn || refusal.recovery == .renew  //! renewal-end-told
    return isAsked && refusal.rule.fetches == nil && !refusal.rule.passes
  }
}
