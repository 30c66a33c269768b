package import ContractModel
import Diagnostics
import Machines
package import SessionCore

/// A contract as the exploration of its session knows it. Two are equal if they are the same object.
package final class ExploredContract: Sendable {
  package let name: String
  package let rules: SessionRules
  package let calls: [CallClass]
  /// The call that renews; nil where none does.
  package let renewal: CallClass?
  /// The events in the app that may move the session.
  package let appEvents: [String]
  /// A used token that comes back too late ends all tokens of its sign-in.
  let endsFamilyAtReuse: Bool
  /// The tokens that the call carries by which an app ends tokens that nobody will use; nil where none can be made.
  package let revocation: [String]?
  /// The tokens that a server can check without asking whether their session goes on.
  let selfContained: Set<String>
  /// The steps of sign-ins that a refusal brings, by its name; empty where nobody plays them.
  package let stepsOfRefusals: [String: [String]]
  /// The tokens as a server of another version has them; empty where the server is of this one.
  private let served: [String: ServedToken]

  package init(
    name: String, rules: SessionRules, calls: [CallClass], appEvents: [String] = [],
    endsFamilyAtReuse: Bool = true, selfContained: Set<String> = [],
    served: [String: ServedToken] = [:], revocation: [String]? = nil,
    stepsOfRefusals: [String: [String]] = [:], isReduced: Bool = true
  ) {
    self.name = name
    self.rules = rules
    self.renewal = calls.first { $0.kind == .renewal }
    let others = calls.filter { $0.kind != .renewal }
    self.calls = isReduced ? CallClass.distinct(others, rules) : others
    self.appEvents = appEvents
    self.endsFamilyAtReuse = endsFamilyAtReuse
    self.selfContained = selfContained
    self.served = served
    self.revocation = revocation
    self.stepsOfRefusals = stepsOfRefusals
  }

  /// A token as the server has it.
  func served(_ token: String) -> ServedToken? {
    served[token] ?? rules.token(token).map { ServedToken($0) }
  }

  /// - Parameters:
  ///   - isReduced: one call stands for all that a session cannot tell apart.
  ///   - reason: why the server ends a session by itself.
  ///   - playsSteps: a refusal brings the step of a sign-in that it names, and the app fetches a token beside the session
  ///     before the call that carries it.
  package convenience init(
    _ contract: Contract, isReduced: Bool = true, endedFor reason: Meaning = .sessionEnded,
    playsSteps: Bool = false
  ) {
    let rules = SessionRules(contract)
    //! played-fetch-unseen
    let fetched = playsSteps ? contract.tokens.names.filter { contract.fetch(of: $0) != nil } : []
    let calls = contract.endpoints.flatMap {
      CallClass.all($0, of: contract, rules, endedFor: reason).map { $0.without(fetched) }
    }
    let steps = playsSteps ? contract.stepsOfRefusals : [:]
    self.init(
      name: contract.service.value,
      rules: rules.keeping(CallClass.tokens(in: calls).union(steps.values.joined())),
      calls: calls,
      appEvents: Self.appEvents(of: contract),
      endsFamilyAtReuse: rules.renewal.spends.map {
        contract.tokens[$0].rotation.reuse?.value == .revokeFamily
      } ?? false,
      selfContained: Set(
        contract.tokens.filter { $0.format == .jwt && $0.name.value != rules.renewal.spends }
          .map(\.name.value)),
      revocation: contract.revocation(rules),
      stepsOfRefusals: steps,
      isReduced: isReduced)
  }
}

extension ExploredContract {
  /// The events in the app that may move the session of a contract, each once.
  static func appEvents(of contract: Contract) -> [String] {
    let events = SessionMachine.derive(from: contract).moves.map(\.event)
    var seen: Set<String> = []
    return events.filter { ["app", "user"].contains($0.subject) }.map(\.description)
      .filter { seen.insert($0).inserted }
  }
}

extension ExploredContract: Hashable {
  package static func == (left: ExploredContract, right: ExploredContract) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SessionRules {
  /// The rules without tokens that no session can ever hold. Each event looks at all tokens.
  fileprivate func keeping(_ names: Set<String>) -> SessionRules {
    let used = names.union(renewal.renews).union(renewal.spends.map { [$0] } ?? [])
    return SessionRules(
      tokens: tokens.filter { used.contains($0.name) }, states: states, start: start,
      renewal: renewal)
  }
}

extension CallClass {
  /// The tokens that any of these calls carries or returns.
  fileprivate static func tokens(in calls: [CallClass]) -> Set<String> {
    Set(calls.flatMap { $0.carries + $0.answers.flatMap(\.grants) })
  }

  /// An endpoint whose answer names a page is a call and then the page.
  static func all(
    _ endpoint: Endpoint, of contract: Contract, _ rules: SessionRules,
    endedFor reason: Meaning = .sessionEnded
  ) -> [CallClass] {
    let whole = CallClass(endpoint, of: contract, rules, endedFor: reason)
    guard let whole, endpoint.opens != nil else { return whole.map { [$0] } ?? [] }
    return [whole.asking(endpoint.name.value), whole.shown]
  }

  /// Nil for what the app does not call, and for what the session has no part in.
  init?(
    _ endpoint: Endpoint, of contract: Contract, _ rules: SessionRules,
    endedFor reason: Meaning = .sessionEnded
  ) {
    guard [.app, .browser].contains(endpoint.caller) else { return nil }
    let name = endpoint.name.value
    let isPage = endpoint.endsIn != nil
    guard endpoint.caller == .app || isPage else { return nil }
    let kind: Kind =
      if name == contract.renewal?.name.value, rules.renewal.spends != nil {
        .renewal
      } else if isPage {
        .page
      } else if contract.beginsSession(endpoint) {
        .signIn
      } else if endpoint.operation.value == .sessionEnd {
        .signOut
      } else { .call }
    let carried = contract.requiredTokens(endpoint).filter { rules.token($0) != nil }
    self.init(
      endpoint.endsIn?.value ?? name, kind, carries: carried,
      answers: Self.answers(endpoint, contract),
      refusals: endpoint.refuses.compactMap { refusal in
        let refusal = contract.refusals[refusal.value]
        return refusal.cause.status.map { _ in
          PossibleRefusal(
            RefusalFacts(refusal, of: contract, isRenewal: kind == .renewal),
            isAboutToken: refusal.isAboutToken)
        }
      },
      tokenRefusals: Self.tokenRefusals(endpoint, contract, reason, isRenewal: kind == .renewal),
      endsSession: [.sessionEnd, .accountDelete].contains(endpoint.operation.value),
      endsOthers: [.sessionEndOthers, .accountDelete].contains(endpoint.operation.value))
  }

  private static func tokenRefusals(
    _ endpoint: Endpoint, _ contract: Contract, _ reason: Meaning, isRenewal: Bool
  ) -> [TokenFault: RefusalFacts] {
    let choice = RefusalChoice(contract)
    let chosen = TokenFault.allCases.compactMap { fault in
      choice.choose(fault == .ended ? reason : fault.meaning, for: endpoint).map {
        (fault, RefusalFacts($0.refusal, of: contract, isRenewal: isRenewal))
      }
    }
    return Dictionary(uniqueKeysWithValues: chosen)
  }

  /// Each with all that it may bring, and with what it always brings.
  private static func answers(_ endpoint: Endpoint, _ contract: Contract) -> [Answer] {
    let choices = endpoint.endsIn == nil ? contract.choices(of: endpoint) : []
    let all =
      choices.isEmpty
      ? [Answer(grants: contract.tokensReturned(endpoint))]
      : choices.map { Answer(name: $0, grants: contract.tokens(inType: $0)) }
    let optional = OptionalTokens.names(in: endpoint, of: contract)
    var seen: Set<Answer> = []
    return all.flatMap { answer in
      let always = answer.grants.filter { !optional.contains($0) }
      return [answer, Answer(name: answer.name, grants: always)]
    }
    .filter { seen.insert($0).inserted }
  }
}

extension Contract {
  /// The tokens of the call by which a client ends those that nobody will use, as the generator chooses it. A sign-out
  /// is one if it names what renews them.
  func revocation(_ rules: SessionRules) -> [String]? {
    let called = endpoints.filter { $0.caller == .app && !requiredTokens($0).isEmpty }
    let revokes = called.filter { $0.operation.value == .tokenRevoke }
    let ends = called.filter { endpoint in
      endpoint.operation.value == .sessionEnd
        && rules.renewal.spends.map(requiredTokens(endpoint).contains) ?? true
    }
    return (revokes + ends).first.map(requiredTokens)
  }

  fileprivate var stepsOfRefusals: [String: [String]] {
    let walk = TokenWalk(types)
    let all = refusals.map { ($0.name.value, walk.tokens(in: $0.fields).filter(isStep)) }
    return Dictionary(uniqueKeysWithValues: all.filter { !$0.1.isEmpty })
  }

  fileprivate func requiredTokens(_ endpoint: Endpoint) -> [String] {
    let sent = TokenWalk(types).tokens(in: endpoint.sends.filter { !$0.shape.isOptional })
    return Set(sent + endpoint.needs.map(\.value)).sorted()
  }
}

extension CallClass.TokenFault {
  var meaning: Meaning {
    switch self {
    case .expired: .tokenExpired
    case .reused: .tokenReused
    case .ended: .sessionEnded
    }
  }
}

extension Refusal {
  /// A refusal without a meaning counts by its status.
  fileprivate var isAboutToken: Bool {
    if meanings.isEmpty { return cause.status == .exactly(401) }
    return meanings.contains { meaning in
      switch meaning.value {
      case .tokenMissing, .tokenInvalid, .tokenExpired, .tokenReused, .sessionEnded,
        .accountDisabled, .accountGone:
        true
      case .scopeMissing, .notAllowed, .credentialsWrong, .accountUnknown, .accountLocked,
        .accountUnconfirmed, .alreadyConfirmed, .identifierTaken, .passwordWeak,
        .passwordResetRequired, .termsNotAccepted, .codeWrong, .codeExpired, .codeTooSoon,
        .codeTriesSpent, .codeNotSent, .challengeUnknown, .oddSignIn, .providerRefused,
        .providerUnavailable, .providerNotSetUp, .stateWrong, .linkTaken, .notFound,
        .requestInvalid, .tooManyRequests, .serverFailed, .other:
        false
      }
    }
  }
}

extension RefusalFacts {
  /// - Parameter isRenewal: nothing renews for the call that renews: a person signs in.
  init(_ refusal: Refusal, of contract: Contract, isRenewal: Bool) {
    // A token beside the session is fetched without the core: to that the call may succeed later.
    let word = contract.fetches(after: refusal) ? .retry : refusal.recovery.value.word
    let isServerError =
      switch refusal.cause.status {
      case .exactly(let status)?: status >= 500
      case .hundreds(let digit)?: digit >= 5
      case nil: false
      }
    self.init(
      refusal.name.value, asksToRenew: word == .renew && !isRenewal,
      asksToSignIn: word == .signIn || word == .renew && isRenewal,
      passes: [.retry, .wait, .tell].contains(word) || isServerError)
  }
}
