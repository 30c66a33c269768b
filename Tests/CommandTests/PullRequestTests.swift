import CaseFolders
import Foundation
import Testing

/// `scripts/review` on a local repository with a bare remote, and a stand-in for the host's API.
@Suite struct PullRequestTests {
  private static let contract = "contract/longde.yaml"
  private static let moved = ("GET /api/users/me", "GET /api/me")

  @Test func breakingChangeUpdatesOneComment() throws {
    let review = try PullRequest()
    defer { review.remove() }
    try review.change(Self.contract, Self.moved)
    let first = try review.run(environment: ["GITHUB_ACTIONS": "true"])
    #expect(first.status == 1, "\(first.output)\(first.errors)")
    #expect(first.output.contains("::error file=contract/longde.yaml,line=67,title=endpoint-route"))
    #expect(first.output.contains("the comment on pull request 7 is new"))
    let host = try review.host()
    #expect(host.comments.count == 1)
    let text = try #require(host.comments.first)
    #expect(text.hasPrefix("<!-- authcontract review -->\n## Review of the contracts"))
    #expect(text.contains("| `authgen lint` | passed |"), "\(text)")
    #expect(text.contains("| **breaking** |"), "\(text)")
    #expect(text.contains("1 breaking, 1 risky"), "\(text)")
    try review.change(Self.contract, (Self.moved.1, Self.moved.0))
    let second = try review.run()
    #expect(second.status == 0, "\(second.errors)")
    #expect(second.output.contains("is updated"))
    let third = try review.run()
    #expect(third.output.contains("is as it was"))
    let after = try review.host()
    #expect(after.comments.count == 1 && after.comments[0].contains("no change"))
    #expect(
      after.requests.map { $0.prefix { $0 != " " } } == ["GET", "POST", "GET", "PATCH", "GET"])
    #expect(!(first.output + first.errors).contains("secret-of-the-test"))
  }

  /// The marker may be far down, quoted by someone, or in another account's comment.
  @Test func commentIsFoundAmongOthers() throws {
    let review = try PullRequest()
    defer { review.remove() }
    let quote = "> <!-- authcontract review -->\nLook at this"
    let old = "<!-- authcontract review -->\nold"
    try review.keep(comments: Array(repeating: "hello", count: 120) + [quote, old])
    #expect(try review.run().output.contains("is updated"))
    var host = try review.host()
    #expect(host.comments[120] == quote && host.comments[121].contains("no change"))
    try review.keep(comments: [old], refuses: ["PATCH": 403])
    #expect(try review.run().output.contains("is new"))
    host = try review.host()
    #expect(host.comments.count == 2 && host.comments[0] == old)
  }

  @Test(arguments: ["no token", "a token that reads", "no host"])
  func withoutCommentPermissionJobSummaryIsWritten(_ lack: String) throws {
    let review = try PullRequest()
    defer { review.remove() }
    try review.change(Self.contract, Self.moved)
    var environment: [String: String] = [:]
    switch lack {
    case "no token": environment["GITHUB_TOKEN"] = ""
    case "no host": environment["GITHUB_REPOSITORY"] = "none:\u{1}"
    default: try review.keep(comments: [], refuses: ["POST": 403])
    }
    let report = try review.run(environment: environment)
    #expect(report.status == 1, "\(report.errors)")
    #expect(report.output.contains("the summary of the job has the review instead"))
    #expect(try review.project.text("summary.md").contains("| **breaking** |"))
    #expect(try review.host().comments.isEmpty)
  }

  @Test func renamedContractIsUnchangedAndDeletedOneBreaks() throws {
    let review = try PullRequest()
    defer { review.remove() }
    try review.git("mv contract/longde.yaml contract/dragon.yaml && git commit -qm renamed")
    let renamed = try review.run()
    #expect(renamed.status == 0, "\(renamed.errors)")
    #expect(try review.host().comments[0].contains("no change"))
    try review.git("rm -q contract/dragon.yaml && git commit -qm deleted")
    let deleted = try review.run(environment: ["REVIEW_CHECKS": "diff"])
    #expect(deleted.status == 1, "\(deleted.output)\(deleted.errors)")
    #expect(try review.host().comments[0].contains("error[contract-deleted]"))
  }

  @Test func unreadableContractMakesComparisonImpossible() throws {
    let review = try PullRequest()
    defer { review.remove() }
    try review.change(Self.contract, ("service: Longde", "service: [Longde"))
    let broken = try review.run()
    #expect(broken.status == 2, "\(broken.errors)")
    var text = try review.host().comments[0]
    #expect(text.contains("** | not possible") || text.contains("| **not possible** |"), "\(text)")
    #expect(text.contains("--> contract/longde.yaml:"), "\(text)")
    try review.git("push -q origin HEAD:main && git fetch -q origin")
    try review.change(Self.contract, ("service: [Longde", "service: Longde"))
    let mended = try review.run()
    #expect(mended.status == 2, "\(mended.errors)")
    text = try review.host().comments[0]
    #expect(text.contains("| `authgen lint` | passed |"), "\(text)")
    #expect(
      text.range(of: #"--> [0-9a-f]{40}:contract/longde.yaml:"#, options: .regularExpression)
        != nil, "\(text)")
  }

  /// Workflows check out only the merge commit that the host created.
  @Test func shallowCloneOfMergeSuffices() throws {
    let review = try PullRequest()
    defer { review.remove() }
    try review.change(Self.contract, Self.moved)
    try review.git("checkout -q -b merge origin/main && git merge -q --no-ff topic -m merge")
    try review.git("push -q origin merge")
    let clone = try review.clone("--depth=1 --branch merge")
    let report = try review.run(
      in: clone, environment: ["REVIEW_BASE": try review.commit("origin/main")])
    #expect(report.status == 1, "\(report.output)\(report.errors)")
    #expect(try review.host().comments[0].contains("1 breaking, 1 risky"))
  }

  @Test func shallowCloneOfBranchFetchesMissingCommits() throws {
    let review = try PullRequest()
    defer { review.remove() }
    try review.change(Self.contract, Self.moved)
    for number in 1...60 { try review.git("commit -q --allow-empty -m \(number)") }
    try review.git("push -q origin topic")
    let clone = try review.clone("--depth=1 --branch topic")
    let report = try review.run(in: clone, environment: ["REVIEW_BASE": "origin/main"])
    #expect(report.status == 1, "\(report.output)\(report.errors)")
    let count = try Shell.run(["git", "rev-list", "--count", "HEAD"], in: clone).output
    #expect(Int(count.dropLast()) ?? 0 > 60)
  }

  /// A single-branch clone fetches the other branch completely and stays complete itself.
  @Test func fullCloneStaysFull() throws {
    let review = try PullRequest()
    defer { review.remove() }
    try review.change(Self.contract, Self.moved)
    try review.git("push -q origin topic && git checkout -q main")
    try review.git("commit -q --allow-empty -m later && git push -q origin main")
    let clone = try review.clone("--single-branch --branch topic")
    let report = try review.run(in: clone, environment: ["REVIEW_BASE": "origin/main"])
    #expect(report.status == 1, "\(report.output)\(report.errors)")
    let words = ["git", "rev-parse", "--is-shallow-repository"]
    #expect(try Shell.run(words, in: clone).output == "false\n")
  }

  /// A shallow clone whose remote is gone, a branch without a common commit, and a base that doesn't exist.
  @Test(arguments: [
    ("unreachable", "does not reach the commit where the branch left"),
    ("orphan", "have no commit in common"), ("nowhere", "is neither here nor at the remote"),
    ("-x", "is no revision"),
  ])
  func missingBaseIsReported(_ kind: String, _ words: String) throws {
    let review = try PullRequest()
    defer { review.remove() }
    var folder = review.project.folder
    var base = "origin/main"
    switch kind {
    case "orphan":
      try review.git("checkout -q --orphan lonely && git commit -qm alone")
    case "unreachable":
      try review.git("commit -q --allow-empty -m more && git push -q origin topic")
      folder = try review.clone("--depth=1 --no-single-branch --branch topic")
      try review.git("commit -q --allow-empty -m newer && git push -q origin HEAD:main")
      folder = try review.clone("--depth=1 --no-single-branch --branch topic", as: "second")
      _ = try Shell.run(["git", "remote", "set-url", "origin", "/nowhere"], in: folder)
    default: base = kind
    }
    let report = try review.run(in: folder, environment: ["REVIEW_BASE": base])
    #expect(report.status == 2, "\(report.output)\(report.errors)")
    let text = try #require(try review.host().comments.first)
    #expect(text.contains(words) && text.contains("= help: "), "\(text)")
    #expect(text.contains("| `authgen lint` | passed |"), "\(text)")
  }

  @Test func runWithoutBaseSkipsComparison() throws {
    let review = try PullRequest()
    defer { review.remove() }
    let report = try review.run(environment: ["REVIEW_BASE": "", "REVIEW_PULL": ""])
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains("this run is about no pull request"))
    #expect(try review.project.text("summary.md").contains("left out: there is no base"))
    let wrong = try review.run(environment: ["REVIEW_CHECKS": "lint spell"])
    #expect(wrong.status == 2 && wrong.errors.contains("there is no check `spell`"))
  }

  /// Many contracts with many changes stay within the comment limit.
  @Test func longReviewIsTruncated() throws {
    let review = try PullRequest()
    defer { review.remove() }
    let text = try review.project.text(Self.contract)
    for number in 1...6 {
      try review.project.write(text, to: "contract/c\(number).yaml")
    }
    try review.git("add -A && git commit -qm many && git push -q origin HEAD:main && git fetch -q")
    let fields = (1...200).map { "    \(String(repeating: "long", count: 12))\($0): string\n" }
      .joined()
    for number in 1...6 {
      try review.change(
        "contract/c\(number).yaml", ("  User:\n", "  User:\n\(fields)"))
    }
    let report = try review.run(
      environment: ["REVIEW_CHECKS": "diff", "REVIEW_FAIL_ON": "risky"])
    #expect(report.status == 1, "\(report.errors)")
    let comment = try #require(try review.host().comments.first)
    #expect(comment.utf8.count > 30_000 && comment.utf8.count < 65_000)
    #expect(comment.ranges(of: "<details>").count == comment.ranges(of: "</details>").count)
  }

  @Test func hostFilesNameExistingScripts() throws {
    let action = try Checkout.text("action.yml")
    let hooks = try Checkout.text(".pre-commit-hooks.yaml")
    let named = (action + hooks).matches(of: #/scripts/review/[a-z-]+/#).map { String($0.output) }
    #expect(Set(named) == ["scripts/review/pull-request", "scripts/review/authgen"])
    for script in Checkout.files(in: "scripts/review", ending: "") {
      let path = Checkout.root.appending(path: script).path
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
    }
    let script =
      try Checkout.text("scripts/review/check")
      + Checkout.text("scripts/review/pull-request") + Checkout.text("scripts/review/authgen")
    for name in action.matches(of: #/(REVIEW_[A-Z]+|AUTHGEN):/#).map(\.output.1) {
      #expect(script.contains(name), "\(name)")
    }
    let run = #/run: '(.*)'/#
    #expect(action.firstMatch(of: run)?.output.1.contains("${{") == false)
  }
}
