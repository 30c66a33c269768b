import AuthServer
import CaseFolders
import Conformance
import Testing
import Watching

/// The traffic of an app that keeps the contract breaks no promise; each mistake breaks its own.
@Suite struct TrafficJudgeTests {
  @Test func correctAppBreaksNoRule() async throws {
    let story = try await TrafficStory()
    try await story.register()
    _ = try await story.me()
    story.wait(800)
    try story.take(try await story.renew())
    _ = try await story.me()
    try await story.call(.post, "/sessions/end", ["refreshToken": .string(story.refresh)])
    try story.take(try await story.call(.post, "/sessions", TrafficStory.person))
    _ = try await story.me()
    #expect(story.judge.findings.map(\.line) == [])
    let report = ConformanceReport(story.judge, story.contract)
    #expect(
      report.results.map(\.id) == [
        "traffic.register", "traffic.me", "traffic.renew", "traffic.signOut", "traffic.signIn",
      ])
    #expect(report.broken.isEmpty)
  }

  @Test(arguments: Mistake.all)
  func mistakeIsDetected(_ mistake: Mistake) async throws {
    let story = try await TrafficStory()
    try await mistake.tell(story)
    #expect(story.rules == mistake.rules)
    let shown = ConformanceReport(story.judge, story.contract)
    for token in [story.access, story.refresh] where !token.isEmpty {
      #expect(!ConformanceText(shown, replay: "").text.contains(token))
    }
  }

  @Test func docsListEveryRule() throws {
    let rows = TrafficRule.allCases.map { rule in
      "| `\(rule.rawValue)` | \(rule.isOfApp ? "app" : "server") | \(rule.promise) |"
    }
    let table = (["| rule | side | promise |", "|---|---|---|"] + rows).joined(separator: "\n")
    #expect(try Checkout.text("docs/watch.md").contains("<!-- rules -->\n\(table)\n"))
  }

  @Test func everyRuleHasMistake() {
    #expect(Set(Mistake.all.flatMap(\.rules)) == Set(TrafficRule.allCases))
    #expect(TrafficRule.allCases.allSatisfy { $0.promise.hasSuffix(".") })
  }
}

/// A mistake of an app or a server, and the rules that it breaks.
struct Mistake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rules: [TrafficRule]
  let tell: @Sendable (TrafficStory) async throws -> Void

  init(
    _ name: String, _ rules: [TrafficRule],
    tell: @escaping @Sendable (TrafficStory) async throws -> Void
  ) {
    testDescription = name
    self.rules = rules
    self.tell = tell
  }

  static let all: [Mistake] = ofApps + ofServers

  private static let ofApps: [Mistake] = [
    Mistake("a route that is not there", [.unknownRoute]) { story in
      try await story.call(.get, "/profile")
    },
    Mistake("a field is left out", [.malformedCall]) { story in
      try await story.call(.post, "/people", ["email": "ann@example.com"])
    },
    Mistake("no token", [.missingToken]) { story in try await story.call(.get, "/me") },
    Mistake("an old token", [.oldToken]) { story in
      try await story.register()
      story.wait(1_000)
      _ = try await story.me()
    },
    Mistake("a token that was replaced", [.spentToken]) { story in
      try await story.register()
      let old = story.refresh
      try story.take(try await story.renew())
      _ = try await story.renew(with: old)
    },
    Mistake("two renewals at once", [.renewedTwice]) { story in
      try await story.register()
      let old = story.refresh
      _ = try await story.renew(with: old, lasting: 1)
      story.back(1.5)
      _ = try await story.renew(with: old, lasting: 1)
    },
    Mistake("a token after the sign-out", [.endedToken]) { story in
      try await story.register()
      let token = story.refresh
      try await story.call(.post, "/sessions/end", ["refreshToken": .string(token)])
      _ = try await story.renew(with: token)
    },
    Mistake("a call before the wait is over", [.tooSoon]) { story in
      let body: TrafficStory.Body = ["email": "ann@example.com"]
      try await story.call(.post, "/codes", body)
      try await story.call(.post, "/codes", body)
      try await story.call(.post, "/codes", body)
    },
    Mistake("the same call twice", [.repeated]) { story in
      try await story.call(.post, "/codes", ["email": "ann@example.com"])
      story.back(1.5)
      try await story.call(.post, "/codes", ["email": "ann@example.com"])
    },
    Mistake("a token to somebody else", [.elsewhere]) { story in
      try await story.register()
      try await story.call(
        .post, "/log", ["token": .string(story.refresh)], elsewhere: "logs.example")
    },
  ]

  private static let ofServers: [Mistake] = [
    Mistake("an answer without a field", [.unreadableAnswer]) { story in
      try await story.register()
      _ = try await story.me { $0.body = Array("{}".utf8) }
    },
    Mistake("another refusal", [.undeclaredRefusal]) { story in
      try await story.register()
      _ = try await story.me { $0 = Response(status: 418) }
    },
    Mistake("an old token is taken", [.oldToken, .oldTokenTaken]) { story in
      try await story.register()
      let good = try await story.me()
      story.wait(1_000)
      _ = try await story.me { $0 = good }
    },
    Mistake("a token is taken after the sign-out", [.endedToken, .endedTokenTaken]) { story in
      try await story.register()
      let good = try await story.me()
      try await story.call(.post, "/sessions/end", ["refreshToken": .string(story.refresh)])
      _ = try await story.me { $0 = good }
    },
    Mistake("a renewal brings the same token", [.sameToken]) { story in
      let first = try await story.call(.post, "/people", TrafficStory.person)
      try story.take(first)
      try await story.call(
        .post, "/sessions/renew", ["refreshToken": .string(story.refresh)]
      ) { answer in
        answer.status = 200
        answer.body = first.body
      }
    },
    Mistake("an answer that caches keep", [.storedAnswer]) { story in
      try await story.call(.post, "/people", TrafficStory.person) {
        $0.headers.remove("Cache-Control")
      }
    },
  ]
}
