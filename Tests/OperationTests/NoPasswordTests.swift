import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Two passwords were chosen in one registration: there is none, and its person comes in all the same.
struct NoPasswordTests {
  private static let own = "ann@example.org"
  private static let reset = """
    forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
    """

  private func register(_ lab: Lab, _ password: String) async throws {
    let fields: JSONObject = ["email": .string(Self.own), "acceptsTerms": true]
    _ = try await lab.call("register", fields, person: Self.own, newPassword: password)
  }

  @discardableResult
  private func call(
    _ lab: Lab, _ endpoint: String, code: String? = nil, newPassword: String? = nil
  ) async throws(Failure) -> AnswerData {
    try await lab.call(
      endpoint, ["email": .string(Self.own)], person: Self.own, newPassword: newPassword, code: code
    ).data
  }

  /// No call of the contract sets another password.
  @Test func readmigoCodeKeepsSigningIn() async throws {
    let lab = try await Lab("contract/readmigo.yaml")
    for password in ["Sound Horse 42", "Another Horse 1"] { try await register(lab, password) }
    var ids: Set<String?> = []
    for _ in 1...3 {
      try await call(lab, "sendMailCode")
      let data = try await call(lab, "verifyMail", code: try await lab.lastCode())
      #expect(data.tokens.keys.sorted() == ["access", "refresh"])
      ids.insert(data.account?.id)
      lab.clock.advance(seconds: 40 * 86_400)
    }
    #expect(ids.count == 1)
  }

  @Test func accountWithPasswordIsConfirmedOnce() async throws {
    let lab = try await Lab("contract/readmigo.yaml")
    for _ in 1...2 { try await register(lab, "Sound Horse 42") }
    try await call(lab, "sendMailCode")
    try await call(lab, "verifyMail", code: try await lab.lastCode())
    lab.clock.advance(seconds: 86_400)
    let before = try await lab.store.outbox().count
    try await call(lab, "sendMailCode")
    #expect(try await lab.store.outbox().count == before)
  }

  /// It isn't told that there is nothing to confirm, even if the contract declares that.
  @Test(arguments: [true, false])
  func accountThatCanChoosePasswordIsConfirmedOnce(_ resets: Bool) async throws {
    let lab = try await lab(resets)
    for password in ["Sound Horse 42", "Another Horse 1"] { try await register(lab, password) }
    try await call(lab, "confirm", code: try await lab.lastCode())
    guard resets else {
      try await call(lab, "send")
      try await call(lab, "confirm", code: try await lab.lastCode())
      return
    }
    for endpoint in ["send", "confirm"] {
      #expect(
        await reason { () async throws(Failure) in
          .done(try await call(lab, endpoint, code: "123456"))
        } == .alreadyConfirmed)
    }
    try await call(lab, "forgot")
    try await call(lab, "reset", code: try await lab.lastCode(), newPassword: "A Third Horse 3")
  }

  private func lab(_ resets: Bool) async throws -> Lab {
    try await Lab(
      text: Self.contract.replacing("RESET", with: resets ? Self.reset : ""),
      tells: ["send": [.alreadyConfirmed], "confirm": [.alreadyConfirmed]])
  }

  private static let contract = """
    authcontract: 1
    service: Nobody
    version: "1"
    languages: [en]
    servers: { api: { url: "https://nobody.example" } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, password: newPassword } }
      send: { route: POST /send, does: code.send, code: entry, sends: { email: email } }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code }, returns: { access: tokens.access } }
      RESET
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """
}
