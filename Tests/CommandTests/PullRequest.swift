import CaseFolders
import Foundation

/// A repository with the contract of Longde, a bare remote, and a branch `topic` that is under review.
struct PullRequest {
  let project: TemporaryProject
  private let outside: TemporaryProject

  init() throws {
    project = try TemporaryProject.withLongde()
    outside = try TemporaryProject()
    try project.write("summary.md\n", to: ".gitignore")
    _ = try Shell.run(["git", "init", "-q", "--bare", "-b", "main", remote], in: project.folder)
    try git("init -q -b main && git config user.email a@b && git config user.name a")
    try git("add -A && git commit -qm base && git remote add origin file://\(remote)")
    try git("push -q origin main && git fetch -q && git checkout -q -b topic")
  }

  private var remote: String { outside.file("remote.git").path }
  private var state: URL { outside.file("host.json") }

  func remove() {
    project.remove()
    outside.remove()
  }

  func git(_ words: String) throws {
    let report = try Shell.run(["sh", "-ec", "git \(words)"], in: project.folder)
    if report.status != 0 { throw Failure(words: words, errors: report.errors) }
  }

  struct Failure: Error {
    let words: String
    let errors: String
  }

  func commit(_ revision: String) throws -> String {
    try Shell.run(["git", "rev-parse", revision], in: project.folder).output.trimmingCharacters(
      in: .newlines)
  }

  func change(_ path: String, _ edit: (String, String)) throws {
    try project.write(project.text(path).replacing(edit.0, with: edit.1), to: path)
    try git("commit -qam change")
  }

  /// A clone of the remote, as the host's runner makes it.
  func clone(_ options: String, as name: String = "clone") throws -> URL {
    let words = "git clone -q \(options) file://\(remote) \(outside.file(name).path)"
    let report = try Shell.run(["sh", "-ec", words], in: project.folder)
    if report.status != 0 { throw Failure(words: words, errors: report.errors) }
    return outside.file(name)
  }

  /// The script that `action.yml` runs, beside a stand-in for the host.
  func run(in folder: URL? = nil, environment: [String: String] = [:]) throws -> Shell.Report {
    let usual = [
      "AUTHGEN": Authgen.binary.path, "REVIEW_BASE": "origin/main", "REVIEW_PULL": "7",
      "REVIEW_CHECKS": "lint diff", "GITHUB_TOKEN": "secret-of-the-test",
      "GITHUB_REPOSITORY": "team/app", "GITHUB_ACTIONS": "",
      "GITHUB_STEP_SUMMARY": project.file("summary.md").path, "SOURCE_DATE_EPOCH": "1795219200",
    ]
    let root = Checkout.root
    return try Shell.run(
      [
        "python3", "-B", root.appending(path: "Tests/Support/HostStandIn/host.py").path, state.path,
        root.appending(path: "scripts/review/pull-request").path,
      ], in: folder ?? project.folder, environment: usual.merging(environment) { $1 })
  }

  func keep(comments: [String], refuses: [String: Int] = [:]) throws {
    let numbered = comments.enumerated().map { ["id": $0 + 1, "body": $1] as [String: Any] }
    let object: [String: Any] = ["comments": numbered, "requests": [String](), "refuses": refuses]
    try JSONSerialization.data(withJSONObject: object).write(to: state)
  }

  /// The comments that the host has, and what it was asked.
  func host() throws -> (comments: [String], requests: [String]) {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: state))
    let parts = object as? [String: Any]
    let comments = parts?["comments"] as? [[String: Any]] ?? []
    return (
      comments.compactMap { $0["body"] as? String }, parts?["requests"] as? [String] ?? []
    )
  }
}
