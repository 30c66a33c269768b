import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// A password whose hash was made at a former cost.
struct PasswordCostTests {
  private let password = "Sound Horse 42"
  private let person: JSONObject = ["email": "ann@example.org"]

  private func signIn(_ lab: Lab, _ password: String) async throws(Failure) -> AnswerData {
    try await lab.call("signIn", person, person: "ann@example.org", password: password).data
  }

  /// Ann is signed in, and her password's hash is an old one.
  private func signedIn(_ lab: Lab) async throws -> AnswerData {
    let hash = try await lab.hasher.hash(Secret(password))
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [Identifier(kind: .email, text: "ann@example.org", isConfirmed: true)],
        passwordHash: hash))
    let data = try await signIn(lab, password)
    let id = try #require(data.account?.id)
    #expect(
      try await lab.store.replace(
        id, passwordHash: hash, by: CountingHasher.old(hash), keeping: .all))
    return data
  }

  @Test func oldHashIsReplacedOnFirstUse() async throws {
    let lab = try await Lab(text: Self.contract)
    let own = try await signedIn(lab)
    let change = { (current: String) async throws(Failure) -> Outcome in
      try await lab.call(
        "change", password: current, newPassword: "Another Horse 1", tokens: own.tokens)
    }
    #expect(
      await reason { () async throws(Failure) in try await change("Wrong Horse 1") }
        == .credentialsWrong)
    _ = try await change(password)
    _ = try await signIn(lab, "Another Horse 1")
  }

  private static let contract = """
    authcontract: 1
    service: Cost
    version: "1"
    languages: [en]
    servers: { api: { url: "https://cost.example" } }
    tokens:
      access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
    types:
      Session: { access: tokens.access }
    endpoints:
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
      change: { route: POST /change, does: password.change, needs: access, sends: { current: password, new: newPassword } }
    """
}
