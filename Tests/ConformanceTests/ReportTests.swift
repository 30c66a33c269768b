import Conformance
import Defects
import Foundation
import TestLab
import Testing

/// Each format tells the same broken promises.
@Suite struct ReportTests {
  private static func report() async throws -> ConformanceReport {
    let defect = try #require(Defect.all.first { $0.name == "rotation.none" })
    return try await LabContract.longde.report(["rotation", "answers"], defect: defect)
  }

  @Test func pageShowsEveryBrokenPromise() async throws {
    let report = try await Self.report()
    let page = ConformanceHTML(report, replay: "authlab conform 'a<b'").text
    #expect(!report.broken.isEmpty)
    let cards = page.components(separatedBy: #"<article class="broken" id=""#).dropFirst()
    #expect(cards.map { String($0.prefix { $0 != "\"" }) } == report.broken.map(\.id))
    #expect(page.contains("authlab conform &#39;a&lt;b&#39; --only rotation"))
    #expect(!page.contains("eyJ"), "a token")
  }

  /// A run that could try little says so first. A run that signs in, or doesn't need to, says nothing.
  @Test(
    arguments: [
      ("answers", [], true), ("answers", ["apple"], false), ("requests.signInWithApple", [], false),
    ] as [(String, [String], Bool)])
  func runWithoutSignInIsReportedFirst(
    _ only: String, _ providers: [String], _ isTold: Bool
  ) async throws {
    let lab = LabContract.longde.with(providers: providers)
    let report = try await lab.report([only])
    let first = ConformanceText(report, replay: nil).text.prefix { $0 != "\n" }
    let hidden = report.count("notObservable")
    let words =
      "Sign-in failed, so \(hidden) of \(report.results.count) checks were skipped."
    #expect(first.hasPrefix(words) == isTold)
    #expect(report.isWithoutSignIn == isTold)
    #expect(ConformanceHTML(report, replay: nil).text.contains(words) == isTold)
  }

  /// If the issuer is down, no sign-in succeeds and the run fails.
  @Test func unreachableIssuerIsReportedByName() async throws {
    let lab = LabContract.longde
    let away = ProviderStandIn(WebChannel("http://127.0.0.1:1/apple"))
    let report = try await lab.report(["answers", "tokens"], standIns: ["apple": away])
    let text = ConformanceText(report, replay: nil).text
    #expect(text.hasPrefix("Sign-in failed, so "), "\(text)")
    #expect(
      text.contains(
        "the stand-in for apple gives no answer to POST http://127.0.0.1:1/apple/mint: "))
    #expect(report.broken.isEmpty && !report.isGood)
    #expect(try await lab.report(["answers"]).isGood)
  }

  /// The tester's actions appear between the exchanges, and a repeated token keeps its number.
  @Test func stepsOfBrokenPromiseAreShown() async throws {
    let defect = try #require(Defect.all.first { $0.name == "grace.long" })
    let report = try await LabContract.longde.report(["rotation.refresh.spent"], defect: defect)
    let steps = try #require(report.broken.first).shown.map { $0.lines.joined(separator: " ") }
    let token = #/> POST /api/auth/refresh .*"refreshToken":"(<redacted \d+>)"}( |$)/#
    let sent = steps.compactMap { try? token.firstMatch(in: $0)?.1 }
    #expect(sent.count == 2 && Set(sent).count == 1, "\(steps)")
    #expect(steps.contains { $0.hasPrefix("> POST /api/auth/apple") && $0.contains(sent[0]) })
    let clock = try #require(steps.firstIndex { $0.hasPrefix("(the clock goes on by ") })
    #expect(steps[..<clock].contains { $0.contains(sent[0]) }, "the token was new before")
    for text in [
      ConformanceText(report, replay: nil).text, ConformanceJSON(report).text,
      ConformanceHTML(report, replay: nil).text,
    ] {
      #expect(text.contains("(the clock goes on by "))
      #expect(!text.contains("eyJ") && !text.contains("conform.example"), "a token, or an address")
    }
  }

  /// The report of a long case shows only the last exchanges.
  @Test func longCaseIsTruncated() async throws {
    let defect = try #require(Defect.all.first { $0.name == "lockout.late" })
    let report = try await LabContract.atrium.report(["lockout.locks"], defect: defect)
    let result = try #require(report.broken.first)
    #expect(result.shown.count { $0.lines[0].hasPrefix(">") } == 4)
  }

  @Test func accountChangeIsShown() async throws {
    let defect = try #require(Defect.all.first { $0.name == "account.stateForgotten" })
    let report = try await LabContract.longde.report(["accounts.disabled.renews"], defect: defect)
    let steps = try #require(report.broken.first).shown.flatMap(\.lines)
    #expect(steps.contains("(the account is disabled)"), "\(steps)")
  }

  @Test func sarifListsEveryBrokenPromise() async throws {
    let report = try await Self.report()
    let text = ConformanceSARIF(report, tool: ("authlab", "1")).text
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let ids = results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
    #expect(ids == report.broken.map(\.id))
    #expect(results.allSatisfy { ($0["locations"] as? [Any])?.count == 1 })
  }
}
