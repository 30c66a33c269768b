import Diagnostics

/// A report for code hosts: each broken promise at the line of the contract that makes it.
package struct ConformanceSARIF {
  package let text: String

  package init(_ report: ConformanceReport, tool: (name: String, version: String)) {
    let broken = report.broken
    text =
      SARIFReport(
        broken.map(Self.finding), fingerprints: broken.map(\.id), tool: tool,
        rules: PromiseKind.allCases.map {
          ($0.rawValue, "promises of \($0.rawValue)", PromiseStakes($0).text)
        }
      ).text
  }

  private static func finding(_ result: CaseResult) -> Diagnostic {
    let promise = result.promise.hasSuffix(".") ? String(result.promise.dropLast()) : result.promise
    return Diagnostic(
      result.kind.rawValue, "the server breaks \(result.id): \(promise)", at: result.place,
      why: Self.sentence(result.verdict.why ?? ""))
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }
}
