import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Two registrations with one name where a contract has no way in but the password: Cognito's pool.
struct UndoneRegistrationTests {
  private let name = "ann@example.org"

  private func signUp(_ lab: Lab, _ password: String) async throws(Failure) {
    let values: JSONObject = [
      "username": .string(name),
      "userAttributes": [["name": "email", "value": .string(name)]],
    ]
    _ = try await lab.call("signUp", values, person: name, newPassword: password)
  }

  private func why(_ lab: Lab, _ password: String) async -> Meaning? {
    await reason { () async throws(Failure) in
      try await signUp(lab, password)
      return .done(AnswerData())
    }
  }

  private func confirm(_ lab: Lab, _ code: String?) async throws(Failure) {
    _ = try await lab.call(
      "confirmSignUp", ["username": .string(name)], person: name, code: code)
  }

  /// Whichever of the two she is, she has read the code and registers again.
  @Test func codeReaderRegistersAgainAfterContest() async throws {
    let lab = try await Lab("contract/cognito.yaml")
    try await signUp(lab, "Sound Horse 42")
    #expect(await why(lab, "Mallory's Horse 1") == .identifierTaken)
    let first = try await lab.lastCode()
    #expect(
      await reason { () async throws(Failure) in
        try await confirm(lab, first)
        return .done(AnswerData())
      } == .accountUnknown)
    #expect(try await lab.store.account(calledAny: name) == nil)
    lab.clock.advance(seconds: 120)
    try await signUp(lab, "Sound Horse 42")
    try await confirm(lab, try await lab.lastCode())
    let account = try #require(try await lab.store.account(calledAny: name))
    #expect(account.state == .active && !NoPassword.stands(in: account.passwordHash))
  }

  /// A form submitted twice undoes nothing.
  @Test func repeatedSignUpWithSamePasswordIsNotContested() async throws {
    let lab = try await Lab("contract/cognito.yaml")
    try await signUp(lab, "Sound Horse 42")
    #expect(await why(lab, "Sound Horse 42") == .identifierTaken)
    try await confirm(lab, try await lab.lastCode())
    #expect(try await lab.store.account(calledAny: name)?.state == .active)
  }

  private static let mallorys = "Mallory's Horse 1", anns = "Sound Horse 42"

  /// Other ways to open an account, and whether they open Ann's, who has an email address.
  private static let ways: [(ways: String, opensHers: Bool)] = [
    ("", false),
    (code(sentTo: "phone", typedWith: "phone"), false),
    (code(sentTo: "email", typedWith: "phone"), false),
    (code(sentTo: "phone", typedWith: "email"), false),
    (code(sentTo: "email", typedWith: "email"), true),
    (code(sentTo: "identifier", typedWith: "identifier"), true),
    (step(sending: "", typing: ", step: tokens.step"), false),
    (step(sending: ", step: tokens.step", typing: ""), false),
    (reset(sentTo: "phone", by: "phone: phone, code: code"), false),
    (reset(sentTo: "phone", by: "email: email, code: code"), false),
    (reset(sentTo: "email", by: "phone: phone, code: code"), false),
    (reset(sentTo: "email", by: "email: email, code: code"), true),
    (reset(sentTo: "phone", by: "link: jwt"), false),
    (reset(sentTo: "identifier", by: "link: jwt"), true),
    (sentReset(to: "email"), true), (sentReset(to: "phone"), false),
  ]

  /// Ann is told that her name is taken, and mistakes the code in her mailbox for hers.
  @Test(arguments: ways)
  func accountUnreachableByNameIsUndone(
    _ ways: String, _ opensHers: Bool
  ) async throws {
    let lab = try await Lab(text: Self.contract(ways))
    try await register(lab, Self.mallorys)
    #expect(
      await reason { () async throws(Failure) in
        .done(try await register(lab, Self.anns))
      } == .identifierTaken)
    let code = try await lab.lastCode()
    guard !opensHers else {
      try await call(lab, "confirm", code: code)
      return
    }
    #expect(
      await reason { () async throws(Failure) in
        .done(try await call(lab, "confirm", code: code))
      } == .codeWrong)
    try await register(lab, Self.anns)
    try await call(lab, "confirm", code: try await lab.lastCode())
    #expect(try await signIn(lab, Self.anns).tokens["access"] != nil)
  }

  /// The same applies to an account that a code creates for a name claimed by another.
  @Test func nameClaimedByOtherIsRegisteredAgain() async throws {
    let lab = try await Lab(text: Self.contract(""), tells: [:])
    let mallory = "mallory@example.org"
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [
          Identifier(kind: .email, text: mallory, isConfirmed: true),
          Identifier(kind: .email, text: name),
        ]))
    try await register(lab, Self.anns)
    let code = try await lab.lastCode()
    #expect(
      await reason { () async throws(Failure) in
        .done(try await call(lab, "confirm", code: code))
      } == .codeWrong)
    try await register(lab, Self.anns)
    try await call(lab, "confirm", code: try await lab.lastCode())
    #expect(try await signIn(lab, Self.anns).tokens["access"] != nil)
  }

  @discardableResult
  private func register(_ lab: Lab, _ password: String) async throws(Failure) -> AnswerData {
    try await call(lab, "register", newPassword: password)
  }

  private func signIn(_ lab: Lab, _ password: String) async throws(Failure) -> AnswerData {
    try await lab.call("signIn", ["email": .string(name)], person: name, password: password).data
  }

  @discardableResult
  private func call(
    _ lab: Lab, _ endpoint: String, newPassword: String? = nil, code: String? = nil
  ) async throws(Failure) -> AnswerData {
    try await lab.call(
      endpoint, ["email": .string(name)], person: name, newPassword: newPassword, code: code
    ).data
  }
}

extension UndoneRegistrationTests {
  private static func code(sentTo one: String, typedWith other: String) -> String {
    """
      sendCode: { route: POST /send, does: code.send, code: entry, sends: { who: \(one) } }
      byCode: { route: POST /code, does: code.signIn, code: entry, sends: { who: \(other), code: code }, returns: Session }
    """
  }

  /// The second step of a sign-in that began with a password.
  private static func step(sending one: String, typing other: String) -> String {
    """
      sendCode: { route: POST /send, does: code.send, code: entry, sends: { who: email\(one) } }
      byCode: { route: POST /code, does: code.signIn, code: entry, sends: { who: email, code: code\(other) }, returns: Session }
    """
  }

  private static func reset(sentTo one: String, by sends: String) -> String {
    """
      forgot: { route: POST /forgot, does: password.forgot, sends: { who: \(one) } }
      reset: { route: POST /reset, does: password.reset, sends: { \(sends), password: newPassword } }
    """
  }

  private static func sentReset(to one: String) -> String {
    """
      sendReset: { route: POST /send, does: code.send, code: entry, sends: { who: \(one) } }
      reset: { route: POST /reset, does: password.reset, code: entry, sends: { email: email, code: code, password: newPassword } }
    """
  }

  private static func contract(_ ways: String) -> String {
    """
    authcontract: 1
    service: Undone
    version: "1"
    languages: [en]
    servers: { api: { url: "https://undone.example", refusal: { code: string } } }
    tokens:
      access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
      step: { format: opaque, lifetime: 10m, stored: memory }
    types: { Session: { access: tokens.access } }
    errors:
      taken: { status: 409, means: identifierTaken, match: { code: identifierTaken }, recover: correct }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, password: newPassword }, refuses: [taken] }
      confirm: { route: POST /confirm, does: code.verify, code: proof, sends: { email: email, code: code } }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
    \(ways)
    policies: { codes: { proof: { length: 6, sentBy: [mail] }, entry: { length: 6, sentBy: [mail, sms] } } }
    """
  }
}
