import Diagnostics
import Foundation
import Testing

@Suite struct SARIFReportTests {
  private static let source = SourceFile(
    path: "contract/größe a.yaml", text: "a: 1\nb: \"é\" # x\n")

  private static func report(_ diagnostics: [Diagnostic]) throws -> [String: Any] {
    let text = SARIFReport(
      diagnostics, fingerprints: diagnostics.map { "print of \($0.rule)" },
      tool: ("authgen", "1.0"),
      rules: [("unused", "a rule that nothing names", ""), ("known", "a title", "a long read")]
    ).text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  private static func run(_ diagnostics: [Diagnostic]) throws -> [String: Any] {
    let report = try report(diagnostics)
    #expect(report["version"] as? String == "2.1.0")
    return try #require((report["runs"] as? [[String: Any]])?.first)
  }

  @Test func findingHasRulePlaceAndFingerprint() throws {
    let span = Self.source.span(8..<12)
    let found = [
      Diagnostic(
        "known", .warning, "a matter", at: span,
        related: [RelatedPlace(Self.source.span(0..<1), "there")],
        why: "a reason", help: "a way out"),
      Diagnostic("other", "without a place", at: nil),
    ]
    let run = try Self.run(found)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = driver?["rules"] as? [[String: Any]]
    #expect(rules?.compactMap { $0["id"] as? String } == ["known", "other"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleIndex"] as? Int } == [0, 1])
    #expect(results.compactMap { $0["level"] as? String } == ["warning", "error"])
    let message = results[0]["message"] as? [String: String]
    #expect(message?["text"] == "a matter. a reason. a way out")
    #expect(
      (results[0]["partialFingerprints"] as? [String: String])?.values.first == "print of known")
    let place =
      (results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    #expect(
      (place?["artifactLocation"] as? [String: String])?["uri"]
        == "contract/gr%C3%B6%C3%9Fe%20a.yaml")
    let region = place?["region"] as? [String: Int]
    #expect(region == ["startLine": 2, "startColumn": 4, "endLine": 2, "endColumn": 7])
    #expect((results[0]["relatedLocations"] as? [Any])?.count == 1)
    #expect(results[1]["locations"] == nil)
  }

  @Test func emptyReportHasNoResults() throws {
    let run = try Self.run([])
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }
}
