import AuthServer

/// A report for programs.
package struct ConformanceJSON {
  package let text: String

  package init(_ report: ConformanceReport) {
    let cases = report.results.map { result -> JSONValue in
      [
        "id": .string(result.id), "kind": .string(result.kind.rawValue),
        "promise": .string(result.promise), "contractLine": .string(result.contractLine),
        "verdict": .string(report.words.word(of: result.verdict)),
        "why": result.verdict.why.map(JSONValue.string),
        "exchange": .array(
          result.shown.map { .array($0.lines.map(JSONValue.string)) }),
      ]
    }
    let counts = [
      (report.words.kept, "kept"), (report.words.broken, "broken"),
      (report.words.hidden, "notObservable"),
    ].map { ($0, JSONValue.number(JSONNumber(report.count($1)))) }
    let whole: JSONValue = ["cases": .array(cases), "summary": .object(JSONObject(counts))]
    text = whole.text + "\n"
  }
}
