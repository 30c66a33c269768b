package import ContractModel
package import Diagnostics

/// The verdicts on all recorded answers of one contract, for people and for programs.
package struct AnswerReport {
  private let contract: Contract
  private let verdicts: [AnswerVerdict]
  /// The number of calls in the recording that belong to no endpoint.
  private let skipped: Int

  package init(_ contract: Contract, _ verdicts: [AnswerVerdict], skipped: Int = 0) {
    self.contract = contract
    self.verdicts = verdicts
    self.skipped = skipped
  }

  package var isClean: Bool {
    verdicts.allSatisfy { $0.findings.allSatisfy { $0.severity == .note } }
  }

  /// The line of an answer, and what is to be said about it.
  package var parts: [(line: String, diagnostics: [Diagnostic])] {
    verdicts.map { verdict in
      let refusal = verdict.refusal.map { "the refusal `\($0)`, " } ?? ""
      let line = "\(verdict.answer.name): \(refusal)\(verdict.result.words)\n"
      return (line, AnswerDiagnostics.all(verdict.findings))
    }
  }

  package var summary: String {
    let counts = AnswerVerdict.Result.allCases.compactMap { result -> String? in
      let count = count(result)
      return count == 0 ? nil : "\(count) \(result.words)"
    }
    let number = verdicts.count == 1 ? "1 answer" : "\(verdicts.count) answers"
    let head = "\(contract.source.path): \(number): \(counts.joined(separator: "; "))\n"
    return head + line("  no answer of    ", unseen) + skippedLine
  }

  private var skippedLine: String {
    let calls = skipped == 1 ? "1 call" : "\(skipped) calls"
    return skipped == 0 ? "" : "  left out        \(calls) of no endpoint\n"
  }

  private func line(_ label: String, _ names: [String]) -> String {
    names.isEmpty ? "" : "\(label)\(names.joined(separator: ", "))\n"
  }

  /// The endpoints whose answers the app reads, and of which none is there.
  private var unseen: [String] {
    let seen = Set(verdicts.map(\.answer.endpoint))
    return contract.endpoints.filter {
      ($0.caller == .app || $0.caller == .page) && !seen.contains($0.name.value)
    }.map(\.name.value)
  }

  private func count(_ result: AnswerVerdict.Result) -> Int {
    verdicts.filter { $0.result == result }.count
  }

  package var json: JSONValue {
    .members([
      ("contract", .text(contract.source.path)), ("answers", .list(verdicts.map(Self.json))),
      (
        "summary",
        .members(AnswerVerdict.Result.allCases.map { ($0.rawValue, .number(count($0))) })
      ),
      ("withoutAnswer", .texts(unseen)), ("leftOut", .number(skipped)),
    ])
  }

  private static func json(_ verdict: AnswerVerdict) -> JSONValue {
    let answer = verdict.answer
    let head: [(String, JSONValue)] = [
      ("name", .text(answer.name)), ("endpoint", .text(answer.endpoint)),
      ("status", .number(answer.status)), ("result", .text(verdict.result.rawValue)),
    ]
    let refusal = verdict.refusal.map { [("refusal", JSONValue.text($0))] } ?? []
    return .members(head + refusal + [("findings", .list(verdict.findings.map(json)))])
  }

  private static func json(_ finding: AnswerFinding) -> JSONValue {
    let words: [(String, JSONValue)] = [
      ("rule", .text(finding.rule.rawValue)), ("severity", .text(finding.severity.rawValue)),
      ("message", .text(finding.message)), ("help", .text(finding.help)),
    ]
    let part: (String, JSONValue) =
      switch finding.place.part {
      case .status: ("part", .text("status"))
      case .header(let name): ("header", .text(name))
      case .cookie(let name): ("cookie", .text(name))
      case .body(let pointer): ("pointer", .text("\(pointer)"))
      }
    let contract = finding.contract.map { [("contract", place($0))] } ?? []
    return .members(words + [part, ("answer", place(finding.place.span))] + contract)
  }

  private static func place(_ span: Span) -> JSONValue {
    .members([
      ("file", .text(span.source.path)), ("line", .number(span.start.line)),
      ("column", .number(span.start.column)),
    ])
  }
}
