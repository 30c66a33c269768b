import AuthServer
import ContractModel
import Machines
import Stores
import Testing

@testable import ReferenceServer

/// The terms, where a sign-in asks for them.
struct TermsTests {
  /// Ann's sign-in, which waits for her to accept the terms.
  private func asked(_ lab: Lab) async throws -> [String: IssuedToken] {
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [Identifier(kind: .email, text: "ann@example.org", isConfirmed: true)],
        passwordHash: try await lab.hasher.hash(Secret("Sound Horse 42"))))
    let outcome = try await lab.call(
      "signIn", ["email": "ann@example.org"], person: "ann@example.org",
      password: "Sound Horse 42")
    #expect(outcome.type == "TermsWanted")
    return outcome.data.tokens
  }

  /// A tick, by itself and in one of several kinds of answer, of which the first has no mark.
  private static let answers: [(String, @Sendable (Bool) -> JSONObject)] = [
    ("acceptsTerms: { type: bool, is: terms.accepted }", { ["acceptsTerms": .bool($0)] }),
    ("answer: Answer", { ["answer": ["kind": "agree", "accepts": .bool($0)]] }),
  ]

  @Test(arguments: answers.indices)
  func decliningTermsBlocksSignIn(_ index: Int) async throws {
    let (field, values) = Self.answers[index]
    let lab = try await Lab(text: Self.contract(field))
    let tokens = try await asked(lab)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("acceptTerms", values(false), tokens: tokens)
      } == .termsNotAccepted)
    let account = try #require(try await lab.store.account(calledAny: "ann@example.org"))
    #expect(!account.details.hasAcceptedTerms)
    #expect(try await lab.store.sessions(of: account.id).isEmpty)
    // It was asked for again, and the challenge still stands.
    let done = try await lab.call("acceptTerms", values(true), tokens: tokens)
    #expect(done.data.tokens["access"] != nil)
  }

  @Test func refusalTableIncludesTerms() async throws {
    for (field, _) in Self.answers {
      let lab = try await Lab(text: Self.contract(field))
      let reasons = PossibleMeanings(lab.contract)
      #expect(reasons.of(lab.contract.endpoints["acceptTerms"]).contains(.termsNotAccepted))
    }
    let silent = try await Lab(text: Self.contract("note: optional string"))
    let reasons = PossibleMeanings(silent.contract)
    #expect(!reasons.of(silent.contract.endpoints["acceptTerms"]).contains(.termsNotAccepted))
  }

  /// Only `is: terms.accepted` makes a field an acceptance, whatever its name.
  @Test(arguments: [
    ("terms: { type: bool, is: terms.accepted }, acceptsNews: bool", "acceptsNews", true),
    (
      "terms: { type: bool, is: terms.accepted }, x: { type: bool, is: terms.accepted }", "x", false
    ),
    (
      "terms: { type: bool, is: terms.accepted }, x: { type: optional bool, is: terms.accepted }",
      "x", true
    ),
    ("terms: { type: optional bool, is: terms.accepted }", "terms", false),
  ])
  func otherCheckboxMayBeDeclined(
    _ fields: String, _ refused: String, _ isLetIn: Bool
  ) async throws {
    let lab = try await Lab(text: Self.contract(fields))
    var values: JSONObject = ["terms": true]
    values[refused] = false
    let tokens = try await asked(lab)
    let goOn = { () async throws(Failure) -> Outcome in
      try await lab.call("acceptTerms", values, tokens: tokens)
    }
    if isLetIn {
      #expect(try await goOn().data.tokens["access"] != nil)
    } else {
      #expect(await reason(goOn) == .termsNotAccepted)
    }
  }

  private static func contract(_ field: String) -> String {
    """
    authcontract: 1
    service: Terms
    version: "1"
    languages: [en]
    servers: { api: { url: "https://terms.example" } }
    tokens:
      access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
      challenge: { format: opaque, lifetime: 10m, stored: memory }
    types:
      Session: { kind: { constant: done }, access: tokens.access }
      TermsWanted: { kind: { constant: terms, is: step.terms }, challenge: tokens.challenge }
      Asked: { oneOf: [Session, TermsWanted] }
      Remark: { text: optional string }
      Agreed: { kind: { constant: agree }, accepts: { type: bool, is: terms.accepted } }
      Answer: { oneOf: [Remark, Agreed] }
    endpoints:
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Asked }
      acceptTerms: { route: POST /terms, does: signIn.continue, sends: { challenge: tokens.challenge, \(field) }, returns: Session }
    policies: { terms: { acceptedAt: signIn, documents: [terms] } }
    """
  }
}
