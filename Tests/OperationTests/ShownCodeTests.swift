import AuthServer
import ContractModel
import Crypto
import Stores
import Testing

@testable import ReferenceServer

/// Codes that are shown with a registration, a new password, another address or a deletion.
struct ShownCodeTests {
  private static let password = "Sound Horse 42"
  private static let number = "+12025550100"
  private let phone = Identifier(kind: .phone, text: number)

  private func lab(tells: [String: Set<Meaning>] = [:]) async throws -> Lab {
    try await Lab(text: Self.contract, tells: tells)
  }

  private func sent(_ lab: Lab, _ endpoint: String, _ number: String = number) async throws
    -> String?
  {
    let before = try await lab.store.outbox().count
    _ = try await lab.call(endpoint, ["phone": .string(number)], person: number)
    return try await lab.store.outbox().dropFirst(before).last?.code
  }

  @discardableResult
  private func register(
    _ lab: Lab, _ code: String?, _ fields: JSONObject = [:], password: String = password
  ) async throws(Failure) -> Outcome {
    var fields = fields
    fields["phone"] = .string(Self.number)
    return try await lab.call(
      "register", fields, person: Self.number, newPassword: password, code: code)
  }

  private func ann(_ lab: Lab, _ name: Identifier? = nil, _ state: Account.State = .active)
    async throws
  {
    var name = name ?? phone
    name.isConfirmed = state == .active
    _ = try await lab.store.create(
      NewAccount(
        state: state, identifiers: [name],
        passwordHash: try await lab.hasher.hash(Secret("Old Horse 42"))))
  }

  private func why(_ work: () async throws(Failure) -> Outcome) async -> Meaning? {
    await reason(work)
  }

  // MARK: Registering

  @Test func onlySentCodeRegisters() async throws {
    let lab = try await lab()
    let code = try await sent(lab, "sendEntry")
    #expect(await why { () async throws(Failure) in try await register(lab, "none") } == .codeWrong)
    #expect(try await lab.store.accounts().isEmpty)
    let made = try await register(lab, code).data
    #expect(made.tokens.keys.sorted() == ["access"])
    let account = try #require(try await lab.store.accounts().first)
    #expect(account.state == .active && account.hasProven(Self.number))
    _ = try await lab.call(
      "signIn", ["phone": .string(Self.number)], person: Self.number, password: Self.password)
  }

  @Test func weakPasswordDoesNotUseUpCode() async throws {
    let lab = try await lab()
    let code = try await sent(lab, "sendEntry")
    #expect(
      await why { () async throws(Failure) in try await register(lab, code, password: "short") }
        == .passwordWeak)
    try await register(lab, code)
    #expect(await why { () async throws(Failure) in try await register(lab, code) } == .codeWrong)
  }

  @Test func codeForOtherNumberIsWrong() async throws {
    let lab = try await lab()
    let code = try await sent(lab, "sendEntry", "+12025550199")
    #expect(await why { () async throws(Failure) in try await register(lab, code) } == .codeWrong)
  }

  @Test func ownerLearnsNameIsTakenIfDeclared() async throws {
    let lab = try await lab(tells: ["register": [.identifierTaken]])
    try await ann(lab)
    let code = try await sent(lab, "sendEntry")
    #expect(await why { () async throws(Failure) in try await register(lab, "none") } == .codeWrong)
    #expect(
      await why { () async throws(Failure) in try await register(lab, code) } == .identifierTaken)
  }

  @Test func otherwiseTakenNameGetsNoCode() async throws {
    let lab = try await lab()
    try await ann(lab)
    #expect(try await sent(lab, "sendEntry") == nil)
    #expect(await why { () async throws(Failure) in try await register(lab, "none") } == .codeWrong)
  }

  @Test func unprovenOwnerLosesName() async throws {
    let lab = try await lab()
    try await ann(lab, nil, .unconfirmed)
    try await register(lab, try await sent(lab, "sendEntry"))
    let named = try #require(try await lab.store.account(calledAny: Self.number))
    #expect(named.state == .active && named.hasProven(Self.number))
    #expect(
      await why { () async throws(Failure) in
        try await lab.call(
          "signIn", ["phone": .string(Self.number)], person: Self.number, password: "Old Horse 42")
      } == .credentialsWrong)
  }

  @Test func codeProvesNoOtherName() async throws {
    let lab = try await lab()
    try await register(lab, try await sent(lab, "sendEntry"), ["email": "ann@example.org"])
    let account = try #require(try await lab.store.accounts().first)
    #expect(account.hasProven(Self.number) && !account.hasProven("ann@example.org"))
  }

  @Test func registrationTakesNoOtherName() async throws {
    let lab = try await lab(tells: ["register": [.identifierTaken]])
    try await ann(lab, Identifier(kind: .email, text: "ann@example.org"), .unconfirmed)
    let code = try await sent(lab, "sendEntry")
    #expect(
      await why { () async throws(Failure) in
        try await register(lab, code, ["email": "ann@example.org"])
      } == .identifierTaken)
  }

  @Test func omittedOptionalCodeProvesNothing() async throws {
    let lab = try await lab()
    try await register(lab, nil)
    #expect(try await lab.store.accounts().first?.hasProven(Self.number) == false)
  }

  // MARK: A new password

  @Test func codeSentOnItsOwnResetsPassword() async throws {
    let lab = try await Lab(text: Self.contract)
    try await ann(lab)
    let code = try await sent(lab, "sendReset")
    _ = try await lab.call(
      "reset", ["phone": .string(Self.number)], person: Self.number, newPassword: Self.password,
      code: code)
    _ = try await lab.call(
      "signIn", ["phone": .string(Self.number)], person: Self.number, password: Self.password)
  }

  // MARK: In a session

  private func signedIn(_ lab: Lab) async throws -> AnswerData {
    try await register(lab, try await sent(lab, "sendEntry")).data
  }

  private func sentInside(_ lab: Lab, _ own: AnswerData, _ fields: JSONObject = [:]) async throws
    -> String?
  {
    _ = try await lab.call("sendChange", fields, tokens: own.tokens)
    return try await lab.lastCode()
  }

  @Test(arguments: ["change", "delete"])
  func nothingHappensWithoutCode(_ endpoint: String) async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    let code = try await sentInside(lab, own)
    let call = { (code: String?) async throws(Failure) -> Outcome in
      try await lab.call(endpoint, newPassword: "New Horse 42", code: code, tokens: own.tokens)
    }
    let before = try await lab.store.accounts()
    #expect(await why { () async throws(Failure) in try await call("none") } == .codeWrong)
    #expect(try await lab.store.accounts() == before)
    _ = try await call(code)
    #expect(try await lab.store.accounts() != before)
  }

  @Test func newNumberIsProvenByItsCode() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    let new: JSONObject = ["phone": "+12025550177"]
    let elsewhere = try await sentInside(lab, own)
    #expect(
      await why { () async throws(Failure) in
        try await lab.call("update", new, code: elsewhere, tokens: own.tokens)
      } == .codeWrong)
    let code = try await sentInside(lab, own, new)
    _ = try await lab.call("update", new, code: code, tokens: own.tokens)
    let account = try #require(try await lab.store.accounts().first)
    #expect(account.identifiers.map(\.text) == ["+12025550177"])
    #expect(account.hasProven("+12025550177"))
  }

  /// A session thief has his own mailbox.
  @Test(arguments: ["changeAs", "deleteAs"])
  func codeForOtherMailboxIsWrong(_ endpoint: String) async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    let thief: JSONObject = ["phone": "+12025550166"]
    let code = try await sentInside(lab, own, thief)
    #expect(
      await why { () async throws(Failure) in
        try await lab.call(
          endpoint, thief, newPassword: "New Horse 42", code: code, tokens: own.tokens)
      } == .codeWrong)
    let named: JSONObject = ["phone": .string(Self.number)]
    let right = try await sentInside(lab, own, named)
    _ = try await lab.call(
      endpoint, named, newPassword: "New Horse 42", code: right, tokens: own.tokens)
  }

  @Test func codeIsNotSentToUnprovenAddress() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    _ = try await lab.call("rename", ["email": "thief@example.org"], tokens: own.tokens)
    _ = try await sentInside(lab, own)
    #expect(try await lab.store.outbox().last?.to == Self.number)
  }

  @Test func onlyNameThatReceivedCodeIsProven() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    let code = try await sentInside(lab, own, ["phone": "+12025550177"])
    let new: JSONObject = ["email": "ann@example.org", "phone": "+12025550177"]
    _ = try await lab.call("update", new, code: code, tokens: own.tokens)
    let account = try #require(try await lab.store.accounts().first)
    #expect(account.hasProven("+12025550177") && !account.hasProven("ann@example.org"))
  }

  @Test func resetsHaveSeparateCodes() async throws {
    let lab = try await lab()
    try await ann(lab)
    let code = try await sent(lab, "forgotOther")
    #expect(try await lab.messages("second").count == 1)
    _ = try await lab.call(
      "resetOther", ["phone": .string(Self.number)], person: Self.number,
      newPassword: Self.password, code: code)
  }

  @Test func codeSentOutsideSessionWorksInside() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    let code = try await sent(lab, "sendGoodbye")
    _ = try await lab.call("deleteByNumber", code: code, tokens: own.tokens)
    #expect(try await lab.store.accounts().allSatisfy { $0.state == .deleted })
  }

  @Test func authenticatorCodeDeletesAccount() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    let id = try #require(own.account?.id)
    let key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    let call = { (code: String) async throws(Failure) -> Outcome in
      try await lab.call("deleteByApp", code: code, tokens: own.tokens)
    }
    #expect(await why { () async throws(Failure) in try await call("123456") } == .codeWrong)
    _ = try await lab.store.update(id, details: { $0.authenticator = key })
    let time = try #require(TimeCode(base32: key))
    _ = try await call(time.code(counter: lab.clock.now.seconds / 30))
  }

  private static let contract = """
    authcontract: 1
    service: Shown
    version: "1"
    languages: [en]
    servers: { api: { url: "https://shown.example" } }
    tokens:
      access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
    types:
      Session: { access: tokens.access }
    endpoints:
      sendEntry: { route: POST /codes/entry, does: code.send, code: entry, sends: { phone: phone } }
      register:
        route: POST /register
        does: password.register
        code: entry
        sends: { phone: phone, email: optional email, code: optional code, password: newPassword }
        returns: Session
      signIn: { route: POST /in, does: password.signIn, sends: { phone: phone, password: password }, returns: Session }
      sendReset: { route: POST /codes/reset, does: code.send, code: recovery, sends: { phone: phone } }
      reset:
        route: POST /reset
        does: password.reset
        code: recovery
        sends: { phone: phone, code: code, password: newPassword }
      forgotOther: { route: POST /forgot/other, does: password.forgot, code: second, sends: { phone: phone } }
      resetOther: { route: POST /reset/other, does: password.reset, code: second, sends: { phone: phone, code: code, password: newPassword } }
      changeAs:
        route: POST /password/as
        does: password.change
        code: change
        needs: access
        sends: { phone: phone, code: code, password: newPassword }
      deleteAs: { route: POST /delete/as, does: account.delete, code: change, needs: access, sends: { phone: phone, code: code } }
      rename: { route: PATCH /name, does: account.update, needs: access, sends: { email: email } }
      sendChange: { route: POST /codes/change, does: code.send, code: change, needs: access, sends: { phone: optional phone } }
      change: { route: POST /password, does: password.change, code: change, needs: access, sends: { code: code, password: newPassword } }
      update: { route: PATCH /me, does: account.update, code: change, needs: access, sends: { email: optional email, phone: phone, code: code } }
      delete: { route: POST /delete, does: account.delete, code: change, needs: access, sends: { code: code } }
      sendGoodbye: { route: POST /codes/goodbye, does: code.send, code: goodbye, sends: { phone: phone } }
      deleteByNumber: { route: POST /goodbye, does: account.delete, code: goodbye, needs: access, sends: { code: code } }
      deleteByApp: { route: POST /leave, does: account.delete, code: app, needs: access, sends: { code: code } }
    policies:
      codes:
        entry: { length: 6, sentBy: [sms] }
        recovery: { length: 6, sentBy: [sms] }
        change: { length: 6, sentBy: [sms] }
        second: { length: 6, sentBy: [sms, mail] }
        goodbye: { length: 6, sentBy: [sms] }
        app: { length: 6 }
    """
}
