import Testing

@testable import FileOutput

@Suite struct ManifestTests {
  private let hash = String(repeating: "0a", count: 32)

  private func text(_ manifest: Manifest) -> String {
    String(decoding: manifest.bytes, as: UTF8.self)
  }

  @Test func bytesAreSortedAndPlain() {
    let manifest = Manifest(
      generator: "authgen \"1\" \u{E9}\u{1F600}\n",
      files: [TreePath("b.swift"): hash, TreePath("B/a.swift"): hash])
    #expect(
      text(manifest) == """
        {
          "format": 1,
          "generator": "authgen \\"1\\" \\u00e9\\ud83d\\ude00\\u000a",
          "files": {
            "B/a.swift": "\(hash)",
            "b.swift": "\(hash)"
          }
        }

        """)
  }

  @Test func readsWhatItWrites() {
    var manifest = Manifest(generator: "authgen \"1\" \\ \u{E9}\u{1F600}\n")
    #expect(ManifestReader.read(manifest.bytes) == manifest)
    manifest.files = [TreePath("b.swift"): hash, TreePath("a"): hash]
    manifest.unfinished = [TreePath("c d/e"): hash]
    #expect(ManifestReader.read(manifest.bytes) == manifest)
  }

  @Test func orderAndSpaceAreFree() {
    let other = "{\"files\":{ \"a\" :\"\(hash)\"},\r\n\t\"generator\":\"x\",\"format\":1}"
    let expected = Manifest(generator: "x", files: [TreePath("a"): hash])
    #expect(ManifestReader.read(Array(other.utf8)) == expected)
  }

  /// Each is a whole manifest but for one thing.
  @Test(arguments: [
    "", "{}", "[]", "null", "{\"format\": 1, \"generator\": \"x\"}",
    "{\"format\": 2, \"generator\": \"x\", \"files\": {}}",
    "{\"format\": 10, \"generator\": \"x\", \"files\": {}}",
    "{\"format\": 1, \"generator\": \"x\", \"files\": {}} x",
    "{\"format\": 1, \"generator\": \"x\", \"files\": {}",
    "{\"format\": 1, \"generator\": \"x\", \"files\": {},}",
    "{\"format\": 1, \"format\": 1, \"generator\": \"x\", \"files\": {}}",
    "{\"format\": 1, \"generator\": \"x\", \"files\": {}, \"more\": 1}",
    "{\"format\": 1, \"generator\": 1, \"files\": {}}",
    "{\"format\": 1, \"generator\": \"x\n\", \"files\": {}}",
    "{\"format\": 1, \"generator\": \"\\q\", \"files\": {}}",
    "{\"format\": 1, \"generator\": \"\\u00g0\", \"files\": {}}",
    "{\"format\": 1, \"generator\": \"x\", \"files\": []}",
    "{\"format\": 1, \"generator\": \"x\", \"files\": {\"a\": \"HASH\"}}",
    "<<<<<<< HEAD\n{\"format\": 1, \"generator\": \"x\", \"files\": {}}",
    "{\"format\": 1, \"generator\": \"x",
    "{\"format\": 1, \"generator\": \"x\\\"",
  ])
  func damage(text: String) {
    #expect(ManifestReader.read(Array(text.utf8)) == nil)
  }

  /// A manifest decides what is removed: it must never reach out of its folder.
  @Test(arguments: [
    "../a", "/etc/passwd", "a/../../b", "a\\\\b", ".authgen.json", ".git/config", "",
    "a\\u0000b", "a\\u002f..\\u002fb",
  ])
  func hostilePath(path: String) {
    let text = "{\"format\": 1, \"generator\": \"x\", \"files\": {\"\(path)\": \"\(hash)\"}}"
    #expect(ManifestReader.read(Array(text.utf8)) == nil)
  }

  @Test func aDoubledFileIsDamage() {
    let files = "{\"a\": \"\(hash)\", \"\\u0061\": \"\(hash)\"}"
    let text = "{\"format\": 1, \"generator\": \"x\", \"files\": \(files)}"
    #expect(ManifestReader.read(Array(text.utf8)) == nil)
  }
}
