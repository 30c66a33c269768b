/// A report for people.
package struct ConformanceText {
  package let text: String

  /// - Parameter replay: the command that runs one case alone, without its id; nil where none does.
  package init(_ report: ConformanceReport, replay: String?) {
    var parts = report.warnings.map { $0 + "\n" }
    parts += report.broken.map { Self.broken($0, report.words, replay) }
    parts += Self.hidden(report)
    parts.append(Self.table(report))
    text = parts.joined(separator: "\n") + "\n"
  }

  private static func broken(
    _ result: CaseResult, _ words: VerdictWords, _ replay: String?
  ) -> String {
    var lines = ["\(words.broken): \(result.id)", "  \(result.promise)"]
    lines.append("  contract: \(result.contractLine)")
    if let why = result.verdict.why { lines.append("  \(why)") }
    lines.append("  why it matters: \(result.matters)")
    for exchange in result.shown { lines += exchange.lines.map { "    \($0)" } }
    if let replay { lines.append("  alone: \(replay) --only \(result.id)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line for each reason, with the number of promises that it hides.
  private static func hidden(_ report: ConformanceReport) -> [String] {
    var counts: [(why: String, ids: [String])] = []
    for result in report.results {
      guard case .notObservable(let why) = result.verdict else { continue }
      if let index = counts.firstIndex(where: { $0.why == why }) {
        counts[index].ids.append(result.id)
      } else {
        counts.append((why, [result.id]))
      }
    }
    if counts.isEmpty { return [] }
    let lines = counts.map { why, ids in
      "  \(ids.count) × \(why) (\(ids[0])\(ids.count > 1 ? ", …" : ""))"
    }
    return ["\(report.words.shown.hidden):\n" + lines.joined(separator: "\n") + "\n"]
  }

  private static func table(_ report: ConformanceReport) -> String {
    let rows = PromiseKind.allCases.compactMap { kind -> String? in
      let results = report.results.filter { $0.kind == kind }
      if results.isEmpty { return nil }
      return row(kind.rawValue, results)
    }
    return ([header(report.words)] + rows + [row("all", report.results)]).joined(separator: "\n")
  }

  private static func header(_ words: VerdictWords) -> String {
    line(words.subject, words.shown.kept, words.shown.broken, words.shown.hidden)
  }

  private static func row(_ name: String, _ results: [CaseResult]) -> String {
    let count = { (word: String) in String(results.count { $0.verdict.word == word }) }
    return line(name, count("kept"), count("broken"), count("notObservable"))
  }

  private static func line(_ name: String, _ rest: String...) -> String {
    name.padded(14) + rest.dropLast().map { $0.padded(9) }.joined() + (rest.last ?? "")
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
