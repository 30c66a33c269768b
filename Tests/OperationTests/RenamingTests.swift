import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Names that an account gets in place of those that it had.
struct RenamingTests {
  private func lab() async throws -> Lab { try await Lab(text: Self.contract) }

  /// Ann, whose address is proven, and her session.
  private func signedIn(_ lab: Lab) async throws -> AnswerData {
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [
          Identifier(kind: .email, text: "ann@example.org", isConfirmed: true),
          Identifier(kind: .username, text: "ann"),
        ],
        passwordHash: try await lab.hasher.hash(Secret("Sound Horse 42"))))
    return try await lab.call(
      "signIn", ["email": "ann@example.org"], person: "ann@example.org",
      password: "Sound Horse 42"
    ).data
  }

  private func names(_ lab: Lab, of own: AnswerData) async throws -> [String] {
    let id = try #require(own.account?.id)
    return try #require(try await lab.store.account(id)).identifiers.map(\.text)
  }

  /// Otherwise the owner of the address would enter somebody else's account.
  @Test(arguments: ["victim@example.org", "+1 202 555 0100"])
  func usernameCannotBeAddressOfOther(_ name: String) async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "update", ["username": .string(name), "email": "new@example.org"], tokens: own.tokens)
      } == .requestInvalid)
    #expect(try await names(lab, of: own) == ["ann@example.org", "ann"])
    #expect(try await lab.messages("addressChanged").isEmpty)
  }

  @Test func usernameMayEqualNewAddress() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    _ = try await lab.call(
      "update", ["username": "new@example.org", "email": "new@example.org"], tokens: own.tokens)
    #expect(try await names(lab, of: own) == ["new@example.org", "new@example.org"])
  }

  /// Otherwise the owner of the address would enter somebody else's account.
  @Test func addressEqualToUsernameCannotChangeAlone() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    let update = { (fields: JSONObject) async throws(Failure) -> Outcome in
      try await lab.call("update", fields, tokens: own.tokens)
    }
    _ = try await update(["username": "new@example.org", "email": "new@example.org"])
    #expect(
      await reason { () async throws(Failure) in try await update(["email": "m@example.org"]) }
        == .requestInvalid)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "verify", ["email": "m@example.org"], code: try await code(lab, own, "m@example.org"),
          tokens: own.tokens)
      } == .requestInvalid)
    #expect(try await names(lab, of: own) == ["new@example.org", "new@example.org"])
    _ = try await update(["username": "ann", "email": "m@example.org"])
    #expect(try await names(lab, of: own) == ["m@example.org", "ann"])
  }

  /// The session read the account before another one changed it.
  @Test func namesAreCheckedAtTimeOfUpdate() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    let session = try #require(own.session)
    let caller = try #require(try await lab.store.authenticated(session: session.id))
    _ = try await lab.call(
      "update", ["username": "new@example.org", "email": "new@example.org"], tokens: own.tokens)
    let mail = Identifier(kind: .email, text: "m@example.org")
    #expect(
      await reasonWithin { try await lab.changes.name(caller, [mail]) } == .requestInvalid)
    #expect(try await names(lab, of: own) == ["new@example.org", "new@example.org"])
  }

  /// The account got the username in some other way and may keep it.
  @Test func existingUsernameResemblingNumberIsKept() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    let id = try #require(own.account?.id)
    _ = try await lab.store.name(id, Identifier(kind: .username, text: "+12025550100"))
    _ = try await lab.call("update", ["email": "new@example.org"], tokens: own.tokens)
    #expect(try await names(lab, of: own) == ["new@example.org", "+12025550100"])
  }

  @Test func addressIsDistinctFromEqualUsername() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    let id = try #require(own.account?.id)
    _ = try await lab.store.name(id, Identifier(kind: .username, text: "a@example.org"))
    _ = try await lab.call("update", ["email": "a@example.org"], tokens: own.tokens)
    #expect(try await names(lab, of: own) == ["a@example.org", "a@example.org"])
  }

  private func code(_ lab: Lab, _ own: AnswerData, _ address: String) async throws(Failure)
    -> String?
  {
    _ = try await lab.call("sendCode", ["email": .string(address)], tokens: own.tokens)
    do { return try await lab.lastCode() } catch { throw .unavailable(retryAfter: 0) }
  }

  @Test func severalNamesAreSetAllOrNone() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    _ = try await lab.store.create(
      NewAccount(
        state: .active, identifiers: [Identifier(kind: .phone, text: "+12025550100")]))
    let update = { (phone: String) async throws(Failure) -> Outcome in
      try await lab.call(
        "update",
        ["email": "new@example.org", "phone": .string(phone), "nickname": "Annie"],
        tokens: own.tokens)
    }
    #expect(
      await reason { () async throws(Failure) in try await update("+12025550100") }
        == .identifierTaken)
    #expect(try await names(lab, of: own) == ["ann@example.org", "ann"])
    #expect(try await lab.messages("addressChanged").isEmpty)
    let changed = try await update("+12025550101").data
    #expect(changed.account?.profile["nickname"] == "Annie")
    #expect(try await names(lab, of: own) == ["new@example.org", "ann", "+12025550101"])
    #expect(try await lab.messages("addressChanged").map(\.to) == ["ann@example.org"])
  }

  private static let contract = """
    authcontract: 1
    service: Renaming
    version: "1"
    languages: [en]
    servers: { api: { url: "https://renaming.example" } }
    tokens:
      access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
    types:
      Session: { access: tokens.access }
    endpoints:
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
      update:
        route: PATCH /me
        does: account.update
        needs: access
        sends: { username: optional username, email: optional email, phone: optional phone, nickname: optional string }
      sendCode: { route: POST /send, does: code.send, code: entry, needs: access, sends: { email: email } }
      verify: { route: POST /verify, does: code.verify, code: entry, needs: access, sends: { email: email, code: code } }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """
}
