import Answers
import Testing

/// Refusals: which error of the contract they are, and that none fits.
@Suite struct RefusalRecordingTests {
  private let api = RecordedAPI.all[0]

  typealias Row = (
    endpoint: String, file: String, text: String, refusal: String?, rule: AnswerRule?
  )
  private static let rows: [Row] = [
    ("signIn", "400-a.json", "{\"error_code\":\"invalid_credentials\"}", "wrongCredentials", nil),
    ("signIn", "400-b.json", "{\"error_code\":\"other\"}", nil, .unknownRefusal),
    ("signIn", "403.json", "{\"error_code\":\"bad_jwt\"}", nil, .undeclaredRefusal),
    ("signIn", "429.txt", "slow down", "tooMany", nil),
    ("signIn", "500.txt", "<html>", nil, .unknownRefusal),
    ("changePassword", "422.json", "{\"error_code\":\"weak_password\"}", "weak", .missing),
    (
      "changePassword", "422-b.json",
      "{\"error_code\":\"weak_password\",\"weak_password\":{\"reasons\":\"length\"}}", "weak",
      .type
    ),
  ]

  @Test(arguments: rows.indices)
  func refusalIsRecognized(_ index: Int) throws {
    let row = Self.rows[index]
    let verdict = try api.verdict("answers/\(row.endpoint)/\(row.file)", row.endpoint, row.text)
    #expect(verdict.refusal == row.refusal, "\(row.file)")
    #expect(verdict.findings.map(\.rule) == (row.rule.map { [$0] } ?? []), "\(row.file)")
  }

  @Test func nonJSONResponseIsUnread() throws {
    let verdict = try api.verdict("answers/readUser/200.txt", "readUser", "<html>")
    #expect(verdict.findings.map(\.rule) == [.notJSON])
    #expect(verdict.result == .unread)
  }

  @Test(arguments: ["{\"status\":200,\"headers\":7}", "{\"status\":200,\"text\":7}"])
  func malformedRecordingIsReported(_ text: String) {
    #expect(throws: BadRecording.self) {
      try api.verdict("answers/readUser/a.json", "readUser", text)
    }
  }
}
