import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// The conditions of a new password, and the proofs that a refused one does not use up.
struct NewPasswordTests {
  private static let old = "Sound Horse 42"
  private static let new = "Another Horse 1"
  private let ann: JSONObject = ["email": "ann@example.org"]

  /// Ann has an account with a proven address and a user name.
  private func lab() async throws -> Lab {
    let lab = try await Lab(text: Self.contract)
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [
          Identifier(kind: .email, text: "ann@example.org", isConfirmed: true),
          Identifier(kind: .username, text: "ann-of-cleves", isConfirmed: true),
        ], passwordHash: try await lab.hasher.hash(Secret(Self.old))))
    return lab
  }

  private func signIn(_ lab: Lab, _ password: String) async throws(Failure) -> Outcome {
    try await lab.call("signIn", ann, person: "ann@example.org", password: password)
  }

  private func reset(
    _ lab: Lab, _ code: String?, _ password: String
  ) async throws(Failure) -> Outcome {
    try await lab.call(
      "reset", ann, person: "ann@example.org", newPassword: password, code: code)
  }

  /// The finder of Ann's phone changes her password while she ends its session.
  @Test func sessionEndedConcurrentlySetsNoPassword() async throws {
    let lab = try await lab()
    let found = try await signIn(lab, Self.old).data
    let own = try await signIn(lab, Self.old).data
    await lab.hasher.setMeanwhile {
      do { _ = try await lab.call("endOthers", tokens: own.tokens) } catch {
        Issue.record("the others are not ended: \(error)")
      }
    }
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("change", newPassword: Self.new, tokens: found.tokens)
      } == .sessionEnded)
    _ = try await lab.call("me", tokens: own.tokens)
    _ = try await signIn(lab, Self.old)
    #expect(
      await reason { () async throws(Failure) in try await signIn(lab, Self.new) }
        == .credentialsWrong)
  }

  @Test func failedHashDoesNotUseUpCode() async throws {
    let lab = try await lab()
    _ = try await lab.call("forgot", ann, person: "ann@example.org")
    let code = try #require(try await lab.lastCode())
    await lab.hasher.setBusy(true)
    do {
      _ = try await reset(lab, code, Self.new)
      Issue.record("nobody had the time for it")
    } catch {
      guard case .unavailable = error else { throw error }
    }
    await lab.hasher.setBusy(false)
    _ = try await reset(lab, code, Self.new)
    _ = try await signIn(lab, Self.new)
  }

  /// Somebody else may read the old mailbox, so its codes become invalid with a new address.
  @Test func addressReplacedConcurrentlySetsNoPassword() async throws {
    let lab = try await lab()
    let account = try #require(try await lab.store.account(calledAny: "ann@example.org"))
    _ = try await lab.call("forgot", ann, person: "ann@example.org")
    let code = try #require(try await lab.lastCode())
    let other = Identifier(kind: .email, text: "ann@example.net", isConfirmed: true)
    await lab.hasher.setMeanwhile { _ = try? await lab.store.name(account.id, other) }
    #expect(
      await reason { () async throws(Failure) in try await reset(lab, code, Self.new) }
        == .codeWrong)
    let now = try #require(try await lab.store.account(account.id))
    #expect(!now.isCalled("ann@example.org") && now.passwordHash == account.passwordHash)
  }

  /// A caller without a code doesn't learn Ann's other names.
  @Test func wrongCodeRevealsNoOtherName() async throws {
    let lab = try await lab()
    _ = try await lab.call("forgot", ann, person: "ann@example.org")
    let code = try #require(try await lab.lastCode())
    let wrong = code == "000000" ? "111111" : "000000"
    #expect(
      await reason { () async throws(Failure) in try await reset(lab, wrong, "ann-of-cleves") }
        == .codeWrong)
    #expect(
      await reason { () async throws(Failure) in try await reset(lab, code, "ann-of-cleves") }
        == .passwordWeak)
    _ = try await signIn(lab, Self.old)
  }

  @Test func onlyProfileFieldsAreStored() async throws {
    let lab = try await Lab(text: Self.contract)
    let input: JSONObject = [
      "user": .object([
        "email": "bob@example.org", "password": .string(Self.old), "nickname": "Bob",
        "secrets": .object(["password": .string(Self.old), "pin": "1234"]),
        "way": .object(["kind": "card", "code": "123456", "colour": "red"]),
      ])
    ]
    let done = try await lab.call(
      "register", input, person: "bob@example.org", newPassword: Self.old
    ).data
    let id = try #require(done.account?.id)
    let account = try #require(try await lab.store.account(id))
    #expect(
      account.profile["user"]
        == .object(["nickname": "Bob", "way": .object(["kind": "card", "colour": "red"])]))
  }

  private static let contract = """
    authcontract: 1
    service: New
    version: "1"
    languages: [en]
    servers: { api: { url: "https://new.example" } }
    tokens:
      access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
    types:
      Session: { access: tokens.access }
      Card: { kind: { constant: card }, code: password, colour: string }
      Cash: { kind: { constant: cash } }
      Way: { oneOf: [Card, Cash] }
    endpoints:
      register:
        route: POST /register
        does: password.register
        sends:
          user:
            fields:
              email: email
              password: newPassword
              nickname: string
              secrets: { fields: { password: newPassword, pin: { type: string, secret: true } } }
              way: Way
        returns: { id: { type: uuid, is: account.id } }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
      me: { route: GET /me, does: account.read, needs: access, returns: { id: { type: uuid, is: account.id } } }
      change: { route: POST /change, does: password.change, needs: access, sends: { new: newPassword } }
      endOthers: { route: POST /others, does: session.endOthers, needs: access }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
    policies: { password: { minLength: 8, blocklist: true } }
    """
}
