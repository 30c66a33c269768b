/// The end of one request, as far as the session depends on it.
package struct CallResult: Hashable, Sendable {
  package var outcome: CallOutcome
  /// The name of the answer where an endpoint has several.
  package var answer: String?
  /// The tokens and values in the answer, also those of a refusal.
  package var grants: Grants

  /// The tokens to use next, which the answer brought beside its own content.
  package var next: [String: HeldToken] = [:]

  package init(_ outcome: CallOutcome, answer: String? = nil, grants: Grants = .none) {
    self.outcome = outcome
    self.answer = answer
    self.grants = grants
  }

  package static func fault(_ fault: SessionFault) -> CallResult { CallResult(.fault(fault)) }

  var isSuccess: Bool { outcome == .answered }

  var isUndeclared: Bool { if case .undeclared = outcome { true } else { false } }

  /// The server asks for another token.
  var asksToRenew: Bool {
    switch outcome {
    case .refused(let refusal): refusal.asksToRenew
    case .undeclared(let status, _): status == 401
    case .answered, .fault: false
    }
  }

  /// The server does not take the token, whatever comes of that.
  var blamesToken: Bool {
    if case .refused(let refusal) = outcome, refusal.asksToSignIn { return true }
    return asksToRenew
  }

  /// The server may have done what it was asked.
  var leavesDoubt: Bool {
    switch outcome {
    case .fault(let fault): fault.leavesDoubt
    case .undeclared(let status, let until): [502, 503, 504].contains(status) && until == nil
    case .answered, .refused: false
    }
  }

  /// Until when the server asks to wait.
  var waitsUntil: Double? {
    switch outcome {
    case .refused(let refusal): refusal.waitsUntil
    case .undeclared(_, let until): until
    case .answered, .fault: nil
    }
  }
}

package enum CallOutcome: Hashable, Sendable {
  case answered
  /// A refusal that the contract declares.
  case refused(RefusalFacts)
  /// - Parameter until: when the server may be asked again, if it said so.
  case undeclared(status: Int, until: Double?)
  case fault(SessionFault)
}

/// A declared refusal, as far as the session depends on it.
package struct RefusalFacts: Hashable, Sendable {
  package var name: String
  package var asksToRenew: Bool
  package var asksToSignIn: Bool
  /// It says nothing about the session.
  package var passes: Bool
  package var waitsUntil: Double?

  package init(
    _ name: String, asksToRenew: Bool = false, asksToSignIn: Bool = false, passes: Bool = false,
    waitsUntil: Double? = nil
  ) {
    self.name = name
    self.asksToRenew = asksToRenew
    self.asksToSignIn = asksToSignIn
    self.passes = passes
    self.waitsUntil = waitsUntil
  }
}
