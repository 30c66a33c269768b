import AuthDecisions

/// The status of a session at a moment.
enum SessionStatus: Equatable {
  case good
  case expired
  /// With the account's state where that is why.
  case ended(Account.State?)
}

extension StoreFault {
  /// A decision about what was stored. Malformed rows are damage.
  static func deciding<Decision>(
    _ decide: () throws(DecisionInputError) -> Decision
  ) throws(StoreFault) -> Decision {
    do { return try decide() } catch { throw .broken(error.description) }
  }
}

/// A session as it is kept, with what ends it.
struct SessionState: Sendable {
  let session: Session
  let ends: Moment?
  /// In seconds.
  let idle: Int?
  let isEnded: Bool

  func status(
    of state: Account.State, at now: Moment
  ) throws(StoreFault) -> SessionStatus {
    guard state == .active || state == .unconfirmed else { return .ended(state) }
    let standing = try StoreFault.deciding { () throws(DecisionInputError) in
      try SessionStanding.of(
        isEnded: isEnded, endsAt: ends?.milliseconds, idle: idle.map(Duration.seconds),
        usedAt: session.usedAt.milliseconds, now: now.milliseconds)
    }
    switch standing {
    case .good: return .good
    case .expired: return .expired
    case .ended: return .ended(nil)
    }
  }

  /// Whether its use has to be written down. A write for each call would cost a sync each: one in a
  /// minute will do, and more where idleness is counted in minutes. Such a session may end early by
  /// a tenth of its idle time at most, and by no more than a minute.
  func wantsMark(at now: Moment) -> Bool {
    let pause = min(60_000, idle.map { Int64($0) * 100 } ?? 60_000)
    return now.milliseconds >= session.usedAt.milliseconds + pause
  }
}
