/// Prints diagnostics for programs. A diagnostic without a place has no `file` and no lines.
package struct JSONReport {
  private let diagnostics: [Diagnostic]
  private let fingerprints: [String]

  /// Each diagnostic has its fingerprint, which outlives edits elsewhere in the file.
  package init(_ diagnostics: [Diagnostic], fingerprints: [String]) {
    precondition(diagnostics.count == fingerprints.count, "each has one")
    self.diagnostics = diagnostics
    self.fingerprints = fingerprints
  }

  package var text: String {
    let objects = zip(diagnostics, fingerprints).map { JSONReport.object($0, $1) }
    return JSONValue.object([
      JSONValue.Member("diagnostics", .list(objects)), JSONValue.Member("summary", summary),
    ]).written()
  }

  private var summary: JSONValue {
    .object(
      Severity.allCases.map { severity in
        let count = diagnostics.filter { $0.severity == severity }.count
        return JSONValue.Member("\(severity.rawValue)s", .number(count))
      })
  }

  private static func object(_ diagnostic: Diagnostic, _ fingerprint: String) -> JSONValue {
    let words = [
      ("rule", diagnostic.rule), ("severity", diagnostic.severity.rawValue),
      ("message", diagnostic.message), ("why", diagnostic.why), ("help", diagnostic.help),
    ].map { JSONValue.Member($0, .text($1)) }
    let place = diagnostic.span.map(place) ?? []
    return .object(words + place + [JSONValue.Member("fingerprint", .text(fingerprint))])
  }

  private static func place(_ span: Span) -> [JSONValue.Member] {
    let numbers = [
      ("line", span.start.line), ("column", span.start.column), ("endLine", span.end.line),
      ("endColumn", span.end.column),
    ]
    return [JSONValue.Member("file", .text(span.source.path))]
      + numbers.map { JSONValue.Member($0, .number($1)) }
  }
}
