import Answers
import ContractReader
import Diagnostics
import Testing
import YAMLSource

/// The end of a token in another form than the contract has, and the words that would be right.
@Suite struct TokenTimeHelpTests {
  @Test(arguments: [
    ("1893456000", "as: unixTime`"), ("1893456000000", "as: unixMilliseconds`"),
    ("-7", "as: unixTime`"),
  ])
  func timeFormatIsSuggested(_ time: String, _ help: String) throws {
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
          returns: { token: tokens.access, until: tokens.access.expiresAt }
      """
    let contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: "notes.yaml", text: text)))
    let body = SourceFile(path: "200.json", text: "{\"token\":\"t\",\"until\":\(time)}")
    let verdict = check(
      RecordedAnswer(
        name: "200.json", endpoint: "signIn", status: 200, body: .file(body),
        span: Span(body, from: 0, to: body.bytes.count)), against: contract)
    #expect(verdict.findings.map(\.rule) == [.type])
    #expect(verdict.findings.first?.help.contains(help) == true)
  }
}
