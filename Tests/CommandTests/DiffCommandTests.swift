import CaseFolders
import Foundation
import Testing

/// `authgen diff` and `authgen release`, as a reviewer calls them.
@Suite struct DiffCommandTests {
  private static let contract = "contract/longde.yaml"

  @Test func breakingChangeExitsWithOne() throws {
    let project = try Self.project(moved: true)
    defer { project.remove() }
    let report = try Authgen.run(["diff", "old.yaml", Self.contract], in: project.folder)
    #expect(report.status == 1, "\(report.errors)")
    #expect(report.output.contains("error[endpoint-route]"))
    #expect(report.output.contains("Longde 0.1.0 against 0.1.0: 1 breaking, 1 risky"))
    #expect(report.output.contains("warning[version-too-low]"))
    for (limit, status) in [("never", 0), ("risky", 1), ("breaking", 1)] {
      let words = ["diff", "old.yaml", Self.contract, "--fail-on", limit]
      #expect(try Authgen.run(words, in: project.folder).status == Int32(status))
    }
  }

  @Test func equalContractsShowNoChange() throws {
    let project = try Self.project(moved: false)
    defer { project.remove() }
    let report = try Authgen.run(["diff", "old.yaml", Self.contract], in: project.folder)
    #expect(report.status == 0)
    #expect(report.output == "Longde 0.1.0 against 0.1.0: no change\n")
  }

  @Test(arguments: ["json", "markdown", "html", "github", "sarif"])
  func everyFormatReportsTheChange(_ format: String) throws {
    let project = try Self.project(moved: true)
    defer { project.remove() }
    let words = ["diff", "old.yaml", Self.contract, "--format", format]
    let report = try Authgen.run(words, in: project.folder)
    #expect(report.status == 1)
    #expect(report.output.contains("a shipped app calls the old route"))
    if format == "json" {
      let object = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
      let contracts = (object as? [String: Any])?["contracts"] as? [[String: Any]]
      let changes = contracts?.first?["changes"] as? [[String: Any]]
      #expect(changes?.first?["verdict"] as? String == "breaking")
      #expect((changes?.first?["fingerprint"] as? String)?.count == 16)
      #expect((changes?.first?["new"] as? [String: Any])?["line"] as? Int == 67)
    }
  }

  @Test func comparesWithCommit() throws {
    let project = try Self.project(moved: false)
    defer { project.remove() }
    try git("init -q && git add -A && git commit -qm one", in: project)
    let now = try project.text(Self.contract)
    try project.write(now.replacing("GET /api/users/me", with: "GET /api/me"), to: Self.contract)
    let report = try Authgen.run(["diff", "--against", "git:HEAD"], in: project.folder)
    #expect(report.status == 1, "\(report.errors)")
    #expect(
      report.output.contains("HEAD:contract/longde.yaml")
        || report.output.contains("endpoint-route"))
    let inside = try Authgen.run(
      ["diff", "--against", "git:HEAD", "longde.yaml"], in: project.file("contract"))
    #expect(inside.status == 1, "\(inside.errors)")
  }

  /// A moved contract is recognized by its service. A deleted one breaks its users.
  @Test func movedContractIsFoundAndDeletedOneReported() throws {
    let project = try Self.project(moved: false)
    defer { project.remove() }
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "contract/rote.yaml"),
      to: project.file("contract/rote.yaml"))
    try git("init -q && git add -A && git commit -qm one", in: project)
    try git("mv contract/longde.yaml contract/dragon.yaml && rm contract/rote.yaml", in: project)
    let report = try Authgen.run(["diff", "--against", "git:HEAD"], in: project.folder)
    #expect(report.status == 1, "\(report.errors)")
    #expect(report.output.contains("Longde 0.1.0 against 0.1.0 of HEAD: no change"))
    #expect(report.output.contains("error[contract-deleted]: `contract/rote.yaml`"))
  }

  @Test(arguments: [
    (["diff", "--against", "git:nowhere"], "there is no commit `nowhere`"),
    (["diff", "--against", "HEAD"], "write `--against git:REV`"),
    (["diff", "old.yaml", "missing.yaml"], "missing.yaml"),
    (["diff", "broken.yaml", contract], "broken.yaml"),
    (["diff", contract, "broken.yaml"], "broken.yaml"),
    (["diff", "rote.yaml", contract], "is a contract of `Rote`, and not of `Longde`"),
    (["diff", contract], "there is no released version"),
    (["diff", "--shipped", "1=old.yaml", "--shipped", "1=old.yaml", contract], "given twice"),
    (["diff", "--shipped", "1=old.yaml"], "needs exactly one new contract"),
    (["diff", "a", "b", "c"], "compares 2 files"),
    (["release", "missing.yaml"], "missing.yaml"),
    (["changelog", contract], "needs two contracts"),
  ])
  func incomparableInputExitsWithTwo(_ words: [String], _ text: String) throws {
    let project = try Self.project(moved: false)
    defer { project.remove() }
    try git("init -q && git add -A && git commit -qm one", in: project)
    try project.write("service: [\n", to: "broken.yaml")
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "contract/rote.yaml"), to: project.file("rote.yaml"))
    let report = try Authgen.run(words, in: project.folder)
    #expect(report.status == 2)
    #expect(report.errors.contains(text), "\(report.errors)")
    #expect(report.output.isEmpty)
  }

  @Test func duplicateReleasedVersionNamesBothFiles() throws {
    let project = try Self.project(moved: false)
    defer { project.remove() }
    let text = try project.text("old.yaml")
    try FileManager.default.createDirectory(
      at: project.file("contract/released"), withIntermediateDirectories: true)
    for name in ["longde-0.1.0", "longde-0.2.0"] {
      try project.write(text, to: "contract/released/\(name).yaml")
    }
    let report = try Authgen.run(["diff"], in: project.folder)
    #expect(report.status == 2 && report.output.isEmpty)
    let words =
      "`contract/released/longde-0.1.0.yaml` and `contract/released/longde-0.2.0.yaml` are both version 0.1.0"
    #expect(report.errors.contains(words), "\(report.errors)")
  }

  @Test func missingRepositoryIsReported() throws {
    let project = try Self.project(moved: false)
    defer { project.remove() }
    let report = try Authgen.run(["diff", "--against", "git:HEAD"], in: project.folder)
    #expect(report.status == 2)
    #expect(report.errors.contains("there is no git repository here"), "\(report.errors)")
  }

  @Test func unnamedContractIsNotDeleted() throws {
    let project = try Self.project(moved: false)
    defer { project.remove() }
    try git("init -q && git add -A && git commit -qm one", in: project)
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "contract/rote.yaml"),
      to: project.file("contract/rote.yaml"))
    let words = ["diff", "--against", "git:HEAD", "contract/rote.yaml"]
    let report = try Authgen.run(words, in: project.folder)
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains("`Rote` is new since `HEAD`"))
  }

  @Test func changelogListsMigrationSteps() throws {
    let project = try Self.project(moved: true)
    defer { project.remove() }
    let report = try Authgen.run(["changelog", "old.yaml", Self.contract], in: project.folder)
    #expect(
      report.output == """
        # Longde 0.1.0

        Changes since 0.1.0.

        ## Apps that are in use

        - `endpoints.me.route` is now /api/me (was /api/users/me): a shipped app calls the old route, which is not there.
          `endpoints.me.route` is now /api/me (was /api/users/me): a server that was not updated does not have the new route.
          *Way out:* serve both routes until the apps that call the old one are gone.
          *Way out:* update the server before the app.

        """)
    #expect(report.status == 0)
    let same = try Authgen.run(["changelog", "old.yaml", "old.yaml"], in: project.folder)
    #expect(same.output == "# Longde 0.1.0\n\nNothing changed.\n")
  }

  /// A removed and an added field of one type may be a rename. Both reports ask, and the notes list each once.
  @Test func possibleRenameIsAskedOnce() throws {
    let project = try TemporaryProject()
    defer { project.remove() }
    let text = try #require(CaseFolder(at: "lint/lost-answer").text("valid.yaml"))
    try project.write(text, to: "old.yaml")
    try project.write(text.replacing("name: optional", with: "title: optional"), to: "new.yaml")
    let way = "if `title` is its new name, write `wire: name` there"
    let report = try Authgen.run(["diff", "old.yaml", "new.yaml"], in: project.folder)
    #expect(report.output.contains(way), "\(report.output)")
    let notes = try Authgen.run(["changelog", "old.yaml", "new.yaml"], in: project.folder).output
    #expect(notes.matches(of: #/\n- /#).count == 2, "\(notes)")
    #expect(notes.contains(way) && !notes.contains("ignore"), "\(notes)")
  }

  @Test func commentShowsVersionAndCommit() throws {
    let project = try Self.project(moved: false)
    defer { project.remove() }
    try git("init -q && git add -A && git commit -qm one", in: project)
    let now = try project.text(Self.contract)
    try project.write(now.replacing("GET /api/users/me", with: "GET /api/me"), to: Self.contract)
    let words = ["diff", "--against", "git:HEAD", "--format", "markdown"]
    let comment = try Authgen.run(words, in: project.folder).output
    #expect(comment.contains("Longde 0.1.0 against 0.1.0 of HEAD"), "\(comment)")
    #expect(comment.contains("| version | `version` is 0.1.0, but "), "\(comment)")
  }

  @Test func releasedVersionIsComparedByDefault() throws {
    let project = try Self.project(moved: false)
    defer { project.remove() }
    #expect(try Authgen.run(["release", Self.contract], in: project.folder).status == 0)
    let kept = try project.text("contract/released/longde-0.1.0.yaml")
    #expect(try kept == project.text(Self.contract))
    let again = try Authgen.run(["release", Self.contract], in: project.folder)
    #expect(again.status == 1 && again.errors.contains("version 0.1.0 is released already"))
    try project.write(kept.replacing("GET /api/users/me", with: "GET /api/me"), to: Self.contract)
    let report = try Authgen.run(["diff"], in: project.folder)
    #expect(report.status == 1, "\(report.errors)")
    #expect(report.output.contains("breaks 0.1.0"))
  }

  private static func project(moved: Bool) throws -> TemporaryProject {
    let project = try TemporaryProject.withLongde()
    let text = try project.text(contract)
    try project.write(text, to: "old.yaml")
    if moved {
      try project.write(text.replacing("GET /api/users/me", with: "GET /api/me"), to: contract)
    }
    return project
  }

  private func git(_ words: String, in project: TemporaryProject) throws {
    let person = "-c user.name=Tester -c user.email=tester@example.com"
    let line = "git \(person) " + words.replacing("&& git ", with: "&& git \(person) ")
    let report = try Shell.run(["/bin/sh", "-c", line], in: project.folder)
    #expect(report.status == 0, "\(report.errors)")
  }
}
