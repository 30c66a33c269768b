import Diagnostics
import Testing

@testable import FileOutput

@Suite struct WriteTests {
  private let box = Sandbox()
  private let one = FileSet.of(["a.swift": "a1", "Docs/b.md": "b1", "Docs/Deep/c.md": "c1"])
  private let two = FileSet.of(["a.swift": "a2", "Docs/Deep/c.md": "c1", "New/d.swift": "d2"])

  @Test func firstRunCreatesFolderAndParents() throws {
    let report = try FileOutput.write(one, to: box.root())
    #expect(box.files() == ["a.swift": "a1", "Docs/b.md": "b1", "Docs/Deep/c.md": "c1"])
    #expect(report.folder == "Gen/Site")
    #expect(report.written == ["Docs/Deep/c.md", "Docs/b.md", "a.swift"])
    #expect(report.wroteAnything && report.removed.isEmpty && report.kept.isEmpty)
    #expect(box.names("Gen") == ["Site"])
  }

  @Test func manifestHasExpectedBytes() throws {
    try FileOutput.write(FileSet.of(["a.txt": "abc"]), to: box.root())
    #expect(
      box.text("Gen/Site/.authgen.json") == """
        {
          "format": 2,
          "generator": "authgen 1",
          "fingerprints": "p53yyrTH",
          "files": [
            "a.txt"
          ]
        }

        """)
  }

  @Test(arguments: [false, true])
  func secondRunWritesNothing(inPlace: Bool) throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/mine.txt", "mine")
    try box.makeFolder("Gen/Site/empty")
    let before = box.fingerprint()
    let report = try FileOutput.write(one, to: box.root(inPlace: inPlace))
    #expect(box.fingerprint() == before)
    #expect(!report.wroteAnything && report.written.isEmpty && report.notes.isEmpty)
    #expect(report.unchanged == ["Docs/Deep/c.md", "Docs/b.md", "a.swift"])
    #expect(report.kept == ["empty", "mine.txt"])
  }

  @Test(arguments: [false, true])
  func nextRunWritesRemovesAndKeeps(inPlace: Bool) throws {
    try FileOutput.write(one, to: box.root())
    let inode = box.inode("Gen/Site/Docs/Deep/c.md")
    let report = try FileOutput.write(two, to: box.root(inPlace: inPlace))
    #expect(box.files() == ["a.swift": "a2", "Docs/Deep/c.md": "c1", "New/d.swift": "d2"])
    #expect(report.written == ["New/d.swift", "a.swift"])
    #expect(report.removed == ["Docs/b.md"])
    #expect(report.unchanged == ["Docs/Deep/c.md"])
    #expect(box.inode("Gen/Site/Docs/Deep/c.md") == inode)
    #expect(box.names("Gen") == ["Site"])
    #expect(report.notes.map(\.rule) == (inPlace ? ["output-not-atomic"] : []))
  }

  @Test func bothModesProduceSameBytes() throws {
    for name in ["A", "B"] { try FileOutput.write(one, to: box.root(name)) }
    try FileOutput.write(two, to: box.root("A"))
    try FileOutput.write(two, to: box.root("B", inPlace: true))
    #expect(box.tree("A") == box.tree("B"))
  }

  @Test(arguments: [false, true])
  func foreignFilesAreKept(inPlace: Bool) throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/Docs/mine.md", "mine")
    try box.put("Gen/Site/own/deep/x.txt", "x")
    try box.put("outside.txt", "outside")
    try box.link("Gen/Site/own/link", to: "../../../outside.txt")
    try box.link("Gen/Site/dangling", to: "nowhere")
    try box.makeFolder("Gen/Site/empty/inner")
    let inode = box.inode("Gen/Site/own/deep/x.txt")
    let report = try FileOutput.write(
      FileSet.of(["z.swift": "z"]), to: box.root(inPlace: inPlace))
    #expect(
      box.files() == [
        "z.swift": "z", "Docs/mine.md": "mine", "own/deep/x.txt": "x",
        "own/link": "-> ../../../outside.txt", "dangling": "-> nowhere",
      ])
    #expect(box.exists("Gen/Site/empty/inner") && !box.exists("Gen/Site/Docs/Deep"))
    #expect(box.inode("Gen/Site/own/deep/x.txt") == inode)
    #expect(
      report.kept == ["Docs/mine.md", "dangling", "empty/inner", "own/deep/x.txt", "own/link"])
    #expect(box.text("outside.txt") == "outside")
  }

  @Test func nonTextNamesAreKept() throws {
    try FileOutput.write(one, to: box.root())
    let folder = try Folder.open(trusted: box.full("Gen/Site"))
    let name = TreePath(bytes: [0x66, 0xFF, 0xC3])
    do {
      try folder.create(name, [0x78], mode: nil)
    } catch {
      return  // Some file systems take no such names.
    }
    let report = try FileOutput.write(two, to: box.root())
    let now = try Folder.open(trusted: box.full("Gen/Site"))
    #expect(try now.names().contains(name))
    #expect(report.kept == ["f\u{FFFD}\u{FFFD}"])
  }

  @Test(arguments: [false, true])
  func filesAndFoldersMaySwap(inPlace: Bool) throws {
    let file = FileSet.of(["x": "file", "y/a": "1", "y/b/c": "2"])
    let folder = FileSet.of(["x/a": "1", "x/b/c": "2", "y": "file"])
    for _ in 0..<2 {
      try FileOutput.write(file, to: box.root(inPlace: inPlace))
      #expect(box.files() == ["x": "file", "y/a": "1", "y/b/c": "2"])
      try FileOutput.write(folder, to: box.root(inPlace: inPlace))
      #expect(box.files() == ["x/a": "1", "x/b/c": "2", "y": "file"])
    }
  }

  @Test func deletedFileIsRestored() throws {
    try FileOutput.write(one, to: box.root())
    try box.remove("Gen/Site/Docs")
    let report = try FileOutput.write(one, to: box.root())
    #expect(report.written == ["Docs/Deep/c.md", "Docs/b.md"])
    #expect(box.files() == ["a.swift": "a1", "Docs/b.md": "b1", "Docs/Deep/c.md": "c1"])
  }

  @Test(arguments: [false, true])
  func permissionsAreKept(inPlace: Bool) throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/own/x", "x")
    for (name, mode) in [("", 0o750), ("/Docs", 0o700), ("/own", 0o2711), ("/a.swift", 0o600)] {
      box.setMode("Gen/Site" + name, UInt32(mode))
    }
    try FileOutput.write(two, to: box.root(inPlace: inPlace))
    #expect(box.text("Gen/Site/a.swift") == "a2")
    #expect(box.mode("Gen/Site") == 0o750)
    #expect(box.mode("Gen/Site/Docs") == 0o700)
    #expect(box.mode("Gen/Site/own") == 0o2711)
    #expect(box.mode("Gen/Site/a.swift") == 0o600)
  }

  @Test func readOnlyFoldersAreReplaced() throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/own/x", "x")
    box.setMode("Gen/Site/own", 0o555)
    box.setMode("Gen/Site/Docs", 0o555)
    try FileOutput.write(two, to: box.root())
    #expect(box.files()["own/x"] == "x" && box.files()["a.swift"] == "a2")
    #expect(box.mode("Gen/Site/own") == 0o555)
    #expect(box.names("Gen") == ["Site"])
    box.setMode("Gen/Site/own", 0o755)
    box.setMode("Gen/Site/Docs", 0o755)
  }

  @Test func leftoversOfKilledRunsAreRemoved() throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/.Site.authgen-1-0/Docs/half", "half")
    try box.put("Gen/.Site.authgen-99999-3", "not even a folder")
    try box.put("Gen/Site/.authgen-7-0", "half")
    for other in [
      ".Site.authgen-1", ".Site.authgen-x-0", ".Site.authgen-1-0.swift", ".Sit.authgen-1-0",
      ".Side.authgen-1-0",
    ] {
      try box.put("Gen/" + other, "somebody's")
    }
    let report = try FileOutput.write(one, to: box.root())
    #expect(!report.wroteAnything)
    #expect(
      box.names("Gen") == [
        ".Side.authgen-1-0", ".Sit.authgen-1-0", ".Site.authgen-1", ".Site.authgen-1-0.swift",
        ".Site.authgen-x-0",
        "Site",
      ])
    #expect(!box.exists("Gen/Site/.authgen-7-0"))
  }

  @Test func leftoverLinkIsNotFollowed() throws {
    try box.put("precious/file", "precious")
    try box.makeFolder("Gen")
    try box.link("Gen/.Site.authgen-1-0", to: box.full("precious"))
    try FileOutput.write(one, to: box.root())
    #expect(box.text("precious/file") == "precious")
    #expect(box.names("Gen") == ["Site"])
  }

  @Test func emptyFileSetIsWritten() throws {
    try FileOutput.write(one, to: box.root())
    let report = try FileOutput.write(FileSet(), to: box.root())
    #expect(report.removed.count == 3 && box.tree().keys.sorted() == [".authgen.json"])
    #expect(try !FileOutput.write(FileSet(), to: box.root()).wroteAnything)
  }

  @Test func manyAndLargeFilesAreWritten() throws {
    var set = FileSet()
    for index in 0..<60 { try set.add("F\(index % 7)/\(index).txt", "text \(index)") }
    let large = String(repeating: "0123456789abcde\n", count: 200_000)
    try set.add("large.txt", large)
    try set.add("empty.txt", "")
    try FileOutput.write(set, to: box.root())
    #expect(box.files().count == 62)
    #expect(box.text("Gen/Site/large.txt") == large && box.text("Gen/Site/empty.txt") == "")
    #expect(try FileOutput.compare(set, with: box.root()).differences.isEmpty)
  }

  @Test func otherGeneratorIsReported() throws {
    try FileOutput.write(one, to: box.root())
    let report = try FileOutput.write(one, to: box.root(generator: "authgen 2"))
    #expect(report.wroteAnything && report.written.isEmpty)
    #expect(report.notes.map(\.rule) == ["output-other-generator"])
    #expect(
      report.notes.first?.message
        == "`Gen/Site` was generated by authgen 1, and this is authgen 2")
    #expect(try FileOutput.write(one, to: box.root(generator: "authgen 2")).notes.isEmpty)
  }
}
