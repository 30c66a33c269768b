import AuthServer
import ContractModel
import Crypto
import Stores
import Testing

@testable import ReferenceServer

/// Attempts to take over another person's account, or an account that is not proven yet.
struct TakeoverTests {
  private static let right = "Sound Horse 42"
  private let ann: JSONObject = ["email": "ann@example.org"]
  private func lab() async throws -> Lab { try await Lab(text: Self.contract) }

  private func register(
    _ lab: Lab, _ fields: JSONObject, _ password: String = right
  ) async throws -> AnswerData {
    try await lab.call(
      "register", fields, person: fields["email"]?.asText, newPassword: password
    ).data
  }

  /// Ann, whose address is proven.
  private func proven(_ lab: Lab, details: AccountDetails) async throws {
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [Identifier(kind: .email, text: "ann@example.org", isConfirmed: true)],
        passwordHash: try await lab.hasher.hash(Secret(Self.right)), details: details))
  }

  private func signIn(_ lab: Lab, _ password: String) async throws(Failure) -> Outcome {
    try await lab.call("signIn", ann, person: "ann@example.org", password: password)
  }

  private func why(_ work: () async throws(Failure) -> Outcome) async -> Meaning? {
    await reason(work)
  }

  private func messages(_ lab: Lab, to address: String) async throws -> Int {
    try await lab.store.outbox().filter { $0.to == address }.count
  }

  /// The code of the call is sent, and typed by who reads it.
  private func signInByCode(_ lab: Lab, _ address: String) async throws -> AnswerData {
    let fields: JSONObject = ["email": .string(address)]
    _ = try await lab.call("sendCode", fields, person: address)
    let code = try await lab.lastCode()
    return try await lab.call("codeIn", fields, person: address, code: code).data
  }

  @Test func plantedDataDoesNotSurviveProof() async throws {
    let lab = try await lab()
    let planted = try await register(lab, ann)
    _ = try await lab.call("link", tokens: planted.tokens, slots: [.identityToken: "good:mallory"])
    let id = try #require(planted.account?.id)
    _ = try await lab.store.update(id, details: { $0.authenticator = "GEZDGNBVGY3TQOJQ" })
    let own = try await signInByCode(lab, "ann@example.org")
    #expect(own.account?.id == id)
    #expect(own.account.map { $0.details.authenticator } == .some(nil))
    #expect(try await lab.store.account(provider: "apple", subject: "mallory") == nil)
    #expect(
      await why { () async throws(Failure) in try await lab.call("me", tokens: planted.tokens) }
        == .sessionEnded)
  }

  @Test func resetIsProofToo() async throws {
    let lab = try await lab()
    let planted = try await register(lab, ann)
    _ = try await lab.call("link", tokens: planted.tokens, slots: [.identityToken: "good:mallory"])
    _ = try await lab.call("forgot", ann, person: "ann@example.org")
    let code = try await lab.lastCode()
    _ = try await lab.call(
      "reset", ann, person: "ann@example.org", newPassword: "Another Horse 1", code: code)
    #expect(try await lab.store.account(provider: "apple", subject: "mallory") == nil)
    _ = try await signIn(lab, "Another Horse 1")
  }

  /// Ann reads the code of the second registration, which isn't hers.
  @Test func contestedRegistrationKeepsNeitherPassword() async throws {
    let lab = try await Lab(text: Self.confirmed)
    _ = try await register(lab, ann)
    _ = try await register(lab, ann, "Mallory's Horse 1")
    let code = try await lab.lastCode()
    _ = try await lab.call("confirm", ann, person: "ann@example.org", code: code)
    for password in [Self.right, "Mallory's Horse 1"] {
      #expect(
        await why { () async throws(Failure) in try await signIn(lab, password) }
          == .credentialsWrong)
    }
    _ = try await lab.call("forgot", ann, person: "ann@example.org")
    let reset = try await lab.lastCode()
    _ = try await lab.call(
      "reset", ann, person: "ann@example.org", newPassword: "Third Horse 11", code: reset)
    _ = try await signIn(lab, "Third Horse 11")
  }

  /// The first message got lost.
  @Test func repeatedRegistrationKeepsPassword() async throws {
    let lab = try await Lab(text: Self.confirmed)
    _ = try await register(lab, ann)
    _ = try await register(lab, ann)
    let code = try await lab.lastCode()
    _ = try await lab.call("confirm", ann, person: "ann@example.org", code: code)
    _ = try await signIn(lab, Self.right)
  }

  @Test func secondRegistrationErasesFirst() async throws {
    let lab = try await Lab(text: Self.confirmed)
    let planted = try await register(
      lab, ["email": "mallory@example.org", "phone": "+12025550100"])
    #expect(planted.account?.profile == [:])
    let own = try await register(lab, ["email": "ann@example.org", "phone": "+12025550100"])
    #expect(own.account?.identifiers.map(\.text) == ["ann@example.org", "+12025550100"])
    #expect(try await messages(lab, to: "ann@example.org") == 1)
    #expect(try await lab.store.account(calledAny: "mallory@example.org") == nil)
  }

  /// A session thief sets his own address, which opens nothing.
  @Test func unprovenAddressOpensNoProvenAccount() async throws {
    let lab = try await lab()
    let own = try await signInByCode(lab, "ann@example.org")
    _ = try await lab.call("update", ["email": "mallory@example.org"], tokens: own.tokens)
    #expect(try await lab.store.outbox().last?.to == "ann@example.org")
    let mallory = "mallory@example.org"
    _ = try await lab.call("forgot", ["email": .string(mallory)], person: mallory)
    #expect(try await messages(lab, to: mallory) == 0)
    let his = try await signInByCode(lab, mallory)
    #expect(his.account?.id != own.account?.id)
  }

  @Test func resetLinksEndWhenPasswordChanges() async throws {
    let lab = try await Lab(text: Self.linked)
    _ = try await register(lab, ann)
    var links: [String] = []
    for _ in 1...2 {
      _ = try await lab.call("forgot", ann, person: "ann@example.org")
      links.append(try #require(try await lab.store.outbox().last?.code))
    }
    let reset = { (link: String, password: String) async throws(Failure) -> Outcome in
      try await lab.call("reset", ["token": .string(link)], newPassword: password)
    }
    _ = try await reset(links[1], "Another Horse 1")
    #expect(
      await why { () async throws(Failure) in try await reset(links[0], "Third Horse 11") }
        == .codeWrong)
  }

  @Test func nestedCurrentPasswordIsChecked() async throws {
    let lab = try await lab()
    let own = try await register(lab, ann)
    let change = { (current: String) async throws(Failure) -> Outcome in
      try await lab.call(
        "change", password: current, newPassword: "Another Horse 1", tokens: own.tokens)
    }
    #expect(
      await why { () async throws(Failure) in try await change("Wrong Horse 1") }
        == .credentialsWrong)
    _ = try await change(Self.right)
  }

  @Test func currentPasswordInChoiceIsChecked() async throws {
    let lab = try await Lab(
      text: Self.contract
        .replacing(
          "sends: { user: { fields: { current: password, new: newPassword } } }",
          with: "code: entry, sends: { way: Way }"
        )
        .replacing(
          "types:\n",
          with: """
            types:
              Known: { kind: { constant: known }, current: password, new: newPassword }
              Other: { kind: { constant: other }, code: code, new: newPassword }
              Way: { oneOf: [Known, Other] }

            """))
    let own = try await register(lab, ann)
    #expect(
      await why { () async throws(Failure) in
        try await lab.call(
          "change", password: "Wrong Horse 1", newPassword: "Another Horse 1", tokens: own.tokens)
      } == .credentialsWrong)
  }

  /// The old password was proven, but a faster caller replaced it.
  @Test func passwordChangedConcurrentlyIsNotReplaced() async throws {
    let lab = try await lab()
    let own = try #require(try await register(lab, ann).account)
    try await lab.passwords.choose(Secret("Another Horse 1"), for: own, keeping: .none)
    await #expect(throws: OperationRefusal.self) {
      try await lab.passwords.choose(Secret("Mallory's Horse 1"), for: own, keeping: .all)
    }
    _ = try await signIn(lab, "Another Horse 1")
  }

  /// Otherwise the owner of the address would enter somebody else's account.
  @Test(arguments: ["ann@example.org", "+1 202 555 0100"])
  func usernameCannotBeAddressOfOther(_ name: String) async throws {
    let lab = try await Lab(text: Self.named)
    #expect(
      await why { () async throws(Failure) in
        try await lab.call(
          "register", ["username": .string(name), "email": "mallory@example.org"], person: name,
          newPassword: Self.right)
      } == .requestInvalid)
  }

  @Test func codeProvesAddressNotUsername() async throws {
    let lab = try await Lab(text: Self.named)
    let fields: JSONObject = ["username": "ann", "email": "ann@example.org"]
    let begun = try await lab.call(
      "register", fields, person: "ann", newPassword: Self.right
    ).data
    #expect(try await messages(lab, to: "ann@example.org") == 1)
    let code = try await lab.lastCode()
    _ = try await lab.call("confirm", ["username": "ann"], person: "ann", code: code)
    let account = try await lab.store.account(try #require(begun.account?.id))
    #expect(account?.identifiers.filter(\.isConfirmed).map(\.text) == ["ann@example.org"])
    _ = try await lab.call("signIn", ["username": "ann"], person: "ann", password: Self.right)
  }

  /// Completing one step doesn't replace the next.
  @Test func answeredStepHidesNoSecondFactor() async throws {
    let lab = try await Lab(text: Self.steps)
    try await proven(lab, details: .init(authenticator: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"))
    let asked = try await signIn(lab, Self.right)
    #expect(asked.type == "TermsWanted")
    #expect(
      await why { () async throws(Failure) in
        try await lab.call("acceptTerms", tokens: asked.data.tokens)
      } != nil)
    let account = try #require(try await lab.store.account(calledAny: "ann@example.org"))
    #expect(try await lab.store.sessions(of: account.id).isEmpty)
  }

  /// The password is checked again as the sign-in continues.
  @Test func pendingStepEndsWhenPasswordChanges() async throws {
    let lab = try await Lab(text: Self.steps)
    try await proven(lab, details: AccountDetails())
    let asked = try await signIn(lab, Self.right).data
    var input = OperationInput(endpoint: lab.contract.endpoints["acceptTerms"])
    input.tokens = asked.tokens.mapValues(\.secret)
    let token = try #require(lab.challenges.stepToken(input))
    let (challenge, account) = try await lab.challenges.challenge(token, input)
    try await lab.passwords.choose(Secret("Another Horse 1"), for: account, keeping: .all)
    #expect(
      await reasonWithin {
        try await lab.stepAnswers.pass(challenge, token, challenge.password, input)
      } == .challengeUnknown)
    #expect(try await lab.store.sessions(of: account.id).isEmpty)
  }

  /// The first was pending with a valid code.
  @Test func onlyOneOfTwoConcurrentResetsSucceeds() async throws {
    let lab = try await lab()
    try await proven(lab, details: AccountDetails())
    let forgot = { @Sendable () async throws -> String? in
      _ = try await lab.call("forgot", ann, person: "ann@example.org")
      return try await lab.lastCode()
    }
    let reset = { @Sendable (password: String, code: String?) async throws(Failure) -> Outcome in
      try await lab.call(
        "reset", ann, person: "ann@example.org", newPassword: password, code: code)
    }
    let code = try await forgot()
    await lab.hasher.setMeanwhile {
      await #expect(throws: Never.self) { try await reset("Another Horse 1", try await forgot()) }
    }
    #expect(
      await why { () async throws(Failure) in try await reset("Third Horse 11", code) }
        == .codeWrong)
    _ = try await signIn(lab, "Another Horse 1")
  }

  @Test func resentStepCodeIsAccepted() async throws {
    let lab = try await Lab(text: Self.resent)
    try await proven(lab, details: AccountDetails(asksForMessage: true))
    let asked = try await signIn(lab, Self.right).data
    #expect(try await lab.lastCode()?.count == 8)
    _ = try await lab.call("resend", tokens: asked.tokens)
    let code = try await lab.lastCode()
    let done = try await lab.call("answer", code: code, tokens: asked.tokens).data
    #expect(done.tokens["access"] != nil)
  }

  /// Nobody proved the address in the profile.
  @Test func unprovenProfileAddressIsNotSigned() async throws {
    let lab = try await lab()
    let own = try await lab.call(
      "enter", ["email": "eve@example.org"], slots: [.identityToken: "good:one:one@example.org"]
    ).data
    let account = try #require(own.account)
    _ = try await lab.store.name(
      account.id, Identifier(kind: .email, text: "new@example.org", isConfirmed: true))
    let now = try #require(try await lab.store.account(account.id))
    let field = try #require(lab.contract.tokens["access"].claims.first)
    #expect(now.value(of: field) == "new@example.org")
    let told = Account(
      id: "1", state: .active, identifiers: [], passwordHash: nil,
      profile: ["email": "eve@example.org"], createdAt: lab.clock.now)
    #expect(told.value(of: field) == nil)
  }
}

extension TakeoverTests {
  private static func contract(_ parts: String, tokens: String = "", types: String = "") -> String {
    """
    authcontract: 1
    service: Takeover
    version: "1"
    languages: [en]
    servers: { api: { url: "https://takeover.example" } }
    tokens:
      access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain, claims: { email: optional email } }
    \(tokens)
    types:
      Session: { kind: { constant: done }, access: tokens.access }
    \(types)
    providers: { apple: { kind: apple, audience: org.example.takeover } }
    endpoints:
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
      me: { route: GET /me, does: account.read, needs: access, returns: { id: { type: string, is: account.id } } }
    \(parts)
    """
  }

  private static let reset = """
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
    """

  /// A registration brings a session at once, and nothing asks for a proof.
  private static let contract = contract(
    """
      register: { route: POST /up, does: password.register, sends: { email: email, password: newPassword }, returns: Session }
      sendCode: { route: POST /send, does: code.send, code: entry, sends: { email: email } }
      codeIn: { route: POST /code, does: code.signIn, code: entry, sends: { email: email, code: code }, returns: Session }
      enter: { route: POST /apple, does: provider.signIn, provider: apple, sends: { identityToken: providers.apple.identityToken, email: providers.apple.email }, returns: Session }
      link: { route: POST /link, does: provider.link, provider: apple, needs: access, sends: { identityToken: providers.apple.identityToken } }
      update: { route: PATCH /me, does: account.update, needs: access, sends: { email: email } }
      change: { route: POST /change, does: password.change, needs: access, sends: { user: { fields: { current: password, new: newPassword } } } }
    \(reset)
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """)

  private static let confirmed = contract(
    """
      register: { route: POST /up, does: password.register, sends: { email: email, phone: optional phone, password: newPassword } }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code } }
    \(reset)
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """)

  private static let linked = contract(
    """
      register: { route: POST /up, does: password.register, sends: { email: email, password: newPassword } }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { token: string, password: newPassword } }
    """)

  private static let named = contract(
    """
      register: { route: POST /up, does: password.register, sends: { username: username, email: email, password: newPassword } }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { username: username, code: code } }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """
  ).replacing(
    "signIn: { route: POST /in, does: password.signIn, sends: { email: email",
    with: "signIn: { route: POST /in, does: password.signIn, sends: { username: username")

  private static let challenge = "  challenge: { format: opaque, lifetime: 10m, stored: memory }"

  private static let steps = contract(
    """
      acceptTerms: { route: POST /terms, does: signIn.continue, sends: { challenge: tokens.challenge }, returns: Session }
    policies: { terms: { acceptedAt: signIn, documents: [terms] } }
    """, tokens: challenge,
    types: """
        TermsWanted: { kind: { constant: terms, is: step.terms }, challenge: tokens.challenge }
        TotpWanted: { kind: { constant: totp, is: step.authenticator }, challenge: tokens.challenge }
        Asked: { oneOf: [Session, TermsWanted, TotpWanted] }
      """
  ).replacing(
    "password: password }, returns: Session", with: "password: password }, returns: Asked")

  private static let resent = contract(
    """
      resend: { route: POST /resend, does: code.send, code: mfa, sends: { challenge: tokens.challenge } }
      answer: { route: POST /answer, does: signIn.continue, sends: { challenge: tokens.challenge, code: code }, returns: Session }
    policies: { codes: { mfa: { length: 8, sentBy: [mail] } } }
    """, tokens: challenge,
    types: """
        MessageWanted: { kind: { constant: mail, is: step.message }, challenge: tokens.challenge }
        Asked: { oneOf: [Session, MessageWanted] }
      """
  ).replacing(
    "password: password }, returns: Session", with: "password: password }, returns: Asked")
}
