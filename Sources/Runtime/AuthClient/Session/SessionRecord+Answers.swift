/// Whether an answer brings what it should.
extension SessionRecord {
  /// A step alone ends no session, nor one that may be in the store; and a session begins with some of its tokens, and
  /// with no empty text for one.
  func mayBegin(_ next: State, by grants: Grants) -> Bool {
    let session = Self.session(in: next)
    // guard: step-beside-session, step-beside-unreadable
    if session.isEmpty { return state != .unknown && holdsNoSession }
    // guard: memory-session-needs-token, memory-token-not-empty
    return session.contains { grants.tokens[$0] != nil } && !lacks(session, grants)
  }

  /// It brings an empty text for what these hold.
  private func lacks(_ holds: [String], _ grants: Grants) -> Bool {
    StateFinder<Contract>.needed(holds).contains {
      grants.named.contains($0) && grants.tokens[$0] == nil
    }
  }

  /// The answer should have begun a session, and brings not all that one holds. Where it brings a challenge
  /// instead, empty texts are nothing.
  func isHalf(_ events: [String], granting grants: Grants) -> Bool {
    guard let next = target(of: events) else { return false }
    let holds = Contract.machine.holds(next)
    let isStep = grants.tokens.keys.contains(where: Contract.isOfNoSession)
    // guard: empty-tokens-refused, challenge-beside-empty
    return StateFinder<Contract>.required(holds).contains { grants.tokens[$0] != nil }
      || !isStep && lacks(holds, grants)
  }

  /// Whether a renewal is whole: something that is renewed came, and what did not is here still; what each renewal
  /// replaces came too. A token that is stored nowhere is never missed.
  func isRenewed(by grants: Grants) -> Bool {
    let renewal = Contract.renewal
    // guard: renewal-storable-token
    let names = renewal.brings.filter { Contract.rule($0)?.stored != .nowhere }
    let successor = renewal.spends.flatMap(Contract.rule).flatMap { $0.rotates ? $0.name : nil }
    // guard: renewal-ignores-old-token, renewal-brings-needed, renewal-memory-not-empty
    // guard: renewal-needs-successor
    return (names.isEmpty || names.contains { grants.tokens[$0] != nil })
      && StateFinder<Contract>.needed(names).allSatisfy {
        // guard: renewal-keeps-held
        (grants.tokens[$0] ?? tokens[$0]) != nil
      } && successor.map { grants.tokens[$0] != nil } ?? true
  }
}
