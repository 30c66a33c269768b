import Testing

@testable import FileOutput

@Suite struct CompareTests {
  private let box = Sandbox()
  private let one = FileSet.of(["a": "a1\n", "b": "b1\n", "c": "c1\n", "gone": "g1\n", "same": "s"])
  private let two = FileSet.of([
    "a": "a2\n", "b": "b2\n", "c": "c1\n", "new": "n2\n", "same": "s", "x": "x",
  ])

  private func kinds(_ set: FileSet, _ generator: String = "authgen 1") throws
    -> [String: Difference.Kind]
  {
    let found = try FileOutput.compare(set, with: box.root(generator: generator)).differences
    #expect(found.map(\.path) == found.map(\.path).sorted())
    return Dictionary(uniqueKeysWithValues: found.map { ($0.path, $0.kind) })
  }

  @Test func compareFindsEveryDifferenceAndWritesNothing() throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/b", "edited\n")
    try box.put("Gen/Site/x", "somebody's")
    try box.put("Gen/Site/mine/y", "no difference")
    try box.put("Gen/.Site.authgen-1-0/z", "of a killed run")
    let before = box.fingerprint()
    #expect(
      try kinds(two) == [
        "a": .changed, "b": .edited, "gone": .extra, "new": .missing, "x": .foreign,
      ])
    #expect(box.fingerprint() == before)
  }

  @Test func foreignFilesAreListed() throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/mine/y", "mine")
    try box.link("Gen/Site/link", to: "mine")
    try box.makeFolder("Gen/Site/empty")
    #expect(try FileOutput.compare(one, with: box.root()).foreign == ["link", "mine/y"])
    #expect(try FileOutput.write(one, to: box.root()).foreign == ["link", "mine/y"])
  }

  @Test func compareDoesNotCreateMissingFolder() throws {
    #expect(try kinds(FileSet.of(["a": "1"])) == ["a": .missing])
    #expect(box.names(".") == [])
    #expect(try kinds(FileSet()) == [".authgen.json": .manifest])
  }

  @Test func manifestAndGeneratorAreCompared() throws {
    try FileOutput.write(one, to: box.root())
    #expect(try kinds(one, "authgen 2") == [".authgen.json": .otherGenerator("authgen 1")])
    try box.put("Gen/Site/.authgen.json", "{}")
    #expect(try kinds(one) == [".authgen.json": .manifest])
    try FileOutput.write(one, to: box.root())
    #expect(try kinds(one).isEmpty)
  }

  @Test func differencesIncludeDiffs() throws {
    try FileOutput.write(one, to: box.root())
    try box.put("Gen/Site/b", "edited\n")
    let found = try FileOutput.compare(two, with: box.root()).differences
    #expect(
      found.map { "\($0.path) \($0.kind)" } == [
        "a changed", "b edited", "gone extra", "new missing", "x missing",
      ])
    #expect(
      found[1].diff() == """
        --- Gen/Site/b
        +++ Gen/Site/b
        first difference at line 1
        @@ -1,1 +1,1 @@
        -edited
        +b2

        """)
    #expect(found[3].diff().hasPrefix("--- /dev/null\n+++ Gen/Site/new\n"))
  }

  @Test func readErrorIsNotDifference() throws {
    try FileOutput.write(one, to: box.root())
    SystemCall.$fault.withValue({ action, path in action == .read && path.hasSuffix("/c") ? 5 : nil
    }) {
      #expect(throws: (any Error).self) { try kinds(one) }
    }
  }
}
