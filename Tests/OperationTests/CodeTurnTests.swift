import AuthServer
import ContractModel
import Diagnostics
import Machines
import Stores
import Testing

@testable import ReferenceServer

/// The turn of a code: the person who gets it, and the code that it ends.
struct CodeTurnTests {
  private static let password = "Sound Horse 42"
  private static let own = "ann@example.org"
  private let phone = Identifier(kind: .phone, text: "+12025550100")

  private func lab(tells: [String: Set<Meaning>]? = nil) async throws -> Lab {
    try await Lab(text: Self.contract, tells: tells)
  }

  @discardableResult
  private func register(
    _ lab: Lab, _ name: String = own, _ fields: JSONObject = [:], password: String = password
  ) async throws(Failure) -> Outcome {
    var fields = fields
    fields["email"] = .string(name)
    return try await lab.call("register", fields, person: name, newPassword: password)
  }

  @discardableResult
  private func call(
    _ lab: Lab, _ endpoint: String, _ name: String = own, code: String? = nil,
    password: String? = nil
  ) async throws(Failure) -> Outcome {
    try await lab.call(
      endpoint, ["email": .string(name)], person: name, password: password, code: code)
  }

  private func person(_ lab: Lab, _ names: [Identifier]) async throws {
    _ = try await lab.store.create(NewAccount(state: .active, identifiers: names))
  }

  /// The answer to a wrong code.
  private func told(_ lab: Lab, _ name: String) async -> String {
    let refused = await refusal { () async throws(Failure) in
      try await call(lab, "confirm", name, code: "none")
    }
    let left = refused?.left.map(String.init) ?? "nothing"
    return "\(refused.map { "\($0.reason)" } ?? "good") \(left)"
  }

  /// A form submitted twice or a retried call. The second is refused.
  @Test func repeatedRegistrationKeepsSentCode() async throws {
    let lab = try await lab(tells: ["register": [.identifierTaken]])
    await lab.hasher.setMeanwhile {
      await #expect(throws: Never.self) { try await register(lab) }
    }
    #expect(
      await reason { () async throws(Failure) in try await register(lab) } == .identifierTaken)
    try await call(lab, "confirm", code: try await lab.messages("entry").first?.code)
    try await call(lab, "signIn", password: Self.password)
  }

  /// Mallory owns the phone number and Ann's registration is pending. The server can't tell which of them is
  /// Ann.
  @Test func registrationWithPendingAndOwnNameSendsNoCode() async throws {
    let lab = try await lab()
    try await person(lab, [phone])
    try await register(lab)
    let code = try await lab.lastCode()
    try await register(lab, Self.own, ["phone": .string(phone.text)], password: "Mallory's Horse 1")
    #expect(try await lab.lastCode() == code)
    try await call(lab, "confirm", code: code)
  }

  /// The code is for signing in, and somebody else registers.
  @Test func registrationWithTakenNameKeepsCode() async throws {
    let lab = try await lab()
    try await person(lab, [Identifier(kind: .email, text: Self.own, isConfirmed: true)])
    try await call(lab, "send")
    let code = try await lab.lastCode()
    try await register(lab, password: "Mallory's Horse 1")
    #expect(await told(lab, Self.own) == "codeWrong 4")
    #expect(try await call(lab, "enter", code: code).data.tokens.keys.sorted() == ["access"])
  }

  @Test func undeliveredCodeKeepsPreviousCode() async throws {
    let lab = try await lab()
    try await register(lab)
    let rules = CodeRules(lab.contract.policies.codes["entry"])
    try await lab.codes.issueCode(rules, for: Self.own, to: nil)
    try await call(lab, "confirm", code: try await lab.lastCode())
  }

  /// For a caller who doesn't read the mailbox.
  @Test(arguments: [true, false])
  func takenNameBehavesLikeFreeOne(_ isSentBefore: Bool) async throws {
    var all: [[String]] = []
    for isTaken in [false, true] {
      let lab = try await lab()
      if isTaken {
        try await person(lab, [Identifier(kind: .email, text: Self.own, isConfirmed: true)])
      }
      all.append(try await story(lab, isSentBefore))
    }
    #expect(all[0] == all[1])
    #expect(all[0].contains("codeTriesSpent 0") && all[0].contains("codeExpired nothing"))
  }

  private func story(_ lab: Lab, _ isSentBefore: Bool) async throws -> [String] {
    var all: [String] = []
    if isSentBefore {
      try await call(lab, "send")
      all.append(await told(lab, Self.own))
    }
    for wrong in [1, 2, 6, 1] {
      try await register(lab)
      for _ in 1...wrong { all.append(await told(lab, Self.own)) }
      lab.clock.advance(seconds: 599)
      all.append(await told(lab, Self.own))
    }
    lab.clock.advance(seconds: 1)
    return all + [await told(lab, Self.own)]
  }

  /// The table has the wait only if the registration sends a code.
  @Test func refusalTableIncludesWaitIfRegistrationSendsCode() async throws {
    let contracts = [
      (try await lab(), "register", true), (try await Lab("contract/cognito.yaml"), "signUp", true),
      (try await Lab("contract/readmigo.yaml"), "register", false),
    ]
    for (lab, endpoint, waits) in contracts {
      let reasons = PossibleMeanings(lab.contract).of(lab.contract.endpoints[endpoint])
      #expect(reasons.contains(.codeTooSoon) == waits, "\(lab.contract.service.value)")
    }
  }

  /// Messages get lost, and users retry.
  @Test(arguments: [
    ["register"], ["send"], ["register", "send"], ["send", "register"], ["register", "register"],
    ["send", "send"], ["register", "send", "register"],
  ])
  func latestCodeConfirms(_ steps: [String]) async throws {
    let lab = try await lab()
    try await register(lab)
    for step in steps {
      let before = try await lab.lastCode()
      if step == "send" { try await call(lab, "send") } else { try await register(lab) }
      #expect(
        await reason { () async throws(Failure) in
          try await call(lab, "confirm", code: before)
        } == .codeWrong)
    }
    try await call(lab, "confirm", code: try await lab.lastCode())
    try await call(lab, "signIn", password: Self.password)
  }
}

extension CodeTurnTests {
  private static let contract = """
    authcontract: 1
    service: Turns
    version: "1"
    languages: [en]
    servers: { api: { url: "https://turns.example" } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, phone: optional phone, password: newPassword } }
      send: { route: POST /send, does: code.send, code: entry, sends: { email: email } }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code } }
      enter: { route: POST /enter, does: code.signIn, code: entry, sends: { email: email, code: code }, returns: { access: tokens.access } }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: { access: tokens.access } }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """
}
