import Diagnostics
import Testing

@testable import FileOutput

/// Nothing that somebody else wrote is overwritten or removed, unless the user says so.
@Suite struct ConflictTests {
  private let box = Sandbox()
  private let one = FileSet.of(["a.swift": "a1", "Docs/b.md": "b1", "c.md": "c1"])
  private let two = FileSet.of(["a.swift": "a2", "Docs/b.md": "b2", "new/d.swift": "d2"])

  /// Writes, expects a refusal that leaves everything as it was, and hands back its findings.
  private func refusal(
    of set: FileSet, force: Bool = false, inPlace: Bool = false
  ) throws -> [Diagnostic] {
    let before = box.fingerprint()
    let problems = #expect(throws: Problems.self) {
      try FileOutput.write(set, to: box.root(force: force, inPlace: inPlace))
    }
    #expect(box.fingerprint() == before)
    #expect(try !FileOutput.compare(set, with: box.root()).differences.isEmpty)
    return try #require(problems).diagnostics
  }

  @Test(arguments: [false, true])
  func editedFilesStopRun(inPlace: Bool) throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/c.md", "edited, and no longer made")
    try box.put("Gen/Site/a.swift", "edited")
    let found = try refusal(of: two, inPlace: inPlace)
    #expect(found.map(\.rule) == ["output-edited-file"])
    let message =
      "`Gen/Site` has files that were edited since they were generated: `a.swift`, `c.md`"
    #expect(found[0].message == message)
    #expect(found[0].help.contains("--force") && found[0].span == nil)
  }

  @Test func editStopsRunWithoutOtherChanges() throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/a.swift", "edited")
    #expect(try refusal(of: one).map(\.rule) == ["output-edited-file"])
  }

  @Test(arguments: [false, true])
  func forceOverwritesConflictsAndReportsThem(inPlace: Bool) throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/a.swift", "edited")
    try box.put("Gen/Site/c.md", "edited")
    try box.put("Gen/Site/new/d.swift", "foreign")
    try box.put("Gen/Site/mine.txt", "mine")
    let report = try FileOutput.write(two, to: box.root(force: true, inPlace: inPlace))
    #expect(
      box.files() == [
        "a.swift": "a2", "Docs/b.md": "b2", "new/d.swift": "d2", "mine.txt": "mine",
      ])
    #expect(report.overwritten == ["a.swift", "c.md", "new/d.swift"])
    #expect(report.removed == ["c.md"] && report.kept == ["mine.txt"])
  }

  @Test func editMatchingNewOutputIsNoConflict() throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/a.swift", "a2")
    let report = try FileOutput.write(two, to: box.root())
    #expect(report.unchanged == ["a.swift"] && report.overwritten.isEmpty)
    try FileOutput.write(one, to: box.root())
    #expect(box.text("Gen/Site/a.swift") == "a1")
  }

  @Test func foreignFilesInTheWayStopRun() throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/new/d.swift", "somebody's")
    let found = try refusal(of: two)
    #expect(found.map(\.rule) == ["output-foreign-file"])
    #expect(found[0].message.hasSuffix(": `new/d.swift`"))
  }

  @Test func foreignFilesWithIdenticalBytesAreAdopted() throws {
    try box.put("Gen/Site/a.swift", "a1")
    try FileOutput.write(one, to: box.root())
    let report = try FileOutput.write(FileSet(), to: box.root())
    #expect(report.removed == ["Docs/b.md", "a.swift", "c.md"])
  }

  @Test(arguments: ["", "{}", "<<<<<<< HEAD"])
  func damagedManifestMakesEverythingForeign(damage: String) throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/.authgen.json", damage)
    let found = try refusal(of: two)
    #expect(found.map(\.rule) == ["output-foreign-file"])
    #expect(found[0].message.hasSuffix(": `Docs/b.md`, `a.swift`"))
    let report = try FileOutput.write(one, to: box.root())
    #expect(report.unchanged.count == 3 && report.notes.map(\.rule) == ["output-damaged-manifest"])
    #expect(try FileOutput.write(two, to: box.root()).removed == ["c.md"])
  }

  @Test func missingManifestMakesEverythingForeign() throws {
    try FileOutput.write(one, to: box.root())
    try box.remove("Gen/Site/.authgen.json")
    #expect(try refusal(of: two).map(\.rule) == ["output-foreign-file"])
    let report = try FileOutput.write(FileSet.of(["a.swift": "a1"]), to: box.root())
    #expect(report.kept == ["Docs/b.md", "c.md"] && report.removed.isEmpty)
  }

  /// A foreign manifest must not remove files that the generator didn't create.
  @Test func manifestWithOtherHashesRemovesNothing() throws {
    try FileOutput.write(FileSet.of(["a.swift": "other"]), to: box.root("Other"))
    try box.put("Gen/Site/a.swift", "mine")
    let manifest = try #require(box.text("Other/.authgen.json"))
    try box.put("Gen/Site/.authgen.json", manifest)
    #expect(try refusal(of: FileSet()).map(\.rule) == ["output-edited-file"])
  }

  @Test(arguments: [false, true])
  func linksInTheWayStopRun(inPlace: Bool) throws {
    try FileOutput.write(one, to: box.root())
    try box.put("outside/file", "outside")
    try box.remove("Gen/Site/a.swift")
    try box.link("Gen/Site/a.swift", to: box.full("outside/file"))
    try box.remove("Gen/Site/Docs")
    try box.link("Gen/Site/Docs", to: box.full("outside"))
    let found = try refusal(of: two, inPlace: inPlace)
    #expect(found.map(\.rule) == ["output-symlink"])
    #expect(found[0].message.hasSuffix(": `Docs`, `a.swift`"))
    try FileOutput.write(two, to: box.root(force: true, inPlace: inPlace))
    #expect(box.files()["Docs/b.md"] == "b2" && box.files()["a.swift"] == "a2")
    #expect(box.files("outside") == ["file": "outside"])
  }

  @Test func linkInPlaceOfManifestIsNotFollowed() throws {
    try FileOutput.write(one, to: box.root())
    try box.put("outside.json", "outside")
    try box.remove("Gen/Site/.authgen.json")
    try box.link("Gen/Site/.authgen.json", to: box.full("outside.json"))
    #expect(try refusal(of: one).map(\.rule) == ["output-symlink"])
    try FileOutput.write(one, to: box.root(force: true))
    #expect(box.text("outside.json") == "outside")
    #expect(box.text("Gen/Site/.authgen.json")?.hasPrefix("{") == true)
  }

  @Test(arguments: [false, true])
  func foldersAreNeverOverwritten(force: Bool) throws {
    try FileOutput.write(one, to: box.root())
    try box.remove("Gen/Site/a.swift")
    try box.put("Gen/Site/a.swift/mine", "mine")
    let found = try refusal(of: two, force: force)
    #expect(found.map(\.rule) == ["output-foreign-file"])
    #expect(found[0].message.hasPrefix("`Gen/Site` has folders"))
    try box.remove("Gen/Site/a.swift/mine")
    #expect(try refusal(of: two, force: force).count == 1)
  }

  @Test(arguments: [false, true])
  func folderInPlaceOfManifestStopsRun(force: Bool) throws {
    try FileOutput.write(one, to: box.root())
    try box.remove("Gen/Site/.authgen.json")
    try box.put("Gen/Site/.authgen.json/mine", "mine")
    let found = try refusal(of: one, force: force)
    #expect(
      found.map(\.message) == [
        "`Gen/Site` has folders where generated files have to be: `.authgen.json`"
      ])
  }

  @Test func fileInPlaceOfFolderStopsRun() throws {
    try box.put("Gen/Site/new", "somebody's")
    #expect(try refusal(of: two).map(\.rule) == ["output-foreign-file"])
    let report = try FileOutput.write(two, to: box.root(force: true))
    #expect(report.overwritten == ["new"] && report.removed == ["new"])
    #expect(box.files()["new/d.swift"] == "d2")
  }

  @Test(arguments: [false, true])
  func namesDifferingOnlyInCaseStopRun(force: Bool) throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/NEW/x", "somebody's")
    let found = try refusal(of: two, force: force)
    #expect(found.map(\.rule) == ["output-foreign-file"])
    let message = "`Gen/Site` has `NEW`, which differs only in case from the generated `new`"
    #expect(found[0].message == message)
  }

  @Test func generatedFilesMayChangeCase() throws {
    try FileOutput.write(FileSet.of(["Docs/a.md": "1"]), to: box.root())
    try FileOutput.write(FileSet.of(["docs/A.md": "1"]), to: box.root())
    #expect(box.files() == ["docs/A.md": "1"])
  }

  @Test func allConflictsAreReportedAtOnce() throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/a.swift", "edited")
    try box.remove("Gen/Site/Docs/b.md")
    try box.link("Gen/Site/Docs/b.md", to: "x")
    try box.put("Gen/Site/new/d.swift", "somebody's")
    let rules = try refusal(of: two).map(\.rule)
    #expect(rules == ["output-edited-file", "output-foreign-file", "output-symlink"])
  }
}
