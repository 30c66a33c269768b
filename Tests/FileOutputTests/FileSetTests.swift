import Testing

@testable import FileOutput

@Suite struct FileSetTests {
  typealias Fault = OutputPathError.PathFault

  @Test func filesAreSortedByBytes() throws {
    var set = FileSet()
    for path in ["b/a.swift", "b.swift", "B2.swift", "a.swift"] { try set.add(path, path) }
    #expect(set.files.map(\.path) == ["B2.swift", "a.swift", "b.swift", "b/a.swift"])
    #expect(set["b/a.swift"] == Array("b/a.swift".utf8))
    #expect(set["b"] == nil)
    #expect(FileSet().files.isEmpty)
  }

  @Test(arguments: [
    ("", Fault.empty), ("/etc/passwd", .absolute), ("a//b", .emptyPart), ("a/", .emptyPart),
    ("..", .dots), ("../a", .dots), ("a/../../b", .dots), ("./a", .dots), ("a/.", .dots),
    ("a\0b", .character(0)), ("a\\b", .character(0x5C)), ("a\nb", .character(0x0A)),
    ("caf\u{E9}", .character(0xC3)), ("a:b", .character(0x3A)), ("a?", .character(0x3F)),
    ("a\u{7F}", .character(0x7F)), ("a\u{2028}b", .character(0xE2)),
    ("a.", .endsInDotOrSpace), ("a /b", .endsInDotOrSpace), (" a", .endsInDotOrSpace),
    ("CON", .deviceName("CON")), ("x/aux.swift", .deviceName("aux.swift")),
    ("Com1.tar.gz", .deviceName("Com1.tar.gz")), ("nul .txt", .deviceName("nul .txt")),
    (".authgen.json", .reserved(".authgen.json")), (".AuthGen-1-2", .reserved(".AuthGen-1-2")),
    ("a/.git/hooks", .reserved(".git")), (".GIT", .reserved(".GIT")), ("git~1", .reserved("git~1")),
  ])
  func rejectsUnsafePath(path: String, fault: Fault) {
    var set = FileSet()
    #expect(throws: OutputPathError(path, fault)) { try set.add(path, "") }
    #expect(set.files.isEmpty)
  }

  @Test func longPathsAreRejected() {
    var set = FileSet()
    let part = String(repeating: "a", count: 201)
    #expect(throws: OutputPathError(part, .tooLong)) { try set.add(part, "") }
    let path = Array(repeating: "abcd", count: 201).joined(separator: "/")
    #expect(throws: OutputPathError(path, .tooLong)) { try set.add(path, "") }
  }

  @Test(arguments: [
    "console.swift", "a/CONtact.md", "com0x.txt", "..a", "...b", ".swiftlint.yml", ".gitignore",
    "a b.txt", "it's (1) [x] #$%&+,;=@^_`{}~!.md",
  ])
  func acceptsUnusualPath(path: String) throws {
    var set = FileSet()
    try set.add(path, "x")
    #expect(set.files.map(\.path) == [path])
  }

  @Test func clashingPathsAreRejected() throws {
    var set = FileSet.of(["Client/Session.swift": "1"])
    let before = set
    let clashes: [(String, Fault)] = [
      ("Client/session.swift", .differsOnlyInCase("Client/Session.swift")),
      ("client/Other.swift", .differsOnlyInCase("Client")),
      ("CLIENT", .differsOnlyInCase("Client")), ("Client", .fileAndFolder("Client")),
      ("Client/Session.swift/x", .fileAndFolder("Client/Session.swift")),
      ("Client/Session.swift", .twice),
    ]
    for (path, fault) in clashes {
      #expect(throws: OutputPathError(path, fault)) { try set.add(path, "2") }
      #expect(set == before)
    }
    try set.add("Client/Other.swift", "nor by half")
    try set.add("CLIENTS", "a refused path leaves no name taken")
    try set.add("Client/session", "nor this one")
  }

  @Test func pathErrorsAreDescribed() {
    let diagnostic = OutputPathError("a:b", .character(0x3A)).diagnostic
    #expect(diagnostic.rule == "output-bad-path")
    #expect(
      diagnostic.message == "`a:b` cannot be the path of a generated file: it has the byte 0x3A")
  }
}
