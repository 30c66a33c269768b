package import SessionCore

/// Calls between which a session makes no difference: they carry the same tokens, and each answer of one moves the
/// session as an answer of the others does.
package struct CallClass: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case call
    case signIn
    /// A page in the browser that ends in a callback.
    case page
    case signOut
    case renewal
  }

  /// A good answer.
  package struct Answer: Hashable, Sendable {
    /// The name of the answer where an endpoint has several.
    package var name: String?
    package var grants: [String]
    /// The app cannot read it: it is of a server of another version.
    package var isUnreadable = false

    package init(name: String? = nil, grants: [String] = []) {
      self.name = name
      self.grants = grants
    }
  }

  /// A refusal that a server may give.
  package struct PossibleRefusal: Hashable, Sendable {
    package var facts: RefusalFacts
    /// It may say that the token is not good. One that does not is given again after each renewal.
    package let isAboutToken: Bool

    package init(_ facts: RefusalFacts, isAboutToken: Bool = true) {
      (self.facts, self.isAboutToken) = (facts, isAboutToken)
    }
  }

  /// Why a server does not take a token.
  package enum TokenFault: Hashable, CaseIterable, Sendable {
    case expired
    case reused
    case ended
  }

  /// The endpoint that stands for all; the callback of a page.
  package let endpoint: String
  package let kind: Kind
  /// The tokens without which there is no call.
  package private(set) var carries: [String]
  package let answers: [Answer]
  package let refusals: [PossibleRefusal]
  /// The refusal by which it tells what is wrong with a token; missing where nothing declared tells it.
  package let tokenRefusals: [TokenFault: RefusalFacts]
  /// The server ends the session of the caller.
  package let endsSession: Bool
  /// The answer to each such call of a server that does not know it in this form; nil where it does.
  package var turnedAway: CallOutcome?
  /// The status of each refusal that the app does not know, where the server is of another version.
  package var unknownRefusals: [TokenFault: Int] = [:]
  /// The server ends all other sessions of the person.
  package let endsOthers: Bool

  package init(
    _ endpoint: String, _ kind: Kind, carries: [String] = [], answers: [Answer] = [Answer()],
    refusals: [PossibleRefusal] = [], tokenRefusals: [TokenFault: RefusalFacts] = [:],
    endsSession: Bool = false, endsOthers: Bool = false
  ) {
    self.endpoint = endpoint
    self.kind = kind
    self.carries = carries
    self.answers = answers
    self.refusals = refusals
    self.tokenRefusals = tokenRefusals
    self.endsSession = endsSession
    self.endsOthers = endsOthers
  }
}

extension CallClass {
  /// The same call, which has these tokens whenever it is made.
  func without(_ fetched: [String]) -> CallClass {
    var call = self
    call.carries.removeAll(where: fetched.contains)
    return call
  }
}

extension CallClass {
  /// All that a session knows of a call. The names of endpoints and refusals count as far as they move it.
  private struct Signature: Hashable {
    let kind: Kind
    let carries: [String]
    let answers: [Reaction]
    let refusals: Set<Reaction>
    let tokenRefusals: [TokenFault: Reaction]
    let endsSession: Bool
    let turnedAway: CallOutcome?
    let unknownRefusals: [TokenFault: Int]
    let endsOthers: Bool
  }

  /// The states to which an answer leads from each state, and what it brings.
  private struct Reaction: Hashable {
    let targets: [SessionStateID?]
    let grants: [String]
    var isUnreadable = false
    var refusal: PossibleRefusal?
  }

  /// One call for all that the session cannot tell apart, each with one refusal for all alike.
  static func distinct(_ calls: [CallClass], _ rules: SessionRules) -> [CallClass] {
    var seen: Set<Signature> = []
    return calls.map { $0.withDistinctRefusals(rules) }
      .filter { seen.insert($0.signature(rules)).inserted }
  }

  private func withDistinctRefusals(_ rules: SessionRules) -> CallClass {
    var seen: Set<Reaction> = []
    var call = CallClass(
      endpoint, kind, carries: carries, answers: answers,
      refusals: refusals.filter { seen.insert(reaction($0, rules)).inserted },
      tokenRefusals: tokenRefusals, endsSession: endsSession,
      endsOthers: endsOthers)
    (call.turnedAway, call.unknownRefusals) = (turnedAway, unknownRefusals)
    return call
  }

  private func signature(_ rules: SessionRules) -> Signature {
    Signature(
      kind: kind, carries: carries,
      answers: answers.map { answer in
        Reaction(
          targets: targets(SessionEvents.answered(endpoint, answer.name), rules),
          grants: answer.grants, isUnreadable: answer.isUnreadable)
      },
      refusals: Set(refusals.map { reaction($0, rules) }),
      tokenRefusals: tokenRefusals.mapValues { reaction(PossibleRefusal($0), rules) },
      endsSession: endsSession, turnedAway: turnedAway, unknownRefusals: unknownRefusals,
      endsOthers: endsOthers)
  }

  private func reaction(_ refusal: PossibleRefusal, _ rules: SessionRules) -> Reaction {
    let events = [true, false].flatMap { ofSession in
      targets(
        SessionEvents.refused(endpoint, refusal.facts, ofSession: ofSession, isFinal: true), rules)
    }
    var nameless = refusal
    nameless.facts.name = ""
    return Reaction(targets: events, grants: [], refusal: nameless)
  }

  private func targets(_ events: [String], _ rules: SessionRules) -> [SessionStateID?] {
    rules.states.indices.map { rules.next(from: SessionStateID($0), events) }
  }
}
