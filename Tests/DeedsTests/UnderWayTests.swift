import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// What was begun in an account before its owner came, and goes on after.
struct UnderWayTests {
  private let ann: JSONObject = ["email": "ann@example.org"]

  /// A guest has no password, and an account that was started over has none: these are two.
  @Test func theCodeOfAPageEndsWhereAnAccountStartsOver() async throws {
    let lab = try await Lab(text: Self.guests)
    let mallory = try await lab.call("guest").facts
    _ = try await lab.call("update", ann, tokens: mallory.tokens)
    let vouched: [ProviderSlot: String] = [.authorizationCode: "good:mallory"]
    _ = try await lab.call("link", tokens: mallory.tokens, slots: vouched)
    let brought = try #require(
      try await lab.call("back", slots: vouched).facts.values["code"]?.asText)
    _ = try await lab.call("sendCode", ann, person: "ann@example.org")
    let own = try await lab.call(
      "codeIn", ann, person: "ann@example.org", code: try await lab.lastCode()
    ).facts
    #expect(own.account?.id == mallory.account?.id)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("exchange", ["code": .string(brought)], code: brought)
      } == .codeWrong)
  }

  /// Mallory's was contested already, and Ann's is now. Ann proves the address while he is asked for the terms.
  @Test func aStepEndsWhereARegistrationIsContestedAgain() async throws {
    let lab = try await Lab(text: Self.terms)
    var asked: [Facts] = []
    for password in ["Mallory's Horse 1", "Mallory's Horse 2", "Sound Horse 42"] {
      let outcome = try await lab.call(
        "register", ann, person: "ann@example.org", newPassword: password)
      #expect(outcome.type == "TermsWanted")
      asked.append(outcome.facts)
    }
    _ = try await lab.call(
      "confirm", ann, person: "ann@example.org", code: try await lab.lastCode())
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("acceptTerms", tokens: asked[1].tokens)
      } == .challengeUnknown)
    let own = try await lab.call("acceptTerms", tokens: asked[2].tokens).facts
    #expect(own.tokens["access"] != nil)
  }
}

extension UnderWayTests {
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
      start: { route: GET /github, does: provider.start, provider: github, endsIn: arrival }
      back: { route: GET /back, does: provider.callback, provider: github, sends: { code: providers.github.authorizationCode }, endsIn: arrival }
      exchange: { route: POST /exchange, does: provider.exchange, provider: github, sends: { code: code }, returns: Session }
      sendCode: { route: POST /send, does: code.send, code: entry, sends: { email: email } }
      codeIn: { route: POST /code, does: code.signIn, code: entry, sends: { email: email, code: code }, returns: Session }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
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
      TermsWanted: { kind: { constant: terms }, challenge: tokens.challenge }
      Asked: { oneOf: [Session, TermsWanted] }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, password: newPassword }, returns: Asked }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code } }
      acceptTerms: { route: POST /terms, does: signIn.continue, sends: { challenge: tokens.challenge }, returns: Session }
    policies: { terms: { acceptedAt: signIn, documents: [terms] }, codes: { entry: { length: 6, sentBy: [mail] } } }
    """
}
