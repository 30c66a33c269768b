import AuthDecisions
import Testing

/// The decisions about used tokens, over all that can come together.
@Suite struct TokenUseTests {
  private struct Case {
    var token: TokenUse.Token
    var session: SessionStanding
    var grace: Duration
    var decision: TokenUse
  }

  private let now: Int64 = 1_700_000_000_000

  private func all() throws -> [Case] {
    var cases: [Case] = []
    for expires in [nil, now - 1, now, now + 1] {
      for used in [nil, now - 30_001, now - 30_000, now - 29_999, now] {
        for (isSame, isUnused) in [(true, true), (true, false), (false, true), (false, false)] {
          for session in [SessionStanding.good, .expired, .ended] {
            for grace in [Duration.zero, .seconds(30)] {
              let token = TokenUse.Token(
                expiresAt: expires, usedAt: used, isSuccessorSame: isSame,
                isSuccessorUnused: isUnused)
              cases.append(
                Case(
                  token: token, session: session, grace: grace,
                  decision: try .decide(token, in: session, grace: grace, now: now)))
            }
          }
        }
      }
    }
    return cases
  }

  @Test func endedSessionGrantsNothing() throws {
    for one in try all() { #expect((one.decision == .ended) == (one.session == .ended)) }
  }

  /// Only an unused, unexpired token rotates, and only the grace period repeats its successor.
  @Test func tokenRotatesOnce() throws {
    for one in try all() where one.session != .ended {
      let isGood = one.token.expiresAt.map { $0 > now } ?? true
      let mayRotate = one.token.usedAt == nil && isGood && one.session == .good
      #expect((one.decision == .rotate) == mayRotate)
      let isInTime = one.token.usedAt.map { now < $0 + (one.grace == .zero ? 0 : 30_000) } ?? false
      let isRepeat = isInTime && one.token.isSuccessorSame && one.token.isSuccessorUnused == true
      #expect((one.decision == .again) == (isRepeat && one.session == .good))
      #expect((one.decision == .reused) == (one.token.usedAt != nil && !isRepeat))
    }
  }

  @Test func withoutGracePeriodSecondUseIsReuse() throws {
    for one in try all()
    where one.grace == .zero && one.token.usedAt != nil && one.session != .ended {
      #expect(one.decision == .reused)
    }
  }

  @Test func sessionEndsAtEarlierLimit() throws {
    func standing(_ ends: Int64?, _ idle: Int?, isEnded: Bool = false) throws -> SessionStanding {
      try .of(
        isEnded: isEnded, endsAt: ends, idle: idle.map(Duration.seconds), usedAt: now - 60_000,
        now: now)
    }
    #expect(try standing(nil, nil) == .good)
    #expect(try standing(now + 1, 61) == .good)
    #expect(try standing(now, nil) == .expired)
    #expect(try standing(nil, 60) == .expired)
    #expect(try standing(now - 1, 1, isEnded: true) == .ended)
  }
}
