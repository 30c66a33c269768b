import AuthServer

/// A report for programs.
package struct ConformanceJSON {
  package let text: String

  package init(_ report: ConformanceReport) {
    let cases = report.results.map { result -> JSONValue in
      [
        "id": .string(result.id), "kind": .string(result.kind.rawValue),
        "promise": .string(result.promise), "contractLine": .string(result.contractLine),
        "verdict": .string(result.verdict.word), "why": result.verdict.why.map(JSONValue.string),
        "exchange": .array(
          result.shown.map { .array($0.lines.map(JSONValue.string)) }),
      ]
    }
    let summary: JSONValue = [
      "kept": .number(JSONNumber(report.count("kept"))),
      "broken": .number(JSONNumber(report.count("broken"))),
      "notObservable": .number(JSONNumber(report.count("notObservable"))),
    ]
    let whole: JSONValue = ["cases": .array(cases), "summary": summary]
    text = whole.text + "\n"
  }
}
