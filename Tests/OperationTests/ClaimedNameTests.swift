import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Mallory has proven an address of her own, and says that another is hers: it opens nothing, and nobody is kept from it.
struct ClaimedNameTests {
  private static let his = "victim@example.org"
  private static let password = "Sound Horse 42"

  private func lab(tells: [String: Set<Meaning>]? = nil) async throws -> Lab {
    let lab = try await Lab(text: Self.contract, tells: tells)
    let mallory = try await signedIn(lab, "mallory@example.org")
    _ = try await lab.call("update", ["email": .string(Self.his)], tokens: mallory.tokens)
    #expect(try await holder(lab) == "mallory")
    return lab
  }

  /// A person whose address is proven.
  private func signedIn(_ lab: Lab, _ email: String) async throws -> AnswerData {
    let user = String(email.prefix { $0 != "@" })
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [
          Identifier(kind: .email, text: email, isConfirmed: true),
          Identifier(kind: .username, text: user),
        ], passwordHash: try await lab.hasher.hash(Secret(Self.password))))
    return try await signIn(lab, email, Self.password)
  }

  private func signIn(
    _ lab: Lab, _ email: String, _ password: String
  ) async throws(Failure) -> AnswerData {
    try await lab.call("signIn", ["email": .string(email)], person: email, password: password)
      .data
  }

  /// The user name of whoever has the address; nothing where there is no such account, or no user name.
  private func holder(_ lab: Lab) async throws -> String? {
    try await lab.store.account(calledAny: Self.his)?.identifiers.first { $0.kind == .username }?
      .text
  }

  private func out(
    _ lab: Lab, _ endpoint: String, newPassword: String? = nil, code: String? = nil
  ) async throws(Failure) -> AnswerData {
    try await lab.call(
      endpoint, ["email": .string(Self.his)], person: Self.his, newPassword: newPassword,
      code: code
    ).data
  }

  /// The victim reads its own letters only.
  private func code(_ lab: Lab) async throws -> String? {
    try await lab.store.outbox().last { $0.to == Self.his && $0.code != nil }?.code
  }

  private func stays(_ lab: Lab) async throws {
    let mallory = try await lab.store.account(calledAny: "mallory")
    #expect(mallory?.state == .active)
    #expect(mallory?.identifiers.map(\.text) == ["mallory"])
  }

  @Test func provingNameInSessionTakesIt() async throws {
    let lab = try await lab()
    let bob = try await signedIn(lab, "bob@example.org")
    _ = try await lab.call("sendOwn", ["email": .string(Self.his)], tokens: bob.tokens)
    _ = try await lab.call(
      "verifyOwn", ["email": .string(Self.his)], code: try await code(lab), tokens: bob.tokens)
    #expect(try await holder(lab) == "bob")
    try await stays(lab)
  }

  @Test func claimingNameDoesNotTakeIt() async throws {
    let lab = try await lab()
    let bob = try await signedIn(lab, "bob@example.org")
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("update", ["email": .string(Self.his)], tokens: bob.tokens)
      } == .identifierTaken)
    #expect(try await holder(lab) == "mallory")
  }

  /// The pending registration has proven nothing.
  @Test func unconfirmedRegistrationDoesNotProtectName() async throws {
    let lab = try await Lab(text: Self.contract)
    _ = try await out(lab, "register", newPassword: "Mallory's Horse 1")
    let bob = try await signedIn(lab, "bob@example.org")
    _ = try await lab.call("sendOwn", ["email": .string(Self.his)], tokens: bob.tokens)
    _ = try await lab.call(
      "verifyOwn", ["email": .string(Self.his)], code: try await code(lab), tokens: bob.tokens)
    #expect(try await holder(lab) == "bob")
  }

  /// An account that has proven nothing else is entered by this address.
  @Test func onlyAddressOfAccountIsKept() async throws {
    let lab = try await Lab(text: Self.contract)
    _ = try await lab.store.create(
      NewAccount(
        state: .active, identifiers: [Identifier(kind: .email, text: Self.his)],
        passwordHash: try await lab.hasher.hash(Secret(Self.password))))
    let bob = try await signedIn(lab, "bob@example.org")
    _ = try await lab.call("sendOwn", ["email": .string(Self.his)], tokens: bob.tokens)
    let code = try await code(lab)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "verifyOwn", ["email": .string(Self.his)], code: code, tokens: bob.tokens)
      } == .identifierTaken)
    _ = try await signIn(lab, Self.his, Self.password)
  }

  /// Nothing is taken away before the address is proven, because anyone may register.
  @Test func confirmedRegistrationTakesName() async throws {
    let lab = try await lab()
    let sent = try await out(lab, "register", newPassword: Self.password)
    #expect(sent.account?.state == .unconfirmed)
    #expect(try await holder(lab) == "mallory")
    _ = try await signIn(lab, Self.his, Self.password)
    let confirmed = try await out(lab, "confirm", code: try await code(lab))
    #expect(confirmed.account?.identifiers.map(\.isConfirmed) == [true])
    try await stays(lab)
    // The server cannot know which person chose which password.
    #expect(
      await reason { () async throws(Failure) in
        .done(try await signIn(lab, Self.his, Self.password))
      } == .credentialsWrong)
    _ = try await out(lab, "forgot")
    _ = try await out(lab, "reset", newPassword: "Third Horse 11", code: try await code(lab))
    _ = try await signIn(lab, Self.his, "Third Horse 11")
  }

  @Test func rejectedRegistrationMayRequestCode() async throws {
    let lab = try await lab(tells: ["register": [.identifierTaken]])
    #expect(
      await reason { () async throws(Failure) in
        .done(try await out(lab, "register", newPassword: Self.password))
      } == .identifierTaken)
    _ = try await out(lab, "send")
    _ = try await out(lab, "confirm", code: try await code(lab))
    try await stays(lab)
  }

  /// Mallory may be Ann herself, who hasn't proven the address yet and must not lose it.
  @Test func withoutRegistrationNoCodeIsSent() async throws {
    let lab = try await lab()
    _ = try await out(lab, "send")
    #expect(try await code(lab) == nil)
    let mallory = try await signIn(lab, Self.his, Self.password)
    _ = try await lab.call("sendOwn", ["email": .string(Self.his)], tokens: mallory.tokens)
    let code = try await code(lab)
    #expect(
      await reason { () async throws(Failure) in .done(try await out(lab, "confirm", code: code)) }
        == .codeWrong)
    #expect(try await holder(lab) == "mallory")
  }

  /// Another account has proven one of the names, so no code is sent.
  @Test func provenNameBesideItKeepsBothAccounts() async throws {
    let lab = try await lab()
    let phone = Identifier(kind: .phone, text: "+12025550100", isConfirmed: true)
    _ = try await lab.store.create(NewAccount(state: .active, identifiers: [phone]))
    _ = try await lab.call(
      "register", ["email": .string(Self.his), "phone": .string(phone.text)], person: Self.his,
      newPassword: Self.password)
    #expect(try await code(lab) == nil)
  }

  @Test func signInByCodeTakesName() async throws {
    let lab = try await lab()
    _ = try await out(lab, "sendEntry")
    let data = try await out(lab, "byCode", code: try await code(lab))
    #expect(data.account?.identifiers.map(\.text) == [Self.his])
    try await stays(lab)
  }

  @Test func providerProofTakesName() async throws {
    let lab = try await lab()
    let data = try await lab.call(
      "byProvider", slots: [.identityToken: "good:one:\(Self.his)"]
    ).data
    #expect(data.account?.identifiers.map(\.text) == [Self.his])
    try await stays(lab)
  }

  /// Without the address, the account belongs to the provider's user only.
  @Test func providerLeavesUnprovenRegistrationAlone() async throws {
    let lab = try await Lab(text: Self.contract)
    _ = try await out(lab, "register", newPassword: Self.password)
    let data = try await lab.call(
      "byProvider", slots: [.identityToken: "good:one:\(Self.his)"]
    ).data
    #expect(data.account?.identifiers == [])
    #expect(try await lab.store.account(calledAny: Self.his)?.state == .unconfirmed)
  }

  private static let contract = """
    authcontract: 1
    service: Said
    version: "1"
    languages: [en]
    servers: { api: { url: "https://said.example" } }
    tokens: { access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain } }
    providers: { first: { kind: oidc, issuer: "https://first.example", clientId: said } }
    types: { Session: { access: tokens.access } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, phone: optional phone, password: newPassword } }
      send: { route: POST /send, does: code.send, code: entry, sends: { email: email } }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code } }
      sendEntry: { route: POST /entry, does: code.send, code: sign, sends: { email: email } }
      byCode: { route: POST /code, does: code.signIn, code: sign, sends: { email: email, code: code }, returns: Session }
      byProvider: { route: POST /first, does: provider.signIn, provider: first, sends: { token: providers.first.identityToken }, returns: Session }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
      update: { route: PATCH /me, does: account.update, needs: access, sends: { email: optional email } }
      sendOwn: { route: POST /me/send, does: code.send, code: entry, needs: access, sends: { email: email } }
      verifyOwn: { route: POST /me/verify, does: code.verify, code: entry, needs: access, sends: { email: email, code: code } }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
    policies:
      codes:
        entry: { length: 6, sentBy: [mail] }
        sign: { length: 6, sentBy: [mail] }
    """
}
