import AuthServer
import ContractModel
import Crypto
import Stores
import Testing

@testable import ReferenceServer

/// The proof that a code gives, and the account that it opens.
struct AddressProofTests {
  private static let right = "Sound Horse 42"
  private static let own = "ann@example.org"
  private static let victim = "victim@example.org"

  private func lab() async throws -> Lab { try await Lab(text: Self.contract) }

  private func register(_ lab: Lab, _ fields: JSONObject, as person: String) async throws
    -> AnswerData
  {
    try await lab.call("register", fields, person: person, newPassword: Self.right).data
  }

  private func bob(_ lab: Lab) async throws -> AnswerData {
    try await register(lab, ["username": "bobx", "email": .string(Self.own)], as: "bobx")
  }

  private func ann(_ lab: Lab) async throws -> AnswerData {
    try await register(lab, ["email": .string(Self.own)], as: Self.own)
  }

  /// A call that names a person, and nobody is signed in.
  private func call(
    _ lab: Lab, _ endpoint: String, _ who: String, code: String? = nil, newPassword: String? = nil
  ) async throws(Failure) -> Outcome {
    try await lab.call(
      endpoint, ["who": .string(who)], person: who, newPassword: newPassword, code: code)
  }

  private func proven(_ lab: Lab) async throws -> AnswerData {
    let data = try await ann(lab)
    _ = try await call(lab, "confirm", Self.own, code: try await lab.lastCode())
    return data
  }

  private func rename(_ lab: Lab, _ data: AnswerData, to address: String) async throws {
    _ = try await lab.call("update", ["email": .string(address)], tokens: data.tokens)
  }

  private func account(_ lab: Lab, of data: AnswerData) async throws -> Account {
    let id = try #require(data.account?.id)
    return try #require(try await lab.store.account(id))
  }

  private func confirmed(_ lab: Lab, of data: AnswerData) async throws -> [String] {
    try await account(lab, of: data).identifiers.filter(\.isConfirmed).map(\.text)
  }

  private func messages(_ lab: Lab, to address: String) async throws -> Int {
    try await lab.store.outbox().filter { $0.to == address }.count
  }

  private func why(_ work: () async throws(Failure) -> Outcome) async -> Meaning? {
    await reason(work)
  }
}

// By user name.
extension AddressProofTests {
  /// The code went to another address earlier.
  @Test(arguments: ["confirm", "enter", "reset"])
  func codeDoesNotProveAddressItWasNotSentTo(_ endpoint: String) async throws {
    let lab = try await lab()
    let data = try await bob(lab)
    let sending = ["confirm": "send", "enter": "knock", "reset": "forgot"]
    _ = try await call(lab, try #require(sending[endpoint]), "bobx")
    let code = try await lab.lastCode()
    #expect(try await lab.store.outbox().last?.to == Self.own)
    try await rename(lab, data, to: Self.victim)
    #expect(
      await why { () async throws(Failure) in
        try await call(lab, endpoint, "bobx", code: code, newPassword: "Another Horse 1")
      } == .codeWrong)
    #expect(try await confirmed(lab, of: data) == [])
  }

  /// The first address was changed and is unproven. The second, proven one still receives the reset.
  @Test func codeForUsernameGoesToProvenAddress() async throws {
    let lab = try await lab()
    let data = try await register(
      lab, ["username": "bobx", "email": .string(Self.own), "phone": "+12025550100"], as: "bobx")
    let id = try #require(data.account?.id)
    try await lab.store.confirm(id, identifier: "+12025550100")
    try await rename(lab, data, to: "new@example.org")
    _ = try await call(lab, "forgot", "bobx")
    #expect(try await lab.store.outbox().last?.to == "+12025550100")
    #expect(try await lab.store.outbox().last?.channel == "sms")
    _ = try await call(
      lab, "reset", "bobx", code: try await lab.lastCode(), newPassword: "Another Horse 1")
    #expect(try await confirmed(lab, of: data) == ["+12025550100"])
  }

  /// The counterpart: without a rename, the code is accepted.
  @Test(arguments: ["confirm", "enter", "reset"])
  func codeProvesAddressItWasSentTo(_ endpoint: String) async throws {
    let lab = try await lab()
    let data = try await bob(lab)
    let sending = ["confirm": "send", "enter": "knock", "reset": "forgot"]
    _ = try await call(lab, try #require(sending[endpoint]), "bobx")
    let code = try await lab.lastCode()
    _ = try await call(lab, endpoint, "bobx", code: code, newPassword: "Another Horse 1")
    #expect(try await confirmed(lab, of: data) == [Self.own])
  }

  @Test func cognitoCodeForOldAddressDoesNotProveNewOne() async throws {
    let lab = try await Lab("contract/cognito.yaml")
    let attributes = { (address: String) -> JSONObject in
      ["userAttributes": [["name": "email", "value": .string(address)]]]
    }
    var fields = attributes(Self.own)
    fields["username"] = "bobx"
    _ = try await lab.call("signUp", fields, person: "bobx", newPassword: Self.right)
    let named: JSONObject = ["username": "bobx"]
    let first = try await lab.lastCode()
    _ = try await lab.call("confirmSignUp", named, person: "bobx", code: first)
    let account = try #require(try await lab.store.account(calledAny: "bobx"))
    let endpoint = lab.contract.endpoints["provePassword"]
    let tokens = try await lab.completer.complete(
      account, OperationInput(endpoint: endpoint), .byPassword
    ).data
      .tokens.filter { $0.key == "access" }
    _ = try await lab.call("updateAttributes", attributes("second@example.org"), tokens: tokens)
    _ = try await lab.call("resendCode", named, person: "bobx")
    let code = try await lab.lastCode()
    _ = try await lab.call("updateAttributes", attributes(Self.victim), tokens: tokens)
    #expect(
      await why { () async throws(Failure) in
        try await lab.call("confirmSignUp", named, person: "bobx", code: code)
      } == .codeWrong)
    let now = try await lab.store.account(account.id)
    #expect(now?.identifiers.contains { $0.text == Self.victim && $0.isConfirmed } == false)
  }
}

// From outside of a session.
extension AddressProofTests {
  private func twoAddresses(_ lab: Lab) async throws -> (AnswerData, victimsCode: String?) {
    let phone = "+12025550100"
    let data = try await register(
      lab, ["email": .string(Self.victim), "phone": .string(phone)], as: Self.victim)
    let victims = try await lab.lastCode()
    _ = try await call(lab, "send", phone)
    _ = try await call(lab, "confirm", phone, code: try await lab.lastCode())
    #expect(try await confirmed(lab, of: data) == [phone])
    return (data, victims)
  }

  @Test func codeDoesNotConfirmAddressBesideProvenOne() async throws {
    let lab = try await lab()
    let (data, code) = try await twoAddresses(lab)
    #expect(
      await why { () async throws(Failure) in
        try await call(lab, "confirm", Self.victim, code: code)
      } == .codeWrong)
    #expect(try await confirmed(lab, of: data) == ["+12025550100"])
  }

  /// A registration is pending although its number is proven, as a seed may be.
  @Test func codeDoesNotConfirmPendingRegistrationWithProvenNumber() async throws {
    let lab = try await lab()
    let email = try #require(Identifier(Self.victim, as: .email))
    _ = try await lab.store.create(
      NewAccount(
        state: .unconfirmed,
        identifiers: [email, Identifier(kind: .phone, text: "+12025550100", isConfirmed: true)]))
    let rules = CodeRules(lab.contract.policies.codes["entry"])
    try await lab.codes.issueCode(rules, for: email.text, to: Address(email))
    let code = try await lab.lastCode()
    #expect(
      await why { () async throws(Failure) in
        try await call(lab, "confirm", Self.victim, code: code)
      } == .codeWrong)
    let now = try await lab.store.account(calledAny: Self.victim)
    #expect(now?.identifiers.map(\.isConfirmed) == [false, true])
  }

  @Test func codeIsNotSentToAddressBesideProvenOne() async throws {
    let lab = try await lab()
    _ = try await twoAddresses(lab)
    let before = try await messages(lab, to: Self.victim)
    _ = try await call(lab, "send", Self.victim)
    #expect(try await messages(lab, to: Self.victim) == before)
  }

  /// The guest's address was never registered. Proving it ends the guest's session.
  @Test func confirmingAddressOfGuestResetsAccount() async throws {
    let lab = try await lab()
    let guest = try await lab.call("comeAsGuest").data
    try await rename(lab, guest, to: Self.victim)
    _ = try await call(lab, "send", Self.victim)
    let code = try await lab.lastCode()
    let own = try await call(lab, "confirm", Self.victim, code: code).data
    #expect(try await confirmed(lab, of: guest) == [Self.victim])
    #expect(
      await why { () async throws(Failure) in try await lab.call("me", tokens: guest.tokens) }
        == .sessionEnded)
    _ = try await lab.call("me", tokens: own.tokens)
  }

  /// Unlike a guest, the registration keeps its chosen password.
  @Test func confirmingRegistrationKeepsPassword() async throws {
    let lab = try await lab()
    _ = try await proven(lab)
    _ = try await lab.call(
      "signIn", ["email": .string(Self.own)], person: Self.own, password: Self.right)
  }
}

// The account changes after it was read.
extension AddressProofTests {
  /// While the new password of a reset is hashed, somebody else proves the other address.
  @Test func accountProvenConcurrentlyIsNotReset() async throws {
    let lab = try await lab()
    let data = try await register(
      lab, ["email": .string(Self.victim), "phone": "+12025550100"], as: Self.victim)
    let read = try await account(lab, of: data)
    _ = try await lab.proofs.proven(read, by: Self.victim)
    let now = try await account(lab, of: data)
    await #expect(throws: OperationRefusal.self) {
      try await lab.proofs.proven(read, by: "+12025550100")
    }
    #expect(try await account(lab, of: data) == now)
  }

  @Test func accountVouchedForConcurrentlyIsNotReset() async throws {
    let lab = try await lab()
    let data = try await ann(lab)
    let read = try await account(lab, of: data)
    _ = try await lab.changes.change(read, AccountUpdate { $0.isProven = true })
    let now = try await account(lab, of: data)
    await #expect(throws: OperationRefusal.self) {
      try await lab.proofs.proven(read, by: Self.own)
    }
    #expect(try await account(lab, of: data) == now)
  }

  /// The same user enters two valid codes. The second doesn't end what the first began.
  @Test func concurrentProofsResetAccountOnce() async throws {
    let lab = try await lab()
    let read = try await account(lab, of: try await ann(lab))
    _ = try await lab.proofs.proven(read, by: Self.own)
    _ = try await lab.store.link(read.id, provider: "apple", subject: "ann")
    _ = try await lab.proofs.proven(read, by: Self.own)
    #expect(try await lab.store.account(provider: "apple", subject: "ann")?.id == read.id)
  }
}

// Within a session.
extension AddressProofTests {
  private func prove(_ lab: Lab, _ fields: JSONObject, _ data: AnswerData) async throws {
    _ = try await lab.call("sendOwn", fields, tokens: data.tokens)
    let code = try await lab.lastCode()
    _ = try await lab.call("proveOwn", fields, code: code, tokens: data.tokens)
  }

  @Test func oldAddressIsNotifiedOfProvenNewOne() async throws {
    let lab = try await lab()
    let data = try await proven(lab)
    try await prove(lab, ["email": "new@example.org"], data)
    #expect(try await confirmed(lab, of: data) == ["new@example.org"])
    #expect(try await lab.messages("addressChanged").map(\.to) == [Self.own])
  }

  @Test func unprovenOrUnchangedAddressSendsNoNotice() async throws {
    let lab = try await lab()
    let data = try await ann(lab)
    try await prove(lab, ["email": "new@example.org"], data)
    try await prove(lab, ["email": "new@example.org"], data)
    #expect(try await lab.messages("addressChanged").isEmpty)
  }

  /// Otherwise the next registration with the name would take it over.
  @Test(
    arguments: [
      [:], ["email": "ann@example.org"], ["email": "new@example.org"],
    ] as [JSONObject])
  func provingAddressConfirmsAccount(_ fields: JSONObject) async throws {
    let lab = try await lab()
    let data = try await ann(lab)
    try await prove(lab, fields, data)
    let address = fields["email"]?.asText ?? Self.own
    #expect(try await account(lab, of: data).state == .active)
    #expect(try await confirmed(lab, of: data) == [address])
    #expect(
      await why { () async throws(Failure) in
        try await lab.call(
          "register", ["email": .string(address)], person: address, newPassword: "Other Horse 1")
      } == .identifierTaken)
  }

  /// The reset is no longer the first proof.
  @Test func accountProvenWithoutNameSurvivesReset() async throws {
    let lab = try await lab()
    let data = try await ann(lab)
    try await prove(lab, [:], data)
    let id = try await account(lab, of: data).id
    _ = try await lab.store.link(id, provider: "apple", subject: "ann")
    _ = try await call(lab, "forgot", Self.own)
    let code = try await lab.lastCode()
    _ = try await call(lab, "reset", Self.own, code: code, newPassword: "Another Horse 1")
    #expect(try await lab.store.account(provider: "apple", subject: "ann")?.id == id)
  }

  @Test func codeRequestedWithoutNameBelongsToAddress() async throws {
    let lab = try await lab()
    let data = try await ann(lab)
    _ = try await lab.call("sendOwn", tokens: data.tokens)
    let code = try await lab.lastCode()
    try await rename(lab, data, to: Self.victim)
    #expect(
      await why { () async throws(Failure) in
        try await lab.call("proveOwn", code: code, tokens: data.tokens)
      } == .codeWrong)
    #expect(try await confirmed(lab, of: data) == [])
  }

  /// The user enters a username. The code goes to the account's address and proves that address.
  @Test func codeForUsernameInSessionProvesAddress() async throws {
    let lab = try await lab()
    let data = try await bob(lab)
    let fields: JSONObject = ["username": "bobx"]
    _ = try await lab.call("sendOwn", fields, tokens: data.tokens)
    #expect(try await lab.store.outbox().last?.to == Self.own)
    let code = try await lab.lastCode()
    _ = try await lab.call("proveOwn", fields, code: code, tokens: data.tokens)
    #expect(try await confirmed(lab, of: data) == [Self.own])
  }
}

extension AddressProofTests {
  /// A registration brings a session before anything is proven.
  private static let contract = """
    authcontract: 1
    service: Proofs
    version: "1"
    languages: [en]
    servers: { api: { url: "https://proofs.example" } }
    tokens:
      access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
    types: { Session: { access: tokens.access } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { username: optional username, email: email, phone: optional phone, password: newPassword }, returns: Session }
      comeAsGuest: { route: POST /guest, does: guest.signIn, returns: Session }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Session }
      me: { route: GET /me, does: account.read, needs: access, returns: { id: { type: string, is: account.id } } }
      update: { route: PATCH /me, does: account.update, needs: access, sends: { email: email } }
      send: { route: POST /send, does: code.send, code: entry, sends: { who: identifier } }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { who: identifier, code: code }, returns: Session }
      knock: { route: POST /knock, does: code.send, code: door, sends: { who: identifier } }
      enter: { route: POST /enter, does: code.signIn, code: door, sends: { who: identifier, code: code }, returns: Session }
      sendOwn: { route: POST /own, does: code.send, code: own, needs: access, sends: { email: optional email, username: optional username } }
      proveOwn: { route: POST /own/proof, does: code.verify, code: own, needs: access, sends: { email: optional email, username: optional username, code: code } }
      forgot: { route: POST /forgot, does: password.forgot, sends: { who: identifier } }
      reset: { route: POST /reset, does: password.reset, sends: { who: identifier, code: code, password: newPassword } }
    policies:
      codes:
        entry: { length: 6, sentBy: [mail, sms] }
        door: { length: 6, sentBy: [mail] }
        own: { length: 6, sentBy: [mail] }
    """
}
