import AuthDecisions

/// A token as it is kept.
struct TokenRecord: Sendable {
  let expires: Moment?
  /// When it gave way to its successor.
  let used: Moment?
  let successor: Fingerprint?

  func isExpired(at now: Moment) -> Bool {
    expires.map { now >= $0 } ?? false
  }
}

/// The decision about a call that uses up the token that it shows.
enum RotationDecision: Equatable {
  case rotate
  case again
  case reused
  case expired
  case ended(Account.State?)

  /// Whether it was used comes before whether it is expired: a copy that turns up late is a copy.
  static func decide(
    _ token: TokenRecord, _ session: SessionStatus, isSuccessorUnused: Bool, rotation: Rotation,
    now: Moment
  ) throws(StoreFault) -> RotationDecision {
    if case .ended(let state) = session { return .ended(state) }
    let shown = TokenUse.Token(
      expiresAt: token.expires?.milliseconds, usedAt: token.used?.milliseconds,
      isSuccessorSame: token.successor == rotation.successor, isSuccessorUnused: isSuccessorUnused)
    let standing: SessionStanding = session == .expired ? .expired : .good
    let use = try StoreFault.deciding { () throws(DecisionInputError) in
      try TokenUse.decide(
        shown, in: standing, grace: .seconds(rotation.grace), now: now.milliseconds)
    }
    switch use {
    case .rotate: return .rotate
    case .again: return .again
    case .reused: return .reused
    case .expired: return .expired
    case .ended: return .ended(nil)
    }
  }
}

extension TokenStatus {
  static func of(
    _ token: TokenRecord, _ status: SessionStatus, _ session: AuthenticatedSession, at now: Moment
  )
    -> TokenStatus
  {
    if case .ended(let state) = status { return .ended(state) }
    guard token.used == nil else { return .ended(nil) }
    return status == .expired || token.isExpired(at: now) ? .expired : .good(session)
  }
}
