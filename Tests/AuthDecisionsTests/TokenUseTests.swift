import AuthDecisions
import Testing

/// The decisions about used tokens, over all that can come together.
@Suite struct TokenUseTests {
  private struct Case {
    var token: TokenUse.Token
    var session: SessionStanding
    var grace: Int
    var decision: TokenUse
  }

  private let now: Int64 = 100_000

  private var all: [Case] {
    var cases: [Case] = []
    for expires in [nil, 99_999, 100_000, 100_001] as [Int64?] {
      for used in [nil, 69_999, 70_000, 70_001, 100_000] as [Int64?] {
        for (isSame, isUnused) in [(true, true), (true, false), (false, true), (false, false)] {
          for session in [SessionStanding.good, .expired, .ended] {
            for grace in [0, 30] {
              let token = TokenUse.Token(
                expiresAt: expires, usedAt: used, isSuccessorSame: isSame,
                isSuccessorUnused: isUnused)
              cases.append(
                Case(
                  token: token, session: session, grace: grace,
                  decision: .decide(token, in: session, grace: grace, now: now)))
            }
          }
        }
      }
    }
    return cases
  }

  @Test func endedSessionGrantsNothing() {
    for one in all { #expect((one.decision == .ended) == (one.session == .ended)) }
  }

  /// Only an unused, unexpired token rotates, and only the grace period repeats its successor.
  @Test func tokenRotatesOnce() {
    for one in all where one.session != .ended {
      let isGood = one.token.expiresAt.map { $0 > now } ?? true
      let mayRotate = one.token.usedAt == nil && isGood && one.session == .good
      #expect((one.decision == .rotate) == mayRotate)
      let isInTime = one.token.usedAt.map { now < $0 + Int64(one.grace) * 1_000 } ?? false
      let isRepeat = isInTime && one.token.isSuccessorSame && one.token.isSuccessorUnused
      #expect((one.decision == .again) == (isRepeat && one.session == .good))
      #expect((one.decision == .reused) == (one.token.usedAt != nil && !isRepeat))
    }
  }

  @Test func withoutGracePeriodSecondUseIsReuse() {
    for one in all where one.grace == 0 && one.token.usedAt != nil && one.session != .ended {
      #expect(one.decision == .reused)
    }
  }

  @Test func sessionEndsAtEarlierLimit() {
    func standing(_ ends: Int64?, _ idle: Int?, used: Int64 = 40_000) -> SessionStanding {
      .of(isEnded: false, endsAt: ends, idle: idle, usedAt: used, now: now)
    }
    #expect(standing(nil, nil) == .good)
    #expect(standing(100_001, 61) == .good)
    #expect(standing(100_000, nil) == .expired)
    #expect(standing(nil, 60) == .expired)
    #expect(
      SessionStanding.of(isEnded: true, endsAt: 1, idle: 1, usedAt: 0, now: now) == .ended)
  }
}
