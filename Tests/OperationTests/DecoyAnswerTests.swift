import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// A person who registers twice with a name sees the same, whether or not the name is taken.
struct DecoyAnswerTests {
  private static let names = [
    Identifier(kind: .email, text: "ann@example.org"),
    Identifier(kind: .phone, text: "+12025550100"),
  ]

  private func register(_ lab: Lab, _ nickname: String, _ password: String) async throws -> Account
  {
    let outcome = try await lab.call(
      "register",
      ["email": "ann@example.org", "phone": "+12025550100", "nickname": .string(nickname)],
      person: "ann@example.org", newPassword: password)
    return try #require(outcome.data.account)
  }

  /// The accounts in the answers: twice with the first password, and then with another one.
  private func seen(_ lab: Lab) async throws -> [Account] {
    var seen: [Account] = []
    for (nickname, password) in [
      ("Ann", "Horse One 111"), ("Mal", "Horse One 111"), ("Al", "Horse Two 222"),
    ] {
      seen.append(try await register(lab, nickname, password))
      lab.clock.advance(seconds: 100)
    }
    return seen
  }

  @Test func answerDoesNotRevealAccount() async throws {
    let start = try await Lab(text: Self.contract).clock.now
    let free = try await Lab(text: Self.contract)
    let taken = try await Lab(text: Self.contract)
    _ = try await taken.store.create(
      NewAccount(
        state: .active, identifiers: [Self.names[0], Self.names[1]],
        profile: ["nickname": "Anna"]))
    for lab in [free, taken] {
      let seen = try await seen(lab)
      #expect(Set(seen.map(\.id)).count == 1)
      #expect(seen.map { $0.profile } == ["Ann", "Mal", "Al"].map { ["nickname": .string($0)] })
      #expect(seen.map(\.createdAt) == [0, 100, 200].map { start.adding(seconds: $0) })
      #expect(seen.map(\.identifiers) == Array(repeating: Self.names, count: 3))
      #expect(seen.map(\.state) == Array(repeating: .unconfirmed, count: 3))
    }
  }

  /// A sign-in with the chosen password fails and counts like all earlier ones.
  @Test(arguments: [0, 4])
  func laterSignInDoesNotRevealAccount(_ before: Int) async throws {
    var seen: [[String]] = []
    for isTaken in [false, true] {
      let lab = try await Lab(text: Self.contract)
      if isTaken {
        let hash = try await lab.hasher.hash(Secret("Sound Horse 42"))
        _ = try await lab.store.create(
          NewAccount(state: .active, identifiers: Self.names, passwordHash: hash))
      }
      var refusals: [String] = []
      for _ in 0..<before { refusals.append(await refusedSignIn(lab, "Wrong Horse 1")) }
      _ = try await register(lab, "Ann", "Horse One 111")
      for _ in before..<6 { refusals.append(await refusedSignIn(lab, "Horse One 111")) }
      seen.append(refusals)
    }
    #expect(seen[0] == seen[1])
    #expect(seen[0].first == "credentialsWrong 4 -")
    #expect(seen[0].suffix(2) == ["credentialsWrong 0 -", "credentialsWrong 0 -"])
  }

  /// The registration has proven neither name.
  @Test func twoNamesOfRegistrationShareLock() async throws {
    let lab = try await Lab(text: Self.contract, tells: [:])
    let hash = try await lab.hasher.hash(Secret("Sound Horse 42"))
    let names = [
      Identifier(kind: .email, text: "ann@example.org"), Identifier(kind: .username, text: "ann"),
    ]
    _ = try await lab.store.create(
      NewAccount(state: .unconfirmed, identifiers: names, passwordHash: hash))
    var left: [Int?] = []
    for number in 0..<6 {
      let account = try await lab.store.account(calledAny: "ann")
      let tries = try await lab.collaborators.passwords.attempts.reserve(
        names[number % 2], account, OperationInput(endpoint: lab.contract.endpoints["signIn"]))
      guard case .allowed(let rest, _) = tries.attempt else { break }
      left.append(rest)
    }
    #expect(left == [4, 3, 2, 1, 0])
  }

  private func refusedSignIn(_ lab: Lab, _ password: String) async -> String {
    let refused = await refusal { () async throws(Failure) in
      try await lab.call(
        "signIn", ["email": "ann@example.org"], person: "ann@example.org", password: password)
    }
    let left = refused?.left.map(String.init) ?? "-"
    let until = refused?.until.map { "\($0.seconds)" } ?? "-"
    return "\(refused?.reason.rawValue ?? "none") \(left) \(until)"
  }

  /// The account takes the nickname of the latest registration, as the response shows.
  @Test func repeatedRegistrationReplacesNickname() async throws {
    let lab = try await Lab(text: Self.contract)
    for name in ["Ann", "Anna"] { _ = try await register(lab, name, "Horse One 111") }
    let account = try await lab.store.account(calledAny: "ann@example.org")
    #expect(account?.profile == ["nickname": "Anna"])
  }

  /// A made-up id depends on the name and on the store.
  @Test func decoyIDsDependOnName() async throws {
    var ids: Set<String> = []
    for _ in 1...2 {
      let lab = try await Lab(text: Self.contract)
      for text in ["ann@example.org", "bob@example.org"] {
        _ = try await lab.store.create(
          NewAccount(state: .active, identifiers: [Identifier(kind: .email, text: text)]))
        let data = try await lab.call(
          "register", ["email": .string(text)], person: text, newPassword: "Horse One 111"
        ).data
        ids.insert(try #require(data.account?.id))
        #expect(try await lab.store.account(try #require(data.account?.id)) == nil)
      }
    }
    #expect(ids.count == 4)
  }

  /// Signing in by SRP returns an id too.
  @Test func poolDecoyIDIsStable() async throws {
    let lab = try await Lab("contract/cognito.yaml", tells: [:])
    let fields: JSONObject = [
      "username": "ann", "userAttributes": [["name": "email", "value": "ann@example.org"]],
    ]
    let signUp = {
      try await lab.call("signUp", fields, person: "ann", newPassword: "Horse One 111").data
    }
    let first = try await signUp().account?.id
    _ = try await lab.call(
      "confirmSignUp", ["username": "ann"], person: "ann", code: try await lab.lastCode())
    lab.clock.advance(seconds: 3_600)
    let told = try await lab.store.account(calledAny: "ann")
    #expect(told?.id == first)
    #expect(try await signUp().account?.id == first)
  }

  private static let contract = """
    authcontract: 1
    service: Seeming
    version: "1"
    languages: [en]
    servers: { api: { url: "https://seeming.example" } }
    tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
    endpoints:
      register: { route: POST /up, does: password.register, sends: { email: email, phone: optional phone, nickname: optional string, password: newPassword } }
      confirm: { route: POST /confirm, does: code.verify, code: entry, sends: { email: email, code: code } }
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: { access: tokens.access } }
    policies:
      codes: { entry: { length: 6, sentBy: [mail] } }
      lockout: { counts: account, steps: [{ failures: 5, lasts: 5m }] }
    """
}
