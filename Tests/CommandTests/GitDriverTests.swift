import CaseFolders
import Foundation
import Testing

/// `authgen diff --git`, as git calls it.
@Suite struct GitDriverTests {
  private static let contract = "contract/longde.yaml"

  @Test func gitShowsBreakingChange() throws {
    let review = try Self.repository()
    defer { review.remove() }
    try review.change(Self.contract, ("GET /api/users/me", "GET /api/me"))
    let log = try Self.git("log -p --ext-diff -1 --format=%s", review)
    #expect(log.status == 0, "\(log.errors)")
    #expect(log.output.contains("change\n"))
    #expect(log.output.contains("error[endpoint-route]"))
    #expect(log.output.contains("Longde 0.1.0 against 0.1.0: 1 breaking, 1 risky"))
    try review.project.write(
      "# A comment.\n" + review.project.text(Self.contract), to: Self.contract)
    let work = try Self.git("diff", review)
    #expect(work.output == "contract/longde.yaml: Longde 0.1.0 against 0.1.0: no change\n")
    #expect(try Self.git("diff --no-ext-diff", review).output.contains("+# A comment."))
  }

  @Test func addedDeletedAndMovedContractsAreReported() throws {
    let review = try Self.repository()
    defer { review.remove() }
    try review.git("mv contract/longde.yaml contract/dragon.yaml && git commit -qm moved")
    let moved = try Self.git("diff -M HEAD~1", review)
    #expect(moved.status == 0, "\(moved.errors)")
    #expect(
      moved.output.contains("contract/longde.yaml → contract/dragon.yaml\n")
        || moved.output.contains("similarity index 100%"), "\(moved.output)")
    try review.change("contract/dragon.yaml", ("GET /api/users/me", "GET /api/me"))
    let both = try Self.git("diff -M HEAD~2", review)
    #expect(both.output.contains("contract/longde.yaml → contract/dragon.yaml\n"))
    #expect(both.output.contains("error[endpoint-route]"), "\(both.output)")
    let apart = try Self.git("diff --no-renames HEAD~2", review)
    #expect(apart.output.contains("contract/longde.yaml: deleted\n"))
    #expect(apart.output.contains("contract/dragon.yaml: new\n"))
    #expect(apart.output.contains("+service: Longde"))
  }

  /// Git continues.
  @Test func unreadableSideIsShownAsLines() throws {
    let review = try Self.repository()
    defer { review.remove() }
    try review.change(Self.contract, ("service: Longde", "service: [Longde"))
    let log = try Self.git("log -p --ext-diff --format=%s", review)
    #expect(log.status == 0, "\(log.errors)")
    #expect(log.output.contains(" --> contract/longde.yaml:"), "\(log.output)")
    #expect(log.output.contains("+service: [Longde"))
    #expect(log.output.contains("base\n"))
  }

  @Test func conflictMarkersAreReported() throws {
    let review = try Self.repository()
    defer { review.remove() }
    try review.change(Self.contract, ("GET /api/users/me", "GET /api/me"))
    try review.git("checkout -q main")
    try review.change(Self.contract, ("GET /api/users/me", "GET /api/self"))
    _ = try Self.git("merge -q topic", review)
    let report = try Self.git("diff --ours", review)
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains("contract/longde.yaml: not merged yet\n"))
  }

  @Test func unexpectedArgumentsAreRejected() throws {
    let report = try Authgen.run(["diff", "--git", "a", "b"])
    #expect(report.status == 2)
    #expect(report.errors.contains("`--git` expects the seven arguments"))
  }

  private static func git(_ words: String, _ review: PullRequest) throws -> Shell.Report {
    try Shell.run(["sh", "-c", "git \(words)"], in: review.project.folder)
  }

  /// Set up as docs/review.md says.
  private static func repository() throws -> PullRequest {
    let review = try PullRequest()
    try review.project.write("contract/*.yaml diff=authcontract\n", to: ".gitattributes")
    try review.git("add -A && git commit -qm attributes")
    try review.git("config diff.authcontract.command '\(Authgen.binary.path) diff --git'")
    return review
  }
}
