/// Whether an answer brings what it should.
extension SessionRecord {
  /// A step alone ends no session, nor one that may be in the store; and a session begins with some of its tokens, and
  /// with no empty text for one.
  func mayBegin(_ next: SessionStateID, by grants: Grants) -> Bool {
    let session = rules.session(in: next)
    if session.isEmpty { return state != .unknown && holdsNoSession }  //! step-beside-session
    return session.contains { grants.tokens[$0] != nil } && !lacks(session, grants)  //! not-empty
  }

  /// It brings an empty text for what these hold.
  private func lacks(_ holds: [String], _ grants: Grants) -> Bool {
    rules.needed(holds).contains { grants.named.contains($0) && grants.tokens[$0] == nil }
  }

  /// The answer should have begun a session, and brings not all that one holds. Where it brings a challenge
  /// instead, empty texts are nothing.
  func isHalf(_ events: [String], granting grants: Grants) -> Bool {
    guard let next = target(of: events) else { return false }
    let holds = rules.holds(next)
    let isStep = grants.tokens.keys.contains(where: rules.isOfNoSession)
    return rules.required(holds).contains { grants.tokens[$0] != nil }  //! empty-tokens-refused
      || !isStep && lacks(holds, grants)
  }

  /// Whether a renewal is whole: something that is renewed came, and what did not is here still; what each renewal
  /// replaces came too. A token that is stored nowhere is never missed.
  func isRenewed(by grants: Grants) -> Bool {
    let renewal = rules.renewal
    let names = renewal.brings.filter { rules.token($0)?.place != .nowhere }  //! storable-token
    let successor = renewal.spends.flatMap(rules.token).flatMap { $0.rotates ? $0.name : nil }
    return (names.isEmpty || names.contains { grants.tokens[$0] != nil })  //! renewal-brings-needed
      && rules.needed(names).allSatisfy {
        (grants.tokens[$0] ?? tokens[$0]) != nil  //! renewal-keeps-held
      } && successor.map { grants.tokens[$0] != nil } ?? true
  }
}
