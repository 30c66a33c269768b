import CaseFolders
import ContractModel
import Review
import Testing

@Suite struct HandEditTests {
  @Test(arguments: HandEdit.all)
  func editIsClassified(_ edit: HandEdit) throws {
    let findings = try edit.findings()
    let words = Set(findings.map(Self.words))
    for expected in edit.expected { #expect(words.contains(expected), "\(words.sorted())") }
    let breaking = { (words: String) in words.hasPrefix("breaking") }
    #expect(Set(words.filter(breaking)) == Set(edit.expected.filter(breaking)))
  }

  /// Shipped apps use the margin of the old contract.
  @Test func lifetimeWithinShippedMarginMayCauseRefreshLoop() throws {
    let text = try Checkout.text(HandEdit.longde)
      .replacing("providers:\n", with: "renewal: { before: 10m }\nproviders:\n")
    let new = text.replacing("lifetime: 1h", with: "lifetime: 10m")
    let findings = ContractReview(from: try contract(text), to: try contract(new)).findings
    #expect(findings.map(Self.words) == ["risky token-lifetime: renewal loop"])
    #expect(findings.first?.message.contains("every fresh token is due at once") == true)
    #expect(findings.first?.new?.span?.start.line == 19)
    let later = text.replacing("before: 10m", with: "before: 2m")
      .replacing("lifetime: 1h", with: "lifetime: 10m")
    #expect(
      ContractReview(from: try contract(text), to: try contract(later)).findings
        .contains { $0.rule == "token-lifetime" && $0.how == .renewalLoop })
  }

  /// Two types resemble the removed one.
  @Test func ambiguousTypeIsNotRenamed() throws {
    let text = try Checkout.text(HandEdit.longde)
    let user = try #require(text.firstRange(of: "  User:\n"))
    let end = try #require(text.firstRange(of: "  Session:\n"))
    let body = text[user.upperBound..<end.lowerBound]
    let human = "  Human:\n\(body)  Person:\n"
    let new = "\(text[..<user.lowerBound])\(human)\(text[user.upperBound...])"
      .replacing("user: User", with: "user: Person").replacing(
        "returns: User", with: "returns: Person"
      )
      .replacing("at: types.User,", with: "at: types.Person,")
    let findings = ContractReview(from: try contract(text), to: try contract(new)).findings
    let types = findings.filter { $0.rule == "type-defined" }.map(\.message)
    #expect(types.contains { $0.hasPrefix("`types.User` is gone") }, "\(types)")
    #expect(!findings.contains { $0.level == .wire && $0.verdict == .breaking })
  }

  /// Another server is now the first one, and calls that name none go there.
  @Test func sameCallMayMoveToOtherServer() throws {
    let types = "types: { User: { a: string } }"
    let old = try contract(Self.notes(types))
    let new = try contract(Self.notes(types).replacing("{ api: {", with: "{ other: {"))
    let words = Set(ContractReview(from: old, to: new).findings.map(Self.words))
    #expect(words == ["breaking server-defined: does not compile"])
    let moved = try contract(
      Self.notes(types).replacing(
        "{ api: { url: https://a.example }", with: "{ other: { url: https://b.example }"))
    let found = ContractReview(from: old, to: moved).findings
    #expect(found.contains { $0.rule == "endpoint-route" && $0.how == .lockedOut })
  }

  private static func notes(_ types: String) -> String {
    """
    authcontract: 1
    service: Notes
    version: 0.1.0
    servers: { api: { url: https://a.example } }
    \(types)
    endpoints:
      read: { route: GET /note, does: call, returns: User }
      ping: { route: GET /ping, does: call }

    """
  }

  /// Both versions are in use, and only the newer one expects a long-lived refresh token.
  @Test func reportNamesVersionsThatBreak() throws {
    let now = try Checkout.text(HandEdit.longde)
    let old = now.replacing("lifetime: 7d", with: "lifetime: 20m")
      .replacing("version: 0.1.0", with: "version: 0.0.9")
    let new = now.replacing("lifetime: 7d", with: "lifetime: 30m")
    let report = ReviewReport(
      try contract(new),
      against: [("0.0.9", try contract(old)), ("0.1.0", try contract(now))])
    let lost = report.findings.filter { $0.finding.how == .forcedSignIn }
    #expect(lost.map(\.breaks) == [["0.1.0"]])
    #expect(report.verdict == .breaking)
    #expect(report.markdown.utf8.count < ReviewReport.longestComment)
    #expect(report.markdown.contains("**forced sign-in**, old client, new server (0.1.0)"))
  }

  @Test(arguments: [
    ("0.1.0", "0.1.1", "lifetime: 1h", "lifetime: 30m", nil),
    ("0.1.0", "0.1.1", "GET /api/users/me", "GET /api/me", "0.2.0"),
    ("1.4.2", "1.5.0", "GET /api/users/me", "GET /api/me", "2.0.0"),
    ("1.4.2", "2.0.0", "GET /api/users/me", "GET /api/me", nil),
  ])
  func requiredVersionIsReported(
    _ old: String, _ declared: String, _ text: String, _ other: String, _ lowest: String?
  ) throws {
    let now = try Checkout.text(HandEdit.longde).replacing(
      "version: 0.1.0", with: "version: \(old)")
    let new = now.replacing("version: \(old)", with: "version: \(declared)")
      .replacing(text, with: other)
    let review = ContractReview(from: try contract(now), to: try contract(new))
    let advice = try #require(VersionAdvice(from: old, to: review.new, review.verdict))
    #expect(advice.objection?.help == lowest.map { "write `version: \($0)` or higher" })
  }

  /// A comment stays below the host's limit.
  @Test func hugeCommentIsTruncated() throws {
    let now = try Checkout.text(HandEdit.longde)
    let types = (0..<3000).map { "  T\($0): { a: string }\n" }.joined()
    let many = now.replacing("\nerrors:\n", with: "\(types)\nerrors:\n")
    let report = ReviewReport(try contract(now), against: [("1", try contract(many))])
    #expect(report.count(.breaking) == 3000)
    #expect(report.markdown.utf8.count < ReviewReport.longestComment)
    #expect(report.markdown.contains("more: run `authgen diff` to see them"))
    let other = ReviewReport(try contract(many), against: [("1", try contract(now))])
    #expect(other.markdown.utf8.count < ReviewReport.longestComment)
  }

  private func contract(_ text: String) throws -> Contract { try HandEdit.contract(text) }

  private static func words(_ finding: ReviewFinding) -> String {
    "\(finding.verdict.rawValue) \(finding.rule)" + (finding.how.map { ": \($0.rawValue)" } ?? "")
  }
}
