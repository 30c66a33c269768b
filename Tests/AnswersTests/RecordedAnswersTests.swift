import Answers
import CaseFolders
import Diagnostics
import Foundation
import Testing

/// Answers of seven APIs, from their public documentation, and the same with mistakes in them.
@Suite struct RecordedAnswersTests {
  @Test(arguments: RecordedAPI.all)
  func reportMatchesRecording(_ api: RecordedAPI) throws {
    let verdicts = try api.files.map { try api.verdict($0.path, $0.endpoint, $0.text) }
    #expect(verdicts.allSatisfy { $0.result == .whole || $0.result == .more })
    let report = AnswerReport(api.contract, verdicts)
    let text = report.parts.map { $0.line + TextReport(colour: false).render($0.diagnostics) }
    try api.recorded.check(text.joined() + report.summary, against: "report.txt")
  }

  @Test func eachMutationIsFoundAtItsPlace() throws {
    var count = 0
    var rules: Set<AnswerRule> = []
    for api in RecordedAPI.all {
      for file in api.files where file.path.hasSuffix(".json") {
        for mutation in try AnswerMutations.all(of: file.text, file.endpoint, file.path, in: api) {
          try expect(mutation, in: api, file.path, file.endpoint)
          count += 1
          if let expected = mutation.expected { rules.insert(expected.rule) }
        }
      }
    }
    #expect(count >= 200)
    #expect(
      rules == [.missing, .type, .unknownField, .unknownText, .constant, .limit, .unknownVariant])
  }

  private func expect(
    _ mutation: AnswerMutation, in api: RecordedAPI, _ path: String, _ endpoint: String
  ) throws {
    let verdict = try api.verdict(path, endpoint, mutation.text)
    let found = verdict.findings.filter { $0.rule != .unknownField || mutation.looksForUnknown }
    let comment = Comment(rawValue: "\(path) \(mutation.says): \(found.map(\.message))")
    guard let expected = mutation.expected else {
      #expect(found.isEmpty, comment)
      return
    }
    let match = found.first {
      $0.rule == expected.rule && $0.place.part == .body(JSONPointer(expected.steps))
    }
    #expect(match != nil, comment)
    #expect(expected.rule == .unknownField || found.count == 1, comment)
    #expect(match?.contract != nil, comment)
    #expect(match?.severity == expected.severity, comment)
    if let line = expected.line, let place = match?.place.span {
      #expect(
        String(decoding: place.source.line(place.start.line), as: UTF8.self).contains(line), comment
      )
    }
  }

  @Test func reportsNeverShowValues() throws {
    let secrets = [
      "eyJ", "v1-4f6", "ory_st_", "AMf-", "wwwww", "xxxxx", "someone@", "ZY1rJK", "11111111-",
      "FAKE",
    ]
    for api in RecordedAPI.all {
      for file in api.files where file.path.hasSuffix(".json") {
        let texts = try AnswerMutations.all(of: file.text, file.endpoint, file.path, in: api).map(
          \.text)
        let verdicts = try (texts + [String(file.text.dropLast(3))]).map {
          try api.verdict(file.path, file.endpoint, $0)
        }
        let report = AnswerReport(api.contract, verdicts)
        let shown =
          report.json.written()
          + report.parts.map { TextReport(colour: false).render($0.diagnostics) }.joined()
        for secret in secrets { #expect(!shown.contains(secret), "\(file.path) \(secret)") }
      }
    }
  }
}
