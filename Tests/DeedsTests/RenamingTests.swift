import AuthServer
import Stores
import Testing

@testable import ReferenceServer

/// Names that an account gets in place of those that it had.
struct RenamingTests {
  private func lab() async throws -> Lab { try await Lab(text: Self.contract) }

  /// Ann, whose address is proven, and her session.
  private func signedIn(_ lab: Lab) async throws -> Facts {
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
    ).facts
  }

  private func names(_ lab: Lab, of own: Facts) async throws -> [String] {
    let id = try #require(own.account?.id)
    return try #require(try await lab.store.account(id)).identifiers.map(\.text)
  }

  /// As at the registration: or whoever owns the address would be let in to an account that is somebody else's.
  @Test(arguments: ["victim@example.org", "+1 202 555 0100"])
  func aUserNameIsNobodysAddress(_ name: String) async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "update", ["username": .string(name), "email": "new@example.org"], tokens: own.tokens)
      } == .requestInvalid)
    #expect(try await names(lab, of: own) == ["ann@example.org", "ann"])
    #expect(try await lab.letters("addressChanged").isEmpty)
  }

  @Test func aUserNameMayBeTheAddressThatGoesWithIt() async throws {
    let lab = try await lab()
    let own = try await signedIn(lab)
    _ = try await lab.call(
      "update", ["username": "new@example.org", "email": "new@example.org"], tokens: own.tokens)
    #expect(try await names(lab, of: own) == ["new@example.org", "new@example.org"])
  }

  @Test func ofSeveralNamesAllAreGivenOrNone() async throws {
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
    #expect(try await lab.letters("addressChanged").isEmpty)
    let changed = try await update("+12025550101").facts
    #expect(changed.account?.profile["nickname"] == "Annie")
    #expect(try await names(lab, of: own) == ["new@example.org", "ann", "+12025550101"])
    #expect(try await lab.letters("addressChanged").map(\.to) == ["ann@example.org"])
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
    """
}
