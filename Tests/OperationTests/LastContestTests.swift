import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Several people registered with one name, and the last of them is not its owner, who confirms.
struct LastContestTests {
  private static let mallorys = "Mallory's Horse 1"
  private static let anns = "Sound Horse 42"
  private static let own = "ann@example.org"
  private let mail = Identifier(kind: .email, text: own)

  private func lab() async throws -> Lab { try await Lab(text: Self.contract) }

  private func register(_ lab: Lab, _ password: String) async throws -> AnswerData {
    try await call(lab, "register", newPassword: password)
  }

  @discardableResult
  private func call(
    _ lab: Lab, _ endpoint: String, password: String? = nil, newPassword: String? = nil,
    code: String? = nil
  ) async throws(Failure) -> AnswerData {
    try await lab.call(
      endpoint, ["email": .string(Self.own)], person: Self.own, password: password,
      newPassword: newPassword, code: code
    ).data
  }

  private func confirm(_ lab: Lab) async throws -> AnswerData {
    try await call(lab, "confirm", code: try await lab.lastCode())
  }

  private func whyIn(_ lab: Lab, _ data: AnswerData) async -> Meaning? {
    await reason { () async throws(Failure) in try await lab.call("me", tokens: data.tokens) }
  }

  @Test func lastContestantIsSignedOut() async throws {
    let lab = try await lab()
    _ = try await register(lab, Self.anns)
    let mallory = try await register(lab, Self.mallorys)
    _ = try await lab.call("me", tokens: mallory.tokens)
    let ann = try await confirm(lab)
    #expect(await whyIn(lab, mallory) == .sessionEnded)
    #expect(ann.account?.id == mallory.account?.id)
    _ = try await lab.call("me", tokens: ann.tokens)
  }

  /// A signed-in user sets a password without the old one, or registers again with the same password.
  @Test(arguments: [[], [mallorys]])
  func concurrentlyChosenPasswordEndsSessions(_ again: [String]) async throws {
    let lab = try await lab()
    _ = try await register(lab, Self.anns)
    var mallory = try await register(lab, Self.mallorys)
    _ = try await lab.call("change", newPassword: Self.mallorys, tokens: mallory.tokens)
    for password in again {
      let fields: JSONObject = ["email": .string(Self.own), "phone": "+12025550100"]
      mallory = try await lab.call(
        "register", fields, person: Self.own, newPassword: password
      ).data
    }
    _ = try await confirm(lab)
    #expect(await whyIn(lab, mallory) == .sessionEnded)
    #expect(
      await reason { () async throws(Failure) in
        .done(try await call(lab, "signIn", password: Self.mallorys))
      } == .credentialsWrong)
  }

  /// Ann's account was read before Mallory registered, so it's a different registration now.
  @Test func codeConfirmsOnlyCurrentRegistration() async throws {
    let lab = try await lab()
    let read = try #require(try await register(lab, Self.anns).account)
    let mallory = try await register(lab, Self.mallorys)
    #expect(await reasonWithin { try await lab.proofs.confirm(read, mail) } == .codeWrong)
    #expect(try await lab.store.account(read.id)?.state == .unconfirmed)
    _ = try await lab.call("me", tokens: mallory.tokens)
    try await call(lab, "send")
    _ = try await confirm(lab)
    #expect(await whyIn(lab, mallory) == .sessionEnded)
  }

  /// Mallory's registration was between creating the account and its session.
  @Test func registrationOvertakenAtEndRestarts() async throws {
    let lab = try await lab()
    let read = try #require(try await register(lab, Self.anns).account)
    _ = try await register(lab, Self.mallorys)
    let call = Registration(
      names: [mail], input: OperationInput(endpoint: lab.contract.endpoints["register"]))
    let messages = try await lab.store.outbox().count
    let again = try await lab.collaborators.registrations.completion.finish(
      call, with: read, at: read.createdAt)
    #expect(again.map { _ in true } == nil)
    #expect(try await lab.store.outbox().count == messages)
    let now = try #require(try await lab.store.account(read.id))
    #expect(
      try await lab.collaborators.registrations.completion.finish(
        call, with: now, at: read.createdAt)?.data.session != nil)
  }

  /// The password's owner registers again while the account is confirmed, so the server reads the account
  /// again.
  @Test func accountProvenConcurrentlyCannotBeRegistered() async throws {
    let lab = try await lab()
    let id = try #require(try await register(lab, Self.anns).account?.id)
    await lab.hasher.setMeanwhile {
      await #expect(throws: Never.self) { try await lab.store.confirm(id, identifier: Self.own) }
    }
    #expect(
      await reasonWithin { try await lab.registrations.register(again(lab)) } == .identifierTaken)
  }

  private func again(_ lab: Lab) -> OperationInput {
    var input = OperationInput(endpoint: lab.contract.endpoints["register"])
    input.values = ["email": .string(Self.own)]
    input.person = Self.own
    input.newPassword = Secret(Self.anns)
    return input
  }

  /// The code arrives on a device and proves no address.
  @Test func contestedUsernameIsReset() async throws {
    let lab = try await Lab(text: Self.contract.replacing("email: email", with: "name: username"))
    let name: JSONObject = ["name": "ann"]
    var last = AnswerData()
    for password in [Self.anns, Self.mallorys] {
      last = try await lab.call("register", name, person: "ann", newPassword: password).data
    }
    let code = try await lab.lastCode()
    _ = try await lab.call("confirm", name, person: "ann", code: code)
    #expect(await whyIn(lab, last) == .sessionEnded)
  }

  /// Ann herself, who forgot the first password.
  @Test func repeatedRegistrationBySameUserContinues() async throws {
    let lab = try await lab()
    for password in [Self.mallorys, Self.anns] { _ = try await register(lab, password) }
    let ann = try await confirm(lab)
    _ = try await lab.call("change", newPassword: Self.anns, tokens: ann.tokens)
    _ = try await lab.call("me", tokens: ann.tokens)
    try await call(lab, "signIn", password: Self.anns)
    try await call(lab, "forgot")
    try await call(lab, "reset", newPassword: "Third Horse 11", code: try await lab.lastCode())
    try await call(lab, "signIn", password: "Third Horse 11")
  }

  private static let contract = """
    authcontract: 1
    service: Last
    version: "1"
    languages: [en]
    servers: { api: { url: "https://last.example" } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    types: { Session: { access: tokens.access } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, phone: optional phone, password: newPassword }, returns: Session }
      send: { route: POST /send, does: code.send, code: entry, sends: { email: email } }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code }, returns: Session }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
      me: { route: GET /me, does: account.read, needs: access, returns: { id: { type: string, is: account.id } } }
      change: { route: POST /change, does: password.change, needs: access, sends: { password: newPassword } }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """
}
