import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// The recipients of mails: an unproven address gets none if the account has a proven one.
struct OutgoingMessageTests {
  private static let own = "ann@example.org"
  private static let number = "+12025550100"
  private let ann: JSONObject = ["email": .string(own)]

  private func lab() async throws -> Lab { try await Lab(text: Self.contract) }

  /// Ann, with a proven address and a number that is anybody's.
  private func ann(_ lab: Lab, details: AccountDetails = AccountDetails()) async throws -> Account {
    let new = NewAccount(
      state: .active,
      identifiers: [
        Identifier(kind: .phone, text: Self.number),
        Identifier(kind: .email, text: Self.own, isConfirmed: true),
      ], passwordHash: try await lab.hasher.hash(Secret("Sound Horse 42")), details: details)
    guard case .created(let account) = try await lab.store.create(new) else {
      throw Failure.unavailable(retryAfter: 0)
    }
    return account
  }

  private func signIn(_ lab: Lab) async throws -> Outcome {
    try await lab.call("signIn", ann, person: Self.own, password: "Sound Horse 42")
  }

  private func ways(_ lab: Lab) async throws -> [String] {
    try await lab.store.outbox().map { "\($0.channel) \($0.to)" }
  }

  /// The step's name suggests a text, and the policy sends texts.
  @Test func secondFactorIsSentToProvenAddress() async throws {
    let lab = try await lab()
    _ = try await ann(lab, details: AccountDetails(asksForMessage: true))
    let asked = try await signIn(lab)
    #expect(asked.type == "MessageWanted")
    for channel in ["sms", "mail"] {
      _ = try await lab.call(
        "resend", ["channel": .string(channel)], tokens: asked.data.tokens)
    }
    #expect(try await ways(lab) == Array(repeating: "mail \(Self.own)", count: 3))
    let code = try await lab.lastCode()
    let done = try await lab.call("answer", code: code, tokens: asked.data.tokens).data
    #expect(done.tokens["access"] != nil)
  }

  /// Both are proven. The channels are an inline enum or a named type.
  @Test(arguments: ["{ enum: [sms, mail] }", "Channel"])
  func codeIsSentOverChosenChannel(_ shape: String) async throws {
    let lab = try await Lab(
      text: Self.contract.replacing("{ enum: [sms, mail] } }", with: "\(shape) }"))
    let account = try await ann(lab, details: AccountDetails(asksForMessage: true))
    try await lab.store.confirm(account.id, identifier: Self.number)
    let tokens = try await signIn(lab).data.tokens
    for channel in ["mail", "sms"] {
      _ = try await lab.call("resend", ["channel": .string(channel)], tokens: tokens)
    }
    #expect(
      try await ways(lab) == ["sms \(Self.number)", "mail \(Self.own)", "sms \(Self.number)"])
  }

  /// A thief of Ann's session replaces her proven address with his own.
  @Test func secondFactorIsNotSentToPlantedAddress() async throws {
    let lab = try await lab()
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [
          Identifier(kind: .email, text: "mallory@example.org"),
          Identifier(kind: .username, text: "ann"),
        ], passwordHash: try await lab.hasher.hash(Secret("Sound Horse 42")),
        details: AccountDetails(isProven: true, asksForMessage: true)))
    let asked = try await lab.call(
      "signIn", ["email": "mallory@example.org"], person: "mallory@example.org",
      password: "Sound Horse 42")
    #expect(asked.type == "MessageWanted")
    let account = try #require(try await lab.store.account(calledAny: "ann"))
    try await lab.collaborators.accounts.messages.post("passwordChanged", "", to: account)
    #expect(try await ways(lab) == Array(repeating: "push \(account.id)", count: 2))
    _ = try await lab.call("forgot", ["email": "ann"], person: "ann")
    #expect(try await ways(lab).count == 2)
  }

  /// The number is proven already, so another code there would never prove the mail.
  @Test func codeIsSentToAddressStillUnproven() async throws {
    let lab = try await Lab(
      text: Self.contract
        .replacing(
          "code: own, needs: access }",
          with: "code: own, needs: access, sends: { name: optional username } }"
        )
        .replacing("sentBy: [sms] }", with: "sentBy: [sms, mail] }"))
    let new = NewAccount(
      state: .active,
      identifiers: [
        Identifier(kind: .phone, text: Self.number, isConfirmed: true),
        Identifier(kind: .email, text: Self.own), Identifier(kind: .username, text: "ann"),
      ])
    guard case .created(let account) = try await lab.store.create(new) else { return }
    let input = OperationInput(endpoint: lab.contract.endpoints["signIn"])
    let tokens = try await lab.completer.complete(account, input).data.tokens
    for values: JSONObject in [[:], ["name": "ann"]] {
      _ = try await lab.call("sendOwn", values, tokens: tokens)
      #expect(try await ways(lab).last == "mail \(Self.own)")
    }
  }

  /// The owner of the device may not have access to the mailbox.
  @Test func codeForAddressIsNotPushedToDevice() async throws {
    let lab = try await Lab(
      text: Self.contract.replacing("sentBy: [sms] }", with: "sentBy: [push] }"))
    let account = try await ann(lab)
    let rules = CodeRules(lab.contract.policies.codes["own"])
    try await lab.codes.issueCode(rules, for: Self.own, to: Address(account.identifiers[1]))
    #expect(try await ways(lab) == ["mail \(Self.own)"])
    let tokens = try await signIn(lab).data.tokens
    _ = try await lab.call("sendOwn", tokens: tokens)
    #expect(try await ways(lab).last == "push \(account.id)")
    _ = try await lab.call("proveOwn", code: try await lab.lastCode(), tokens: tokens)
    let now = try await lab.store.account(account.id)
    #expect(now?.identifiers.map(\.isConfirmed) == [false, true])
  }

  /// Otherwise nothing could be proven.
  @Test func phoneNumberIsProvenByText() async throws {
    let lab = try await lab()
    let account = try await ann(lab)
    let tokens = try await signIn(lab).data.tokens
    _ = try await lab.call("sendOwn", tokens: tokens)
    #expect(try await ways(lab) == ["sms \(Self.number)"])
    _ = try await lab.call("proveOwn", code: try await lab.lastCode(), tokens: tokens)
    let now = try await lab.store.account(account.id)
    #expect(now?.identifiers.map(\.isConfirmed) == [true, true])
  }

  /// The name existed when it was checked and was removed afterwards.
  @Test func removedIdentifierCannotBeProven() async throws {
    let lab = try await lab()
    let account = try await ann(lab)
    let session = try #require(try await signIn(lab).data.session)
    let caller = try #require(try await lab.store.authenticated(session: session.id))
    let number = Address(account.identifiers[0])
    _ = try await lab.store.name(account.id, Identifier(kind: .phone, text: "+12025550199"))
    #expect(
      await reasonWithin {
        try await lab.collaborators.codes.sessionCodes.applyProof(caller, nil, number)
      } == .codeWrong)
    try await lab.store.set(account.id, state: .disabled)
    #expect(
      await reasonWithin {
        try await lab.collaborators.codes.sessionCodes.applyProof(caller, nil, number)
      }
        == .accountDisabled)
  }

  /// The proof removed the planted address, which gets no message.
  @Test func newPasswordIsAnnouncedToProvenAddress() async throws {
    let lab = try await lab()
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [
          Identifier(kind: .phone, text: Self.number), Identifier(kind: .email, text: Self.own),
        ]))
    _ = try await lab.call("forgot", ann, person: Self.own)
    _ = try await lab.call(
      "reset", ann, person: Self.own, newPassword: "Third Horse 11",
      code: try await lab.lastCode())
    #expect(try await ways(lab) == Array(repeating: "mail \(Self.own)", count: 2))
    #expect(try await lab.store.outbox().last?.subject == "passwordChanged")
  }

  private static let contract = """
    authcontract: 1
    service: Letters
    version: "1"
    languages: [en]
    servers: { api: { url: "https://letters.example" } }
    tokens:
      access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
      challenge: { format: opaque, lifetime: 10m, stored: memory }
    types:
      Session: { kind: { constant: done }, access: tokens.access }
      MessageWanted: { kind: { constant: sms, is: step.message }, challenge: tokens.challenge }
      Asked: { oneOf: [Session, MessageWanted] }
      Channel: { enum: [sms, mail] }
    endpoints:
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Asked }
      resend: { route: POST /resend, does: code.send, code: mfa, sends: { challenge: tokens.challenge, channel: { enum: [sms, mail], is: code.channel } } }
      answer: { route: POST /answer, does: signIn.continue, sends: { challenge: tokens.challenge, code: code }, returns: Session }
      sendOwn: { route: POST /own, does: code.send, code: own, needs: access }
      proveOwn: { route: POST /own/proof, does: code.verify, code: own, needs: access, sends: { code: code } }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
    policies:
      codes:
        mfa: { length: 6, sentBy: [sms, mail] }
        own: { length: 6, sentBy: [sms] }
    """
}
