import ContractModel
import Machines

/// Each call of an app, made well, is answered as the contract says.
struct AnswerCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.endpoints.filter { $0.caller == .app || $0.caller == .page }.map { endpoint in
      ConformanceCase(
        "answers.\(endpoint.name.value)", .answers,
        promise(of: endpoint),
        at: endpoint.name.span
      ) { run in try await check(endpoint, run) }
    }
  }

  private func promise(of endpoint: Endpoint) -> String {
    let name = "`\(endpoint.name.value)`"
    if let end = endpoint.redirectsTo { return "\(name) ends in the callback `\(end.value)`." }
    return "\(name) is answered with \(endpoint.status) and the form that the contract returns."
  }

  private func check(_ endpoint: Endpoint, _ run: CaseRun) async throws {
    let answer = try await CalledAsMeant(run: run).answer(of: endpoint)
    if endpoint.redirectsTo != nil {
      try answer.mustBeGood("a redirect to the callback with all its fields")
      if !answer.tokens.values.isEmpty { try checkNotStored(answer) }
      return
    }
    guard answer.isGood else {
      if let refusal = answer.refusal, !refusal.isUntrue(ofAccount: run.account != nil) {
        throw CaseEnd.notObservable("the tester's call met \(answer.words)")
      }  //! good-call-denied
      throw CaseEnd.broken(
        expected: answer.refusal == nil
          ? "\(endpoint.status) or a declared refusal"
          : "\(endpoint.status): nothing of the call is wrong", found: answer.words)
    }
    if let fault = answer.fault {
      throw CaseEnd.broken(expected: "an answer as the contract has it", found: fault.message)
    }
    try answer.mustBeLabelled()
    if !answer.tokens.values.isEmpty { try checkNotStored(answer) }
  }

  private func checkNotStored(_ answer: CallAnswer) throws {
    guard answer.isNotStored else {
      let found = answer.cacheControl
      throw CaseEnd.broken(
        expected: "`Cache-Control: no-store` on an answer with tokens",
        found: found.isEmpty ? "no `Cache-Control`" : "`Cache-Control: \(found)`")
    }
  }
}

extension Refusal {
  /// All that it means is untrue of a call with a new session, the account's own password and the code that was sent.
  ///
  /// - Parameter isKnown: the control made the account.
  fileprivate func isUntrue(ofAccount isKnown: Bool) -> Bool {
    meanings.allSatisfy { meaning in
      switch meaning.value {
      case .tokenMissing, .tokenInvalid, .tokenExpired, .tokenReused, .sessionEnded,
        .credentialsWrong, .accountLocked, .accountDisabled, .accountGone,
        .codeWrong, .codeExpired, .codeTriesSpent:
        true
      case .accountUnknown: isKnown
      case .scopeMissing, .notAllowed, .accountUnconfirmed, .alreadyConfirmed, .identifierTaken,
        .passwordWeak, .passwordResetRequired, .termsNotAccepted, .codeTooSoon, .codeNotSent,
        .challengeUnknown, .oddSignIn, .providerRefused, .providerUnavailable, .providerNotSetUp,
        .stateWrong, .linkTaken, .notFound, .requestInvalid, .tooManyRequests, .serverFailed,
        .other:
        false
      }
    }
  }
}
