import AuthServer

extension SQLConnection {
  func rotate(_ rotation: Rotation, at now: Moment) throws(StoreFault) -> RotationResult {
    guard let (token, entry) = try sessionEntry(token: rotation.used, name: rotation.name) else {
      return .unknown
    }
    let decision = RotationDecision.decide(
      token, entry.status(at: now), isSuccessorUnused: try isUnused(token.successor),
      rotation: rotation, now: now)
    switch decision {
    case .rotate: return try succeed(rotation, entry, at: now)
    case .again: return .repeated(try extend(entry, with: rotation.furtherTokens, at: now))
    case .reused: return try refuseCopy(rotation, entry, at: now)
    case .expired: return .expired
    case .ended(let state): return .ended(state)
    }
  }

  /// One statement finds the token unused and uses it up: of two that come at once the second finds
  /// it used and is judged anew.
  private func succeed(
    _ rotation: Rotation, _ entry: SessionEntry, at now: Moment
  ) throws(StoreFault) -> RotationResult {
    let isFirst = try changes(
      """
      UPDATE tokens SET used = $1, successor = $2 WHERE fingerprint = $3 AND used IS NULL
      RETURNING fingerprint
      """, [.moment(now), .fingerprint(rotation.successor), .fingerprint(rotation.used)])
    guard isFirst else { return try rotate(rotation, at: now) }
    try forgetTokens(of: entry.record.session.id, at: now)
    let successor = NewToken(
      name: rotation.name, fingerprint: rotation.successor, lifetime: rotation.lifetime)
    return .rotated(try extend(entry, with: [successor] + rotation.furtherTokens, at: now))
  }

  private func extend(
    _ entry: SessionEntry, with tokens: [NewToken], at now: Moment
  ) throws(StoreFault) -> AuthenticatedSession {
    let session = entry.record.session
    try insert(tokens, of: session.id, at: now)
    try mark(session: session.id, at: now)
    return AuthenticatedSession(session: session.used(at: now), account: entry.account)
  }

  private func refuseCopy(
    _ rotation: Rotation, _ entry: SessionEntry, at now: Moment
  ) throws(StoreFault) -> RotationResult {
    let session = entry.record.session
    //! copy-ends-lineage
    if rotation.endsLineage { _ = try end(session: session.id, of: session.account, at: now) }
    return .reused
  }

  private func isUnused(_ successor: Fingerprint?) throws(StoreFault) -> Bool {
    guard let successor else { return false }
    return try !run(
      "SELECT 1 FROM tokens WHERE fingerprint = $1 AND used IS NULL", [.fingerprint(successor)]
    ).isEmpty
  }

  /// Tokens that expired or were used up long ago: nobody asks about them any more.
  func forgetTokens(of session: String, at now: Moment) throws(StoreFault) {
    try run(
      "DELETE FROM tokens WHERE session = $1 AND (expires < $2 OR used < $2)",
      [.text(session), Retention.end(of: Retention.month, before: now)])
  }
}
