import CaseFolders
import Foundation
import Testing

/// Two branches edit a contract, and each generates anew: what git makes of the generated files is replaced, and what
/// a person wrote into one is kept.
@Suite struct MergeTests {
  /// `Proofs/merges` sets a larger number and another seed.
  private static let rounds =
    Int(ProcessInfo.processInfo.environment["AUTHCONTRACT_MERGES"] ?? "") ?? 10
  private static let seed =
    UInt64(ProcessInfo.processInfo.environment["AUTHCONTRACT_SEED"] ?? "") ?? 1

  private static let file = "contract/longde.yaml"
  private static let generated = "Generated/Longde"
  private static let edits: [(old: String, new: [String])] = [
    ("lifetime: 1h", ["lifetime: 30m", "lifetime: 2h"]),
    ("lifetime: 7d ", ["lifetime: 9d ", "lifetime: 14d "]),
    ("grace: 30s", ["grace: 45s", "grace: 60s"]),
    ("route: GET /api/users/me", ["route: GET /api/me", "route: GET /api/users/self"]),
    ("route: POST /api/auth/logout", ["route: POST /api/logout"]),
    ("    status: 200\n", [""]),
    (
      "email: optional email\n    fullName: { type",
      ["email: optional email\n    nickname: optional string\n    fullName: { type"]
    ),
    ("  signOut:\n", ["  signOff:\n"]),
    (
      "en: This account is disabled",
      ["en: This account is closed", "en: Your account is disabled"]
    ),
    ("version: 0.1.0", ["version: 0.2.0", "version: 0.1.1"]),
  ]

  @Test func mergedGenerationsAreReplaced() throws {
    var random = Random(state: Self.seed)
    for round in 0..<Self.rounds {
      let project = try TemporaryProject.withLongde()
      defer { project.remove() }
      try play(round, in: project, &random)
    }
  }

  @Test func manifestWithConflictMarkersIsRead() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    try generate(project)
    let manifest = "\(Self.generated)/.authgen.json"
    let lines = try project.text(manifest).split(separator: "\n").map(String.init)
    let other = "  \"fingerprints\": \"AAAAAAAA\","
    let marked =
      lines.prefix(3) + ["<<<<<<< HEAD", other, "======="] + lines[3...6] + [">>>>>>> other"]
    try project.write((marked + lines[7...]).joined(separator: "\n"), to: manifest)
    let contract = try project.text(Self.file)
    let renamed = contract.replacing("service: Longde", with: "service: Longde\nx-note: 1")
    try project.write(
      renamed.replacing("route: GET /api/users/me", with: "route: GET /api/me"), to: Self.file)
    try generate(project)
    #expect(try Authgen.run(["generate", "--check"], in: project.folder).status == 0)
  }

  /// A branch with many generations is squashed into one commit and deleted.
  @Test func squashedGenerationsAreReplaced() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    try start(project)
    let base = try project.text(Self.file)
    let mine = base.replacing("grace: 30s", with: "grace: 45s")
    try branch(mine, project)
    try git("checkout -q -b other HEAD~1", project)
    for minutes in 31...45 {
      try branch(base.replacing("lifetime: 1h", with: "lifetime: \(minutes)m"), project)
    }
    try git("checkout -q main", project)
    try git("merge -q --squash other", project)
    try git("branch -q -D other", project)
    let wanted = mine.replacing("lifetime: 1h", with: "lifetime: 45m")
    try project.write(wanted, to: Self.file)
    try commit("squashed, with the marks of conflicts", project)
    try generate(project)
    #expect(try Authgen.run(["generate", "--check"], in: project.folder).status == 0)
  }

  /// One branch renames the output folder while another generates in the old one.
  @Test(arguments: [false, true])
  func renamedFolderIsKnownByFormerName(_ isRenamedByOther: Bool) throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    try start(project)
    let base = try project.text(Self.file)
    let mine = base.replacing("lifetime: 1h", with: "lifetime: 30m")
    let theirs = base.replacing("route: GET /api/users/me", with: "route: GET /api/me")
    try git("checkout -q -b other", project)
    if isRenamedByOther { try rename(project) }
    try branch(theirs, project, out: isRenamedByOther ? "Made" : "Generated")
    try git("checkout -q main", project)
    if !isRenamedByOther { try rename(project) }
    try branch(mine, project, out: isRenamedByOther ? "Generated" : "Made")
    try git("merge -q other -m merged", project)
    try project.write(
      mine.replacing("route: GET /api/users/me", with: "route: GET /api/me"), to: Self.file)
    try generate(project, out: "Made")
    let check = try Authgen.run(["generate", "--check", "--out", "Made"], in: project.folder)
    #expect(check.status == 0, "\(check.errors)")
  }

  /// One branch renames a call and its file, the other renames the folder, and git merges both files.
  @Test func renamedFileIsKnownByOtherName() throws {
    let project = try TemporaryProject.withLongde()
    defer { project.remove() }
    try start(project)
    let base = try project.text(Self.file)
    let theirs = base.replacing("  signOut:\n", with: "  signOff:\n")
    try git("checkout -q -b other", project)
    try branch(theirs, project)
    try git("checkout -q main", project)
    let mine = base.replacing("version: 0.1.0", with: "version: 0.2.0")
    try branch(mine, project)
    try rename(project)
    try git("merge -q other -m merged", project)
    try project.write(mine.replacing("  signOut:\n", with: "  signOff:\n"), to: Self.file)
    try generate(project, out: "Made")
    let check = try Authgen.run(["generate", "--check", "--out", "Made"], in: project.folder)
    #expect(check.status == 0, "\(check.errors)")
  }

  private func rename(_ project: TemporaryProject) throws {
    try git("mv Generated Made", project)
    try commit("renamed", project)
  }

  /// A clone with only the newest commit explains how to fetch the others.
  @Test func shallowCloneExplainsHowToFetch() throws {
    let project = try TemporaryProject.withLongde()
    let clone = try TemporaryProject()
    defer {
      project.remove()
      clone.remove()
    }
    try start(project)
    let base = try project.text(Self.file)
    try git("checkout -q -b other", project)
    try branch(base.replacing("lifetime: 1h", with: "lifetime: 30m"), project)
    try git("checkout -q main", project)
    try branch(base.replacing("grace: 30s", with: "grace: 45s"), project)
    try git("merge -q other -m merged; git add -A && git commit -qm merged", project)
    let wanted = base.replacing("grace: 30s", with: "grace: 45s")
      .replacing("lifetime: 1h", with: "lifetime: 30m")
    try project.write(wanted, to: Self.file)
    try commit("contract", project)
    try git("clone -q --depth=1 file://$PWD \(clone.file("shallow").path)", project)
    let folder = clone.file("shallow")
    let report = try Authgen.run(["generate"], in: folder)
    #expect(report.status == 1)
    #expect(report.errors.contains("git fetch --unshallow"), "\(report.errors)")
    _ = try Shell.run(["git", "fetch", "-q", "--unshallow"], in: folder)
    _ = try Shell.run(["git", "fetch", "-q", "origin", "other"], in: folder)
    let whole = try Authgen.run(["generate"], in: folder)
    #expect(whole.status == 0, "\(whole.errors)")
  }

  /// One pair of branches: merged, squashed, rebased, cherry-picked or reverted, with the output's folder renamed or not.
  private func play(
    _ round: Int, in project: TemporaryProject, _ random: inout Random
  ) throws {
    let way = ["merge", "rebase", "cherry-pick", "revert", "squash"][round % 5]
    let person = ["nobody", "before", "after"][round % 3]
    let isRenamed = round % 10 >= 5 && ["merge", "squash", "cherry-pick"].contains(way)
    let out = isRenamed ? "Made" : "Generated"
    try start(project, attributes: round % 8 < 4 ? nil : ".authgen.json merge\n")
    let base = try project.text(Self.file)
    let picks = random.two(Self.edits.indices)
    let mine = random.changed(base, Self.edits[picks.0])
    let theirs = random.changed(base, Self.edits[picks.1])
    try git("checkout -q -b other", project)
    try branch(theirs, project)
    try git("checkout -q main", project)
    try branch(mine, project)
    if isRenamed { try rename(project) }
    let page = "\(out)/Longde/Docs/flows.md"
    let adds = round / 3 % 2 == 0
    if person == "before" { try edit(page, adds: adds, project, andCommit: true) }
    switch way {
    case "merge": try git("merge -q other -m merged", project)
    case "squash": try git("merge -q --squash other", project)
    case "rebase": try rebase(base, picks, mine, theirs, project, &random)
    case "cherry-pick": try git("cherry-pick other", project)
    default: try git("revert --no-edit HEAD\(person == "before" ? "~1" : "")", project)
    }
    let wanted = way == "revert" ? base : random.merged(base, picks, mine, theirs)
    try project.write(wanted, to: Self.file)
    if person == "after" { try edit(page, adds: adds, project, andCommit: false) }
    let found = try project.text(page)
    let note = "round \(round): \(way) into \(out), a person \(person), edits \(picks)"
    let words = ["generate", "--out", out]
    let report = try Authgen.run(words, in: project.folder)
    if person == "nobody" {
      #expect(report.status == 0, "\(note)\n\(report.errors)")
    } else {
      #expect(report.status == 1, "\(note)")
      #expect(report.errors.contains("`Docs/flows.md`"), "\(note)\n\(report.errors)")
      #expect(try project.text(page) == found, "\(note)")
      try FileManager.default.removeItem(at: project.folder.appending(path: page))
      #expect(try Authgen.run(words, in: project.folder).status == 0, "\(note)")
    }
    #expect(try Authgen.run(words + ["--check"], in: project.folder).status == 0, "\(note)")
  }

  /// A repository with a first generation, of the contract without scenarios.
  private func start(_ project: TemporaryProject, attributes: String? = nil) throws {
    try project.write(".authgen.lock\n", to: ".gitignore")
    let whole = try project.text(Self.file)
    let scenarios = try #require(whole.range(of: "\nscenarios:"))
    let open = try #require(whole.range(of: "\nopen:"))
    let contract = whole[..<scenarios.lowerBound] + whole[open.lowerBound...]
    try project.write(String(contract), to: Self.file)
    try generate(project)
    if let attributes { try project.write(attributes, to: "Generated/.gitattributes") }
    try git("init -q -b main && git config user.email a@b && git config user.name a", project)
    try commit("base", project)
  }

  /// A person resolves each stop of it.
  private func rebase(
    _ base: String, _ picks: (Int, Int), _ mine: String, _ theirs: String,
    _ project: TemporaryProject, _ random: inout Random
  ) throws {
    try git("rebase -q other", project)
    let folder = project.folder.appending(path: ".git/rebase-merge").path
    for _ in 0..<3 where FileManager.default.fileExists(atPath: folder) {
      try project.write(random.merged(base, picks, mine, theirs), to: Self.file)
      _ = try Authgen.run(["generate"], in: project.folder)
      try git("add -A && GIT_EDITOR=true git rebase --continue", project)
    }
  }

  private func branch(
    _ text: String, _ project: TemporaryProject, out: String = "Generated"
  ) throws {
    try project.write(text, to: Self.file)
    try generate(project, out: out)
    try commit("edit", project)
  }

  /// A person adds a line to a generated page, or takes one away.
  private func edit(
    _ page: String, adds: Bool, _ project: TemporaryProject, andCommit: Bool
  ) throws {
    let text = try project.text(page)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let middle = try #require(lines.indices.dropFirst(2).first { lines[$0].count > 20 })
    let new =
      lines[..<middle] + (adds ? ["a person's own words"] : [])
      + lines[(adds ? middle : middle + 1)...]
    try project.write(new.joined(separator: "\n"), to: page)
    if andCommit { try commit("by hand", project) }
  }

  private func generate(_ project: TemporaryProject, out: String = "Generated") throws {
    let report = try Authgen.run(["generate", "--out", out], in: project.folder)
    #expect(report.status == 0, "\(report.errors)")
  }

  private func commit(_ words: String, _ project: TemporaryProject) throws {
    try git("add -A && git commit -q --allow-empty -m '\(words)'", project)
  }

  /// A conflict is no failure here.
  private func git(_ words: String, _ project: TemporaryProject) throws {
    _ = try Shell.run(["sh", "-c", "git \(words)"], in: project.folder)
  }
}

/// Choices by chance that a seed repeats.
private struct Random {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func two(_ indices: Range<Int>) -> (Int, Int) {
    (next(below: indices.count), next(below: indices.count))
  }

  mutating func changed(_ text: String, _ edit: (old: String, new: [String])) -> String {
    text.replacing(edit.old, with: edit.new[next(below: edit.new.count)])
  }

  /// The contract as a person resolves it: mine where both edited the same line, else both.
  func merged(_ base: String, _ picks: (Int, Int), _ mine: String, _ theirs: String) -> String {
    if picks.0 == picks.1 { return mine }
    let edit = MergeTests.edit(picks.1)
    guard let new = edit.new.first(where: { theirs == base.replacing(edit.old, with: $0) }) else {
      return mine
    }
    return mine.replacing(edit.old, with: new)
  }
}

extension MergeTests {
  fileprivate static func edit(_ index: Int) -> (old: String, new: [String]) { edits[index] }
}
