import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Calls that began in an account before its owner came, and continue after that.
struct PendingOperationTests {
  private let ann: JSONObject = ["email": "ann@example.org"]

  /// A guest has no password, and neither has a reset account, but they differ.
  @Test func resetAccountInvalidatesPageCode() async throws {
    let lab = try await Lab(text: Self.guests)
    let mallory = try await lab.call("guest").data
    _ = try await lab.call("update", ann, tokens: mallory.tokens)
    let vouched: [ProviderSlot: String] = [.authorizationCode: "good:mallory"]
    _ = try await lab.call("link", tokens: mallory.tokens, slots: vouched)
    _ = try await lab.call("start")
    let back = ProviderReturn(state: await lab.providers.starts.last.map { Secret($0.state) })
    let brought = try #require(
      try await lab.call("back", slots: vouched, back: back).data.values["code"]?.asText)
    _ = try await lab.call("sendCode", ann, person: "ann@example.org")
    let own = try await lab.call(
      "codeIn", ann, person: "ann@example.org", code: try await lab.lastCode()
    ).data
    #expect(own.account?.id == mallory.account?.id)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("exchange", ["code": .string(brought)], code: brought)
      } == .codeWrong)
  }

  /// Three users registered, and the server can't tell which is Ann, who proves the address while all are asked
  /// for the terms.
  @Test func contestedRegistrationEndsPendingSteps() async throws {
    let lab = try await Lab(text: Self.terms)
    var asked: [AnswerData] = []
    for password in ["Mallory's Horse 1", "Mallory's Horse 2", "Sound Horse 42"] {
      let outcome = try await lab.call(
        "register", ann, person: "ann@example.org", newPassword: password)
      #expect(outcome.type == "TermsWanted")
      asked.append(outcome.data)
    }
    let goOn = { (data: AnswerData) async -> Meaning? in
      await reason { () async throws(Failure) in
        try await lab.call("acceptTerms", tokens: data.tokens)
      }
    }
    #expect(await goOn(asked[1]) == .challengeUnknown)
    _ = try await lab.call(
      "confirm", ann, person: "ann@example.org", code: try await lab.lastCode())
    #expect(await goOn(asked[2]) == .challengeUnknown)
  }

  /// Mallory, a guest under Ann's address.
  private func mallory(_ lab: Lab) async throws -> AnswerData {
    let own = try await lab.call("guest").data
    _ = try await lab.call("update", ann, tokens: own.tokens)
    return own
  }

  /// Ann reads a code, and the account starts over.
  private func come(_ lab: Lab) async {
    do {
      _ = try await lab.call("sendCode", ann, person: "ann@example.org")
      let code = try await lab.lastCode()
      _ = try await lab.call("codeIn", ann, person: "ann@example.org", code: code)
    } catch { Issue.record("Ann was not let in: \(error)") }
  }

  private let vouched: [ProviderSlot: String] = [.authorizationCode: "good:mallory"]

  @Test func pendingLinkIsNotMadeAfterReset() async throws {
    let lab = try await Lab(text: Self.guests)
    let mallory = try await mallory(lab)
    await lab.providers.setMeanwhile { await come(lab) }
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("link", tokens: mallory.tokens, slots: vouched)
      } == .sessionEnded)
    #expect(try await lab.store.account(provider: "github", subject: "mallory") == nil)
  }

  @Test func resetAccountCannotBeDeletedByOldSession() async throws {
    let lab = try await Lab(text: Self.guests)
    let mallory = try await mallory(lab)
    _ = try await lab.call("link", tokens: mallory.tokens, slots: vouched)
    await lab.providers.setMeanwhile { await come(lab) }
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("delete", tokens: mallory.tokens)
      } == .sessionEnded)
    #expect(try await lab.store.account(calledAny: "ann@example.org")?.state == .active)
  }

  /// The provider gets no error.
  @Test func noticeAboutResetAccountIsIgnored() async throws {
    let lab = try await Lab(text: Self.guests)
    let id = try #require(try await mallory(lab).account?.id)
    let read = try #require(try await lab.store.account(id))
    await come(lab)
    try await lab.notices.note(read, reaches: false)
    #expect(try await lab.store.account(id)?.profile["emailReaches"] == nil)
  }

  /// The session was valid when it was checked.
  @Test func oldSessionChangesNothingAfterReset() async throws {
    let lab = try await Lab(text: Self.guests)
    let session = try #require(try await mallory(lab).session)
    let caller = try #require(try await lab.store.authenticated(session: session.id))
    await come(lab)
    let before = try await lab.store.account(session.account)
    let mail = Identifier(kind: .email, text: "mallory@example.org")
    let key = AccountUpdate { $0.authenticator = "GEZDGNBVGY3TQOJQ" }
    #expect(await reasonWithin { try await lab.changes.name(caller, [mail]) } == .sessionEnded)
    #expect(await reasonWithin { try await lab.changes.change(caller, key) } == .sessionEnded)
    #expect(
      await reasonWithin { try await lab.changes.change(caller.account, key) } == .accountGone)
    #expect(try await lab.store.account(session.account) == before)
  }

  /// For example by a provider, whether or not the password hash was upgraded in the meantime.
  @Test func pendingSignInDoesNotEnterResetAccount() async throws {
    let lab = try await Lab(text: Self.guests)
    let id = try #require(try await mallory(lab).account?.id)
    let read = try #require(try await lab.store.account(id))
    let enter = { () async throws -> Outcome in
      try await lab.completer.complete(
        read, OperationInput(endpoint: lab.contract.endpoints["exchange"]))
    }
    _ = try await lab.store.replace(id, passwordHash: nil, by: "hashed anew", keeping: .all)
    _ = try await enter()
    await come(lab)
    #expect(await reasonWithin { try await enter() } == .accountGone)
    _ = try await lab.store.replace(
      id, passwordHash: try await lab.store.account(id)?.passwordHash, by: "chosen",
      keeping: .all)
    #expect(await reasonWithin { try await enter() } == .accountGone)
  }

  @Test func resetAccountIsNoLongerGuest() async throws {
    let lab = try await Lab(text: Self.guests)
    let id = try #require(try await mallory(lab).account?.id)
    #expect(try await lab.store.account(id)?.details.isGuest == true)
    await come(lab)
    #expect(try await lab.store.account(id)?.details.isGuest == false)
  }

  /// Two users each read one of two addresses. One code is accepted, and the other is too late.
  @Test func onlyOneAddressOfRegistrationIsProvenFirst() async throws {
    for _ in 1...20 {
      let lab = try await Lab(text: Self.several)
      let phone: JSONObject = ["phone": "+12025550100"]
      let begun = try await lab.call(
        "register", ["email": "ann@example.org", "phone": "+12025550100"],
        person: "ann@example.org", newPassword: "Sound Horse 42"
      ).data
      let mailed = try await lab.lastCode()
      _ = try await lab.call("sendCode", phone, person: "+12025550100")
      let sent = try await lab.lastCode()
      let verify = { @Sendable (who: JSONObject, person: String, code: String?) async -> Bool in
        do {
          _ = try await lab.call("verify", who, person: person, code: code)
          return true
        } catch { return false }
      }
      async let one = verify(ann, "ann@example.org", mailed)
      async let other = verify(phone, "+12025550100", sent)
      #expect(await [one, other].filter { $0 }.count == 1)
      let account = try await lab.store.account(try #require(begun.account?.id))
      #expect(account?.identifiers.filter(\.isConfirmed).count == 1)
    }
  }
}

extension PendingOperationTests {
  private static let guests = """
    authcontract: 1
    service: Guests
    version: "1"
    languages: [en]
    servers: { api: { url: "https://guests.example" } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    types: { Session: { access: tokens.access } }
    providers: { github: { kind: github } }
    callbacks: { arrival: { url: "guests://in", fields: { code: string } } }
    endpoints:
      guest: { route: POST /guests, does: guest.signIn, returns: Session }
      update: { route: PATCH /me, does: account.update, needs: access, sends: { email: email } }
      link: { route: POST /link, does: provider.link, provider: github, needs: access, sends: { code: providers.github.authorizationCode } }
      delete: { route: DELETE /me, does: account.delete, needs: access }
      start: { route: GET /github, does: provider.start, provider: github, endsIn: arrival }
      back: { route: GET /back, does: provider.callback, provider: github, sends: { code: providers.github.authorizationCode }, endsIn: arrival }
      exchange: { route: POST /exchange, does: provider.exchange, provider: github, sends: { code: code }, returns: Session }
      sendCode: { route: POST /send, does: code.send, code: entry, sends: { email: email } }
      codeIn: { route: POST /code, does: code.signIn, code: entry, sends: { email: email, code: code }, returns: Session }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """

  private static let several = """
    authcontract: 1
    service: Several
    version: "1"
    languages: [en]
    servers: { api: { url: "https://several.example" } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    types: { Session: { access: tokens.access } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, phone: phone, password: newPassword } }
      sendCode: { route: POST /send, does: code.send, code: entry, sends: { email: optional email, phone: optional phone } }
      verify: { route: POST /verify, does: code.verify, code: entry, sends: { email: optional email, phone: optional phone, code: code } }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
    policies: { codes: { entry: { length: 6, sentBy: [mail, sms] } } }
    """

  private static let terms = """
    authcontract: 1
    service: Terms
    version: "1"
    languages: [en]
    servers: { api: { url: "https://terms.example" } }
    tokens:
      access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
      challenge: { format: opaque, lifetime: 10m, stored: memory }
    types:
      Session: { kind: { constant: done }, access: tokens.access }
      TermsWanted: { kind: { constant: terms, is: step.terms }, challenge: tokens.challenge }
      Asked: { oneOf: [Session, TermsWanted] }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, password: newPassword }, returns: Asked }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code } }
      acceptTerms: { route: POST /terms, does: signIn.continue, sends: { challenge: tokens.challenge }, returns: Session }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
    policies: { terms: { acceptedAt: signIn, documents: [terms] }, codes: { entry: { length: 6, sentBy: [mail] } } }
    """
}
