/// Prints diagnostics as SARIF 2.1.0, which code hosts show beside the lines.
package struct SARIFReport {
  private let tool: (name: String, version: String)
  private let rules: [(id: String, title: String, text: String)]
  private let diagnostics: [Diagnostic]
  private let fingerprints: [String]

  /// - Parameters:
  ///   - rules: what is known of the rules; those that the diagnostics do not name are left out.
  ///   - fingerprints: one for each diagnostic.
  package init(
    _ diagnostics: [Diagnostic], fingerprints: [String], tool: (name: String, version: String),
    rules: [(id: String, title: String, text: String)]
  ) {
    precondition(diagnostics.count == fingerprints.count, "each has one")
    self.diagnostics = diagnostics
    self.fingerprints = fingerprints
    self.tool = tool
    let named = Set(diagnostics.map(\.rule))
    let known = rules.filter { named.contains($0.id) }
    let others = named.subtracting(known.map(\.id)).sorted()
    self.rules = known + others.map { ($0, $0, "") }
  }

  package var text: String {
    let run: JSONValue = [
      "tool": ["driver": driver], "columnKind": .text("unicodeCodePoints"),
      "results": .list(zip(diagnostics, fingerprints).map(result)),
    ]
    return JSONValue.members([
      ("version", .text("2.1.0")),
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")), ("runs", .list([run])),
    ]).written()
  }

  private var driver: JSONValue {
    [
      "name": .text(tool.name), "version": .text(tool.version),
      "rules": .list(
        rules.map { rule in
          var members: [(String, JSONValue)] = [
            ("id", .text(rule.id)), ("shortDescription", ["text": .text(rule.title)]),
          ]
          if !rule.text.isEmpty { members.append(("fullDescription", ["text": .text(rule.text)])) }
          return .members(members)
        }),
    ]
  }

  private func result(_ diagnostic: Diagnostic, _ fingerprint: String) -> JSONValue {
    let words = [diagnostic.message, diagnostic.why, diagnostic.help].filter { !$0.isEmpty }
    var members: [(String, JSONValue)] = [
      ("ruleId", .text(diagnostic.rule)),
      ("ruleIndex", .number(rules.firstIndex { $0.id == diagnostic.rule } ?? 0)),
      ("level", .text(diagnostic.severity.rawValue)),
      ("message", ["text": .text(words.joined(separator: ". "))]),
      ("partialFingerprints", ["authgen/v1": .text(fingerprint)]),
    ]
    if let span = diagnostic.span { members.append(("locations", .list([Self.location(span)]))) }
    let related = diagnostic.related.map { Self.location($0.span, label: $0.label) }
    if !related.isEmpty { members.append(("relatedLocations", .list(related))) }
    return .members(members)
  }

  private static func location(_ span: Span, label: String = "") -> JSONValue {
    let region: JSONValue = [
      "startLine": .number(span.start.line), "startColumn": .number(span.start.column),
      "endLine": .number(span.end.line), "endColumn": .number(span.end.column),
    ]
    let place: JSONValue = [
      "artifactLocation": ["uri": .text(uri(span.source.path))], "region": region,
    ]
    let words: [(String, JSONValue)] =
      label.isEmpty ? [] : [("message", ["text": .text(label)])]
    return .members([("physicalLocation", place)] + words)
  }

  /// A path as a relative URI: everything but letters, digits and `-._~/` in percent.
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || Array("-._~/".utf8).contains(byte)
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
