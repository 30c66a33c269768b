import Testing

@testable import FileOutput

@Suite struct ManifestTests {
  private let hash = String(repeating: "0a", count: 32)

  private func read(_ text: String) -> Manifest? { Manifest(reading: Array(text.utf8)) }

  private func text(_ manifest: Manifest) -> String {
    String(decoding: manifest.bytes, as: UTF8.self)
  }

  private func paths(_ manifest: Manifest?) -> [String]? { manifest?.files.sorted().map(\.text) }

  @Test func manifestIsSortedASCII() {
    var manifest = Manifest(generator: "authgen \"1\" \u{E9}\u{1F600}\n")
    manifest.add(TreePath("b.swift"), Array("b".utf8))
    manifest.add(TreePath("B/a.swift"), Array("a".utf8))
    #expect(
      text(manifest) == """
        {
          "format": 2,
          "generator": "authgen \\"1\\" \\u00e9\\ud83d\\ude00\\u000a",
          "fingerprints": "AGlvFFgb e_TdFW9a",
          "files": [
            "B/a.swift",
            "b.swift"
          ]
        }

        """)
  }

  @Test func manifestRoundTrips() {
    var manifest = Manifest(generator: "authgen \"1\" \\ \u{E9}\u{1F600}\n")
    #expect(Manifest(reading: manifest.bytes) == manifest)
    for name in ["b.swift", "a", "c d/e", "files", hash] {
      manifest.add(TreePath(name), Array(name.utf8))
    }
    #expect(Manifest(reading: manifest.bytes) == manifest)
  }

  @Test func fingerprintMatchesOnlyItsFile() {
    var manifest = Manifest(generator: "x")
    manifest.add(TreePath("a"), [1])
    manifest.add(TreePath("b"), [2])
    #expect(manifest.fits(TreePath("a"), [1]) && manifest.fits(TreePath("b"), [2]))
    #expect(!manifest.fits(TreePath("a"), [2]) && !manifest.fits(TreePath("c"), [1]))
  }

  /// Format 1 stores a SHA-256 for each file, including those that a run in place was about to write.
  @Test func formatOneIsRead() throws {
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    let manifest = try #require(
      read(
        """
        { "format": 1, "generator": "authgen 0.1.0", "files": {
            "a": "\(empty)", "b": "\(hash)" },
          "unfinished": { "b": "\(empty)", "c": "\(hash)" } }
        """))
    #expect(manifest.format == 1 && manifest.generator == "authgen 0.1.0")
    #expect(paths(manifest) == ["a", "b", "c"])
    #expect(manifest.fits(TreePath("a"), []) && manifest.fits(TreePath("b"), []))
    #expect(!manifest.fits(TreePath("c"), []) && !manifest.fits(TreePath("a"), [1]))
  }

  /// Whether git marked the conflict or kept all lines.
  @Test(arguments: [["<<<<<<< HEAD", "=======", ">>>>>>> other"], ["", "", ""]])
  func mergeKeepsFilesOfBothSides(marks: [String]) throws {
    let sides = [("authgen 1", "a"), ("authgen 2", "b")].map { generator, name -> [Substring] in
      var manifest = Manifest(generator: generator)
      manifest.add(TreePath(name), [7])
      return text(manifest).split(separator: "\n")
    }
    let lines =
      [marks[0]] + sides[0].map(String.init) + [marks[1]] + sides[1].map(String.init) + [marks[2]]
    let merged = try #require(read(lines.joined(separator: "\n")))
    #expect(paths(merged) == ["a", "b"] && merged.generator == "authgen 2")
    #expect(merged.fits(TreePath("a"), [7]) && merged.fits(TreePath("b"), [7]))
  }

  @Test func mergeMayMixFormats() throws {
    let merged = try #require(
      read(
        """
          "format": 1,
          "format": 2,
          "generator": "authgen 1",
          "files": {
            "a": "\(hash)",
          "fingerprints": "AAAAAAAA",
          "files": [
            "b",
            "c": "\(hash)",
            "d"
        """))
    #expect(merged.format == 2 && paths(merged) == ["a", "b", "c", "d"])
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "{\"format\": 2}", "{\"generator\": \"x\"}",
    "{\"format\": 2, \"generator\": 1}", "{\"format\": 2, \"generator\": \"x\n\"}",
    "{\"format\": 2, \"generator\": \"\\q\"}", "{\"format\": 2, \"generator\": \"\\u00g0\"}",
    "{\"format\": 2, \"generator\": \"x", "{\"format\": 2, \"generator\": \"x\\\"",
    "{\"format\": 99999999999999999999, \"generator\": \"x\"}", "<<<<<<< HEAD",
  ])
  func damagedManifestIsUnreadable(text: String) {
    #expect(read(text) == nil)
  }

  /// A manifest decides which files are removed, so it must never reach outside its folder.
  @Test(arguments: [
    "../a", "/etc/passwd", "a/../../b", "a\\\\b", ".authgen.json", ".git/config", "",
    "a\\u0000b", "a\\u002f..\\u002fb", "\u{E9}",
  ])
  func manifestIgnoresHostilePaths(path: String) {
    let list = "{\"format\": 2, \"generator\": \"x\", \"files\": [\"\(path)\"]}"
    #expect(paths(read(list)) == [])
    let table = "{\"format\": 1, \"generator\": \"x\", \"files\": {\"\(path)\": \"\(hash)\"}}"
    #expect(paths(read(table)) == [])
  }
}
