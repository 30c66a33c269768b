import AuthDecisions
import Testing

@Suite struct SentCodeTests {
  private enum Step: CaseIterable { case right, wrong, wait }

  /// All orders of seven steps: a code is accepted once, in time, and after few wrong attempts.
  @Test func everyOrderOfStepsMatchesModel() throws {
    for number in 0..<2_187 {
      var rest = number
      let way = (0..<7).map { _ in
        defer { rest /= 3 }
        return Step.allCases[rest % 3]
      }
      try play(way)
    }
  }

  private func play(_ way: [Step]) throws {
    let start: Int64 = 1_700_000_000_000
    var code = try SentCode(
      fingerprint: [1, 2], sentAt: start, lifetime: .seconds(100), tries: 3)
    var (now, wrong, isUsed) = (start, 0, false)
    for step in way {
      if step == .wait {
        now += 34_000
        continue
      }
      let trial = try code.attempt(step == .right ? [1, 2] : [1, 3], now: now)
      if isUsed {
        #expect(trial == .unknown)
      } else if now >= start + 100_000 {
        #expect(trial == .expired)
      } else if wrong == 3 {
        #expect(trial == .triesSpent)
      } else if step == .right {
        #expect(trial == .right)
        isUsed = true
      } else {
        wrong += 1
        #expect(trial == .wrong(triesLeft: 3 - wrong))
      }
    }
  }

  @Test func nextSendWaitsForPause() throws {
    #expect(
      try SentCode.nextSend(after: 1_700_000_000_005, pause: .seconds(60)) == 1_700_000_060_005)
    #expect(SameTime.isEqual([], []) && SameTime.isEqual([1, 2], [1, 2]))
    #expect(!SameTime.isEqual([1], [1, 2]) && !SameTime.isEqual([1, 2], [1, 3]))
  }
}
