import ContractModel
import HostileTexts
import Testing

/// A slice of what Proofs/hostile proves in full: texts that are code somewhere stay texts everywhere.
@Suite struct HostileTextTests {
  private static let plain = MarkedSample(
    Sample.contract, for: [.server, .fixtures, .typescript, .python])
  private static let rich = Result {
    MarkedSample(try Sample.rich(), for: [.client, .server, .fixtures, .docs])
  }

  @Test func samplesHaveMarkersNearlyEverywhere() throws {
    #expect(Self.plain.positions.count > 200)
    #expect(Self.plain.markers.count > 120)
    #expect(try Self.rich.get().positions.count > 400)
    #expect(try Self.rich.get().markers.count > 250)
  }

  /// A sample of all pairs of text and position. The script tries them all.
  @Test(arguments: stride(from: 0, to: Escapes.all.count, by: 201).map(\.self))
  func hostileTextsStayTexts(_ shift: Int) throws {
    try check(Self.plain, shift)
    try check(Self.rich.get(), shift)
  }

  private func check(_ sample: MarkedSample, _ shift: Int) throws {
    let templates = try HostileTemplates.read()
    let python = PythonReading()
    let mixture = Mixture(sample, Escapes.all, shifts: [shift])
    #expect(mixture.strange.isEmpty, "\(mixture.strange)")
    #expect(mixture.accepted > 40 && mixture.refused > 40)
    for texts in mixture.contracts {
      let words = sample.tree(with: sample.words(of: texts))
      let marked = try Trial.files(words, for: sample.outputs, with: templates).1
      let (_, files) = try Trial.files(
        sample.tree(with: texts), for: sample.outputs, with: templates)
      let findings = Comparison(marked).findings(files, sample.substitution(texts))
      #expect(findings.isEmpty, "\(findings.map(\.words))")
      if sample.outputs.contains(.python) {
        try python.add(files, marked, sample.substitution(texts))
      }
    }
    let findings = try python.findings()
    #expect(findings.isEmpty, "\(findings)")
  }

  /// A comparison that never finds a difference would prove nothing.
  @Test(arguments: [
    (#"let a = "zq1z""#, #"let a = "\(canary())""#),
    (#"let a = "zq1z""#, #"let a = "" + canary() + """#),
    ("/// zq1z\nlet a = 1", "/// x\nlet b = 2\nlet a = 1"), ("// zq1z\n", "// one\u{2028}two\n"),
    (#"let a = "zq1z""#, "let a = \"one\ntwo\""), (#"let a = "zq1z""#, #"let a = "another""#),
    ("let zq1z = zq1z", "let a = b"), ("let a = 1", "let a = 1;"),
  ])
  func swiftComparisonDetectsDifference(_ marked: String, _ code: String) {
    let substitution = Substitution(marker: "zq1z", text: #"\(canary())"#)
    #expect(SwiftMeaning.difference(code, from: marked, substitution) != nil)
  }

  @Test(arguments: [
    (#"let a = "zq1z";"#, #"let a = ""; canary(); """#), (#"let a = "zq1z";"#, #"let a = "b";"#),
    ("/** zq1z */ let a;", "/** x */ canary(); /* */ let a;"),
    ("/** zq1z */", "/** @deprecated */"),
    ("// zq1z\n", "// one\u{2028}two\n"), ("zq1z + zq1z;", "a + b;"),
  ])
  func typeScriptComparisonDetectsDifference(_ marked: String, _ code: String) {
    let substitution = Substitution(marker: "zq1z", text: #"\(canary())"#)
    #expect(TypeScriptMeaning.difference(code, from: marked, substitution) != nil)
  }

  @Test(arguments: [
    ("a = \"zq1z\"\n", "a = \"\" + str(canary()) + \"\"\n"), ("a = \"zq1z\"\n", "a = \"b\"\n"),
    ("\"\"\"zq1z\"\"\"\n", "\"\"\"x\"\"\"\ncanary()\n"), ("\"\"\"zq1z\"\"\"\n", "\"\"\"x\"\"\"\n"),
    ("# zq1z\n", "# x\u{2028}y\n"), ("# zq1z\n", "# x\ncanary()\n"),
    ("a = \"zq1z\"\n", "a = \"b\n"),
    ("zq1z + zq1z\n", "a + b\n"), ("class A:\n    zq1z: int\n", "class A:\n    a: int\n"),
    ("import zq1z\n", "import zq1z, os\n"),
  ])
  func pythonComparisonDetectsDifference(_ marked: String, _ code: String) throws {
    let substitution = Substitution(marker: "zq1z", text: #"{canary()}"#)
    #expect(try PythonReading.findings(code, from: marked, substitution).count == 1)
  }

  @Test(arguments: [
    ("a = \"zq1z\"\n", "a = (\n    '{canary()}'\n)\n"),
    ("\"\"\"zq1z\"\"\"\n", "\"\"\"{canary()}\n\"\"\"\n"),
    (
      "class A:\n    zq1z: int\n",
      "class A:\n    canary_: Annotated[int, Field(alias=\"{canary()}\")]\n"
    ),
  ])
  func equivalentPythonHasNoDifference(_ marked: String, _ code: String) throws {
    let substitution = Substitution(marker: "zq1z", text: #"{canary()}"#)
    #expect(try PythonReading.findings(code, from: marked, substitution).isEmpty)
  }

  @Test(arguments: [
    (#"{"a": "zq1z"}"#, #"{"a": "b", "c": 1}"#), (#"{"a": "zq1z"}"#, #"{"a": "b"#),
    (#"{"path": "/x/zq1z"}"#, #"{"path": "/x/a/b"}"#),
    (#"{"path": "/x?b=zq1z"}"#, #"{"path": "/x?b=a/b&c=d"}"#),
    (#"["zq1z"]"#, #"["a/b", ]"#),
  ])
  func jsonComparisonDetectsDifference(_ marked: String, _ json: String) {
    let substitution = Substitution(marker: "zq1z", text: "a/b")
    #expect(throws: JSONMeaning.Finding.self) {
      try JSONMeaning.check(.fixture, Array(json.utf8), against: Array(marked.utf8), substitution)
    }
  }

  @Test func equivalentCodeHasNoDifference() throws {
    let substitution = Substitution(marker: "zq1z", text: "a/\"b")
    #expect(
      SwiftMeaning.difference(
        #"let x = "a/\"b\u{21}""#, from: #"let zq1z = "zq1z!""#, substitution) == nil)
    try JSONMeaning.check(
      .fixture, Array(#"{"a": "a/\"b", "path": "/x/a%2F%22b?y=a%2f%22b"}"#.utf8),
      against: Array(#"{"a": "zq1z", "path": "/x/zq1z?y=zq1z"}"#.utf8),
      substitution)
    try JSONMeaning.check(
      .body, Array(#"{"body": "a/\"b"}"#.utf8), against: Array(#"{"body": "zq1z"}"#.utf8),
      substitution)
  }
}
