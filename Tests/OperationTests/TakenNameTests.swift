import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Contracts that tell that a name is somebody's: a code for it may be in its owner's mailbox all the same.
struct TakenNameTests {
  private static let mallorys = "Mallory's Horse 1"
  private static let anns = "Sound Horse 42"
  private static let own = "ann@example.org"
  private static let phone = "+12025550100"

  private func lab() async throws -> Lab {
    try await Lab(text: Self.contract, tells: ["register": [.identifierTaken]])
  }

  /// Without a word for it, but with tokens, which nobody gets for a name that only looks free.
  private func labWithTokens() async throws -> Lab {
    try await Lab(
      text: Self.contract.replacing(
        "phone: optional phone, password: newPassword }",
        with: "phone: optional phone, password: newPassword }, returns: { access: tokens.access }"),
      tells: [:])
  }

  private func register(
    _ lab: Lab, _ password: String, phone: String? = nil
  ) async throws(Failure) {
    var fields: JSONObject = ["email": .string(Self.own)]
    if let phone { fields["phone"] = .string(phone) }
    _ = try await lab.call("register", fields, person: Self.own, newPassword: password)
  }

  private func why(_ lab: Lab, _ password: String, phone: String? = nil) async -> Meaning? {
    await reason { () async throws(Failure) in
      try await register(lab, password, phone: phone)
      return .done(AnswerData())
    }
  }

  private func confirm(_ lab: Lab) async throws {
    let code = try await lab.store.outbox().last { $0.to == Self.own && $0.code != nil }?.code
    _ = try await lab.call("confirm", ["email": .string(Self.own)], person: Self.own, code: code)
  }

  private func opens(_ lab: Lab, _ password: String) async throws(Failure) -> Bool {
    do throws(Failure) {
      _ = try await lab.call(
        "signIn", ["email": .string(Self.own)], person: Self.own, password: password)
      return true
    } catch {
      guard case .refused(let refused) = error, refused.reason == .credentialsWrong else {
        throw error
      }
      return false
    }
  }

  @Test func proofRemovesPasswordOfOther() async throws {
    let lab = try await lab()
    try await register(lab, Self.mallorys)
    #expect(await why(lab, Self.anns) == .identifierTaken)
    try await confirm(lab)
    #expect(try await !opens(lab, Self.mallorys))
    #expect(try await !opens(lab, Self.anns))
  }

  /// A form submitted twice.
  @Test func repeatedRegistrationContinues() async throws {
    let lab = try await lab()
    try await register(lab, Self.anns)
    #expect(await why(lab, Self.anns) == .identifierTaken)
    try await confirm(lab)
    #expect(try await opens(lab, Self.anns))
  }

  /// Ann's number belongs to another account, so she is told that a name is taken.
  @Test func oneOfSeveralNamesIsContested() async throws {
    let lab = try await labWithTokens()
    let phone = Identifier(kind: .phone, text: Self.phone, isConfirmed: true)
    _ = try await lab.store.create(NewAccount(state: .active, identifiers: [phone]))
    try await register(lab, Self.mallorys)
    #expect(await why(lab, Self.anns, phone: Self.phone) == .identifierTaken)
    try await confirm(lab)
    #expect(try await !opens(lab, Self.mallorys))
  }

  /// Ann retries without the taken number. No code was sent, so her password stays.
  @Test func nameWithoutPendingRegistrationIsNotContested() async throws {
    let lab = try await lab()
    let phone = Identifier(kind: .phone, text: Self.phone, isConfirmed: true)
    _ = try await lab.store.create(NewAccount(state: .active, identifiers: [phone]))
    #expect(await why(lab, "Another Horse 1", phone: Self.phone) == .identifierTaken)
    try await register(lab, Self.anns)
    try await confirm(lab)
    #expect(try await opens(lab, Self.anns))
  }

  @Test func weakPasswordContestsNothing() async throws {
    let lab = try await lab()
    try await register(lab, Self.anns)
    #expect(await why(lab, "short") == .passwordWeak)
    try await confirm(lab)
    #expect(try await opens(lab, Self.anns))
  }

  /// A seed proves no more than a registration.
  @Test func unconfirmedSeedAccountHasProvenNothing() async throws {
    let lab = try await lab()
    let phone = Identifier(kind: .phone, text: Self.phone, isConfirmed: true)
    _ = try await lab.store.create(NewAccount(state: .active, identifiers: [phone]))
    let body = ControlBody([
      "accounts": [
        [
          "email": .string(Self.own), "password": .string(Self.mallorys), "state": "unconfirmed",
        ]
      ]
    ])
    _ = try await Seeds(body, contract: lab.contract).make(by: lab.maker)
    let seeded = try #require(try await lab.store.account(calledAny: Self.own))
    #expect(seeded.identifiers.map(\.isConfirmed) == [false])
    _ = try await lab.call("sendCode", ["email": .string(Self.own)], person: Self.own)
    #expect(await why(lab, Self.anns, phone: Self.phone) == .identifierTaken)
    try await confirm(lab)
    #expect(try await !opens(lab, Self.mallorys))
  }

  private static let contract = """
    authcontract: 1
    service: Told
    version: "1"
    languages: [en]
    servers: { api: { url: "https://told.example" } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, phone: optional phone, password: newPassword } }
      sendCode: { route: POST /send, does: code.send, code: entry, sends: { email: email } }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code } }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: { access: tokens.access } }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """
}
