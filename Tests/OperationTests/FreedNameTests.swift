import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// A person who frees a name takes nothing away from others who registered with it.
struct FreedNameTests {
  private static let mallorys = "Mallory's Horse 1"
  private static let anns = "Sound Horse 42"
  private static let own = "ann@example.org"
  private static let his = "mallory@example.org"
  private static let phone = "+12025550100"

  private func lab() async throws -> Lab { try await Lab(text: Self.contract) }

  @discardableResult
  private func up(
    _ lab: Lab, _ email: String, _ password: String, phone: String? = nil
  ) async throws(Failure) -> AnswerData {
    var fields: JSONObject = ["email": .string(email)]
    if let phone { fields["phone"] = .string(phone) }
    return try await lab.call("register", fields, person: email, newPassword: password).data
  }

  private func rename(_ lab: Lab, _ email: String, _ own: AnswerData) async throws(Failure) {
    _ = try await lab.call("update", ["email": .string(email)], tokens: own.tokens)
  }

  @discardableResult
  private func confirm(_ lab: Lab, code: String? = nil) async throws -> AnswerData {
    let code = if let code { code } else { try await newest(lab) }
    return try await lab.call(
      "confirm", ["email": .string(Self.own)], person: Self.own, code: code
    ).data
  }

  /// Ann reads her own letters only.
  private func newest(_ lab: Lab) async throws -> String? {
    try await lab.store.outbox().last { $0.to == Self.own && $0.code != nil }?.code
  }

  private func isOut(_ lab: Lab, _ data: AnswerData) async -> Bool {
    await reason { () async throws(Failure) in try await lab.call("me", tokens: data.tokens) }
      == .sessionEnded
  }

  private func opens(_ lab: Lab, _ password: String) async -> Bool {
    do {
      _ = try await lab.call(
        "signIn", ["email": .string(Self.own)], person: Self.own, password: password)
      return true
    } catch { return false }
  }

  /// By another registration, a new name, deletion, or an administrator.
  @Test(arguments: ["register", "update", "delete"])
  func freedNameStaysContested(_ way: String) async throws {
    let lab = try await lab()
    try await up(lab, Self.own, Self.anns)
    let first = try await up(lab, Self.own, Self.mallorys, phone: Self.phone)
    switch way {
    case "register": try await up(lab, Self.his, Self.mallorys, phone: Self.phone)
    case "update": try await rename(lab, Self.his, first)
    default: _ = try await lab.call("delete", tokens: first.tokens)
    }
    #expect(try await lab.store.account(calledAny: Self.own) == nil)
    let mallory = try await up(lab, Self.own, Self.mallorys)
    let ann = try await confirm(lab)
    #expect(await isOut(lab, mallory))
    #expect(await !opens(lab, Self.mallorys))
    _ = try await lab.call("me", tokens: ann.tokens)
  }

  /// Mallory's existing account receives the name by a repeated registration or by a change.
  @Test(arguments: [true, false])
  func accountReceivingFreedNameIsContested(_ registers: Bool) async throws {
    let lab = try await lab()
    let ann = try await up(lab, Self.own, Self.anns)
    let code = try await newest(lab)
    var mallory = try await up(lab, Self.his, Self.mallorys, phone: Self.phone)
    try await rename(lab, "moved@example.org", ann)
    if registers {
      mallory = try await up(lab, Self.own, Self.mallorys, phone: Self.phone)
    } else {
      try await rename(lab, Self.own, mallory)
    }
    try await confirm(lab, code: registers ? nil : code)
    #expect(await isOut(lab, mallory))
    #expect(await !opens(lab, Self.mallorys))
  }

  /// The response was lost and Ann retries. Her password stays.
  @Test func repeatedRegistrationWithSamePasswordContestsNothing() async throws {
    let lab = try await lab()
    for _ in 1...3 { try await up(lab, Self.own, Self.anns) }
    try await up(lab, Self.own, Self.anns, phone: Self.phone)
    try await confirm(lab)
    #expect(await opens(lab, Self.anns))
  }

  /// The name was proven, and nobody contests it after the account is deleted.
  @Test func provenNameIsNoLongerContested() async throws {
    let lab = try await lab()
    for password in [Self.mallorys, Self.anns] { try await up(lab, Self.own, password) }
    let ann = try await confirm(lab)
    _ = try await lab.call("delete", tokens: ann.tokens)
    try await up(lab, Self.own, Self.anns)
    try await confirm(lab)
    #expect(await opens(lab, Self.anns))
  }

  private static let contract = """
    authcontract: 1
    service: Freed
    version: "1"
    languages: [en]
    servers: { api: { url: "https://freed.example" } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    types: { Session: { access: tokens.access } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, phone: optional phone, password: newPassword }, returns: Session }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code }, returns: Session }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
      me: { route: GET /me, does: account.read, needs: access, returns: { id: { type: string, is: account.id } } }
      update: { route: PATCH /me, does: account.update, needs: access, sends: { email: optional email } }
      delete: { route: DELETE /me, does: account.delete, needs: access }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """
}
