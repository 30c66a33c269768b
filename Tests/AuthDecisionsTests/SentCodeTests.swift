import AuthDecisions
import Testing

@Suite struct SentCodeTests {
  private enum Step: CaseIterable { case right, wrong, wait }

  /// All orders of seven steps: a code is accepted once, in time, and after few wrong attempts.
  @Test func everyOrderOfStepsMatchesModel() {
    for number in 0..<2_187 {
      var rest = number
      let way = (0..<7).map { _ in
        defer { rest /= 3 }
        return Step.allCases[rest % 3]
      }
      play(way)
    }
  }

  private func play(_ way: [Step]) {
    var code = SentCode(fingerprint: [1, 2], sentAt: 0, lifetime: 100, tries: 3)
    var (now, wrong, isUsed) = (Int64(0), 0, false)
    for step in way {
      if step == .wait {
        now += 34_000
        continue
      }
      let trial = code.attempt(step == .right ? [1, 2] : [1, 3], now: now)
      if isUsed {
        #expect(trial == .unknown)
      } else if now >= 100_000 {
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

  @Test func nextSendWaitsForPause() {
    #expect(SentCode.nextSend(after: 5, pause: 60) == 60_005)
    #expect(SameTime.isEqual([], []) && SameTime.isEqual([1, 2], [1, 2]))
    #expect(!SameTime.isEqual([1], [1, 2]) && !SameTime.isEqual([1, 2], [1, 3]))
  }
}
