import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Several people register with one name, and nobody has proven it.
struct ContestTests {
  private static let mallorys = "Mallory's Horse 1"
  private static let anns = "Sound Horse 42"
  private let mail = Identifier(kind: .email, text: "ann@example.org")
  private let phone = Identifier(kind: .phone, text: "+12025550100")

  private func lab() async throws -> Lab { try await Lab(text: Self.contract) }

  private func waitingLab() async throws -> Lab {
    try await Lab(text: Self.contract.replacing("sentBy", with: "resendAfter: 60s, sentBy"))
  }

  @discardableResult
  private func register(
    _ lab: Lab, _ names: [Identifier], _ password: String = anns
  ) async throws(Failure) -> AnswerData {
    var fields: JSONObject = [:]
    for name in names { fields[name.kind.rawValue] = .string(name.text) }
    return try await lab.call(
      "register", fields, person: names[0].text, newPassword: password
    ).data
  }

  private func person(_ lab: Lab, _ names: [Identifier]) async throws {
    _ = try await lab.store.create(NewAccount(state: .active, identifiers: names))
  }

  private func why(
    _ lab: Lab, signIn password: String, _ name: String = "ann@example.org"
  ) async -> Meaning? {
    await reason { () async throws(Failure) in
      try await lab.call(
        "signIn", ["email": .string(name)], person: name, password: password)
    }
  }

  /// How many passwords were hashed or compared meanwhile, and how many letters written.
  private func work(_ lab: Lab, _ body: () async throws -> Void) async throws -> [Int] {
    let before = try await worked(lab)
    try await body()
    return zip(try await worked(lab), before).map(-)
  }

  private func worked(_ lab: Lab) async throws -> [Int] {
    let messages = try await lab.store.outbox().count
    return await [lab.hasher.hashed + lab.hasher.verified, messages]
  }

  /// Mallory's second registration was pending while Ann registered.
  @Test func overtakenRegistrationDoesNotRestorePassword() async throws {
    let lab = try await lab()
    try await register(lab, [mail], Self.mallorys)
    await lab.hasher.setMeanwhile {
      await #expect(throws: Never.self) { try await register(lab, [mail]) }
    }
    try await register(lab, [mail, phone], Self.mallorys)
    _ = try await lab.call(
      "confirm", ["email": "ann@example.org"], person: "ann@example.org",
      code: try await lab.lastCode())
    for password in [Self.mallorys, Self.anns] {
      #expect(await why(lab, signIn: password) == .credentialsWrong)
    }
  }

  /// A form submitted twice comes from one user.
  @Test func repeatedRegistrationKeepsPassword() async throws {
    let lab = try await lab()
    await lab.hasher.setMeanwhile {
      await #expect(throws: Never.self) { try await register(lab, [mail]) }
    }
    try await register(lab, [mail])
    _ = try await lab.call(
      "confirm", ["email": "ann@example.org"], person: "ann@example.org",
      code: try await lab.lastCode())
    _ = try await lab.call(
      "signIn", ["email": "ann@example.org"], person: "ann@example.org", password: Self.anns)
  }

  /// Otherwise the response time would reveal who has an account.
  @Test func everyRegistrationHashesOnce() async throws {
    let lab = try await lab()
    try await person(lab, [mail])
    try await person(lab, [phone])
    let other = Identifier(kind: .email, text: "mallory@example.org")
    for names in [[other], [other], [mail], [mail, phone], [other, phone]] {
      let work = try await work(lab) { try await register(lab, names) }
      #expect(work == [1, 1], "\(names.map(\.text))")
    }
  }

  /// Mallory owns one of the names. Only the missing code in his own mailbox differs.
  @Test func answerDoesNotRevealTakenName() async throws {
    let lab = try await lab()
    try await person(lab, [phone])
    let other = Identifier(kind: .email, text: "mallory@example.org")
    let id = try await register(lab, [other], Self.mallorys).account?.id
    let own = try await lab.store.account(calledAny: other.text)
    let data = try await register(lab, [other, phone], Self.mallorys)
    #expect(data.account?.identifiers == [other, phone])
    #expect(data.account?.state == .unconfirmed)
    #expect(data.account?.id == id)
    #expect(try await lab.store.account(calledAny: other.text) == own)
    #expect(try await lab.store.outbox().last?.to == phone.text)
    #expect(try await lab.store.outbox().last?.subject == "taken")
  }

  /// Ann waits for a code too, although her registration only seemed to succeed.
  @Test func rejectedRegistrationContestsName() async throws {
    let lab = try await lab()
    try await person(lab, [phone])
    try await register(lab, [mail, phone])
    try await register(lab, [mail], Self.mallorys)
    _ = try await lab.call(
      "confirm", ["email": "ann@example.org"], person: "ann@example.org",
      code: try await lab.lastCode())
    #expect(await why(lab, signIn: Self.mallorys) == .credentialsWrong)
  }

  /// Mallory has registered both names before.
  @Test(arguments: [mallorys, anns])
  func registrationReplacesAllUnprovenOnes(_ password: String) async throws {
    let lab = try await lab()
    let first = try await register(lab, [mail], Self.mallorys).account
    let free = Identifier(kind: .email, text: "mallory@example.org")
    try await register(lab, [free, phone], Self.mallorys)
    let own = try await register(lab, [mail, phone], password).account
    #expect(own?.id == first?.id)
    #expect(own?.identifiers == [mail, phone])
    #expect(try await lab.store.account(calledAny: free.text) == nil)
    _ = try await lab.call(
      "confirm", ["email": "ann@example.org"], person: "ann@example.org",
      code: try await lab.lastCode())
    for password in [Self.mallorys, Self.anns] {
      #expect(await why(lab, signIn: password) == .credentialsWrong)
    }
  }

  @Test func registrationTooSoonForCodeChangesNothing() async throws {
    let lab = try await waitingLab()
    try await register(lab, [mail])
    let before = try await lab.store.account(calledAny: mail.text)
    let tooSoon = { (names: [Identifier]) async in
      await reason { () async throws(Failure) in
        _ = try await register(lab, names, Self.mallorys)
        return .done(AnswerData())
      }
    }
    #expect(await tooSoon([mail, phone]) == .codeTooSoon)
    #expect(try await lab.store.account(calledAny: mail.text) == before)
    #expect(try await lab.store.account(calledAny: phone.text) == nil)
    _ = try await lab.call("sendCode", ["email": "new@example.org"], person: "new@example.org")
    let new = Identifier(kind: .email, text: "new@example.org")
    #expect(await tooSoon([new]) == .codeTooSoon)
    #expect(try await lab.store.account(calledAny: new.text) == nil)
    lab.clock.advance(seconds: 60)
    try await register(lab, [mail, phone], Self.mallorys)
    #expect(try await lab.store.account(calledAny: phone.text)?.id == before?.id)
  }

  /// Otherwise trying twice would reveal who has an account.
  @Test func takenNameWaitsLikeFreeOne() async throws {
    let lab = try await waitingLab()
    try await person(lab, [mail])
    try await register(lab, [mail])
    #expect(
      await reason { () async throws(Failure) in
        .done(try await register(lab, [mail]))
      } == .codeTooSoon)
    lab.clock.advance(seconds: 60)
    try await register(lab, [mail])
  }

  /// Its own first attempt holds the turn.
  @Test func overtakenRegistrationDoesNotWaitForItself() async throws {
    let lab = try await waitingLab()
    try await register(lab, [mail])
    let known = try #require(try await lab.store.account(calledAny: mail.text))
    lab.clock.advance(seconds: 60)
    await lab.hasher.setMeanwhile {
      await #expect(throws: Never.self) {
        try await lab.passwords.choose(Secret("Another Horse 1"), for: known, keeping: .all)
      }
    }
    try await register(lab, [mail, phone])
    #expect(try await lab.store.outbox().count == 2)
  }
}

extension ContestTests {
  private static let contract = """
    authcontract: 1
    service: Contest
    version: "1"
    languages: [en]
    servers: { api: { url: "https://contest.example" } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, phone: optional phone, password: newPassword } }
      sendCode: { route: POST /send, does: code.send, code: entry, sends: { email: email } }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code } }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: { access: tokens.access } }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """
}
