import Answers
import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

/// Values that the client reads, and that mean something else.
@Suite struct RecordedFormTests {
  private func contract() throws -> Contract {
    let text = """
      authcontract: 1
      service: Notes
      version: 1.0.0
      servers: { api: { url: https://notes.example } }
      tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
      endpoints:
        signIn:
          route: POST /token
          does: password.signIn
          sends: { email: email, password: password }
          returns: { token: tokens.access, until: { type: tokens.access.expiresAt, as: [unixTime, text] }, since: unixTime }
      """
    return try ContractReader.read(YAMLSource.parse(SourceFile(path: "notes.yaml", text: text)))
  }

  @Test(arguments: [
    ("1893456000", "1893456000.5", nil, nil),
    ("1893456000000", "1893456000", "/until", "`as: unixMilliseconds`"),
    ("1893456000", "1893456000000", "/since", "`int`"),
  ])
  func millisecondsAreNotSeconds(
    _ until: String, _ since: String, _ place: String?, _ help: String?
  ) throws {
    let text = #"{"token":"t","until":"\#(until)","since":\#(since)}"#
    let answer = try AnswerFile(
      SourceFile(path: "200.json", text: text), of: "signIn", usualStatus: 200
    ).answer()
    let found = check(answer, against: try contract()).findings
    #expect(found.map(\.rule) == (place == nil ? [] : [.type]))
    #expect(found.first?.severity == (place == nil ? nil : .warning))
    #expect(found.first?.message.contains(place ?? "") == (place == nil ? nil : true))
    #expect(found.first?.help.contains(help ?? "") == (place == nil ? nil : true))
  }

  @Test(arguments: [("404-gone.json", 404), ("0404.json", 200), ("2027-03-01.json", 200)])
  func threeDigitsInNameAreTheStatus(_ name: String, _ status: Int) throws {
    let file = AnswerFile(SourceFile(path: name, text: "{}"), of: "signIn", usualStatus: 200)
    #expect(try file.answer().status == status)
  }

  @Test(arguments: ["999-wrong.json", "000.json", "600.txt"])
  func invalidStatusInNameIsReported(_ name: String) throws {
    let file = AnswerFile(SourceFile(path: name, text: "{}"), of: "signIn", usualStatus: 200)
    let bad = try #require(throws: BadRecording.self) { _ = try file.answer() }
    #expect(bad.diagnostic.message.contains(name.prefix(3)))
  }
}
