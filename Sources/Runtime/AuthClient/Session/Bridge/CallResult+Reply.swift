import Foundation
import SessionCore

extension SharedSession {
  /// The end of a call, as far as the session depends on it.
  func result<Answer, Refusal>(
    of reply: Prepared<Answer, Refusal>.Reply, sent: Date
  ) -> CallResult {
    switch reply {
    case .success(let answer):
      let name = (answer as? any NamesAnswer)?.answerName
      return CallResult(.answered, answer: name, grants: grants(of: answer, sent: sent))
    case .failure(.refused(let refusal)):
      refusals[refusal.rule.name] = refusal.rule
      return CallResult(  //! refusal-token-taken
        .refused(facts(refusal)), grants: grants(of: refusal.details as Any, sent: sent))
    case .failure(.undeclared(let refusal)):
      return CallResult(
        .undeclared(status: refusal.status, until: wait(refusal.recovery)))
    case .failure(.fault(let fault)): return .fault(SessionFault(fault))
    case .failure(.signedOut): return .fault(.cancelled)
    }
  }

  /// The same end of a call, with the tokens to use next that its answer brought.
  func result(_ result: CallResult, bringing next: NextTokens, sent: Date) -> CallResult {
    var result = result
    for (name, secret) in next.tokens {
      result.next[name] = HeldToken(
        TokenText(secret.reveal()), .asDeclared, lifetime: Contract.rule(name)?.lifetime,
        sent: sent.timeIntervalSinceReferenceDate, now: seconds, lead: time.lead)
    }
    return result
  }

  private func facts(_ refusal: some DeclaredRefusal) -> RefusalFacts {
    let recovery = refusal.recovery
    return RefusalFacts(
      refusal.rule.name, asksToRenew: recovery == .renew, asksToSignIn: recovery == .signIn,
      passes: refusal.rule.passes, waitsUntil: wait(recovery))
  }

  private func wait(_ recovery: Recovery) -> Double? {
    guard case .wait(let until?) = recovery else { return nil }
    return time.instant(until).timeIntervalSinceReferenceDate
  }

  /// Collects the tokens and values that an answer brings, as they are kept.
  func grants(of answer: Any, sent: Date) -> Grants {
    var grants = Grants(values: (answer as? any KeepsValues)?.kept ?? [:])
    for token in (answer as? any GrantsTokens)?.tokens ?? [] {
      let rule = Contract.rule(token.name)
      grants.named.insert(token.name)
      // An empty text where others leave it out: the token that is held goes on.
      guard rule?.stored != .nowhere, !token.secret.reveal().isEmpty,  //! first-token-counts
        grants.tokens[token.name] == nil
      else { continue }
      grants.tokens[token.name] = HeldToken(
        TokenText(token.secret.reveal()), GrantedLife(token.life), lifetime: rule?.lifetime,
        sent: sent.timeIntervalSinceReferenceDate, now: seconds, lead: time.lead)
    }
    return grants
  }
}

extension GrantedLife {
  fileprivate init(_ life: GrantedToken.Life) {
    switch life {
    case .asDeclared: self = .asDeclared
    case .seconds(let seconds): self = .seconds(seconds)
    case .until(let instant): self = .until(instant.timeIntervalSinceReferenceDate)
    }
  }
}
