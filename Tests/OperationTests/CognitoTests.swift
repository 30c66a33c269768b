import AuthClient
import AuthCognito
import AuthServer
import ContractModel
import Crypto
import Foundation
import Primitives
import Stores
import Testing

@testable import ReferenceServer

/// Cognito: the lab plays the pool for the client that is generated for it.
struct CognitoTests {
  private let password = "Sound Horse 42"
  private let name = "ann@example.org"

  private func lab() async throws -> Lab { try await Lab("contract/cognito.yaml") }

  private func named(_ name: String) -> JSONObject { ["username": .string(name)] }

  private func registered(_ lab: Lab) async throws {
    let values: JSONObject = [
      "username": .string(name),
      "userAttributes": [["name": "email", "value": .string(name)]],
    ]
    _ = try await lab.call("signUp", values, person: name, newPassword: password)
    let code = try await lab.lastCode()
    _ = try await lab.call("confirmSignUp", named(name), person: name, code: code)
  }

  private func signIn(_ lab: Lab, _ name: String, _ password: String) async throws -> Outcome {
    try await lab.call("provePassword", slots: proof(lab, name, password))
  }

  /// As the client makes it, with its own arithmetic.
  private func proof(
    _ lab: Lab, _ name: String, _ password: String
  ) async throws -> [ProviderSlot: String] {
    let client = try SRPSignIn(poolId: "ap-southeast-1_Pool")
    let values: JSONObject = ["authParameters": .object(named(name))]
    let started = try await lab.call(
      "startSignIn", values, person: name, slots: [.srpA: client.srpA]
    ).data
    let answer = try client.answer(
      userId: started.slots[.userId]!, password: AuthClient.Secret(password),
      salt: started.slots[.salt]!, srpB: started.slots[.srpB]!,
      secretBlock: started.slots[.secretBlock]!, now: Date(timeIntervalSince1970: 1_800_000_000))
    return [
      .userId: started.slots[.userId]!, .secretBlock: started.slots[.secretBlock]!,
      .timestamp: answer.timestamp, .signature: answer.signature.reveal(),
    ]
  }

  private func wrong(_ lab: Lab, _ name: String, _ password: String) async -> Meaning? {
    do {
      _ = try await signIn(lab, name, password)
      return nil
    } catch let Failure.refused(refused) {
      return refused.reason
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test func clientSignsInWithoutSendingPassword() async throws {
    let lab = try await lab()
    try await registered(lab)
    let outcome = try await signIn(lab, name, password)
    #expect(outcome.type == "TokenAnswer")
    #expect(outcome.data.tokens.keys.sorted() == ["access", "id", "refresh"])
    #expect(await wrong(lab, name, "Another Horse 1") == .credentialsWrong)
    // The hash is never asked: the pool knows a verifier.
    #expect(await lab.hasher.verified == 0)
  }

  /// Computed with Python integers by the stub's `srp.py`, which shares no code with this.
  @Test func verifierMatchesOtherImplementation() throws {
    let pool = SRPPool(name: "Pool")
    let salt = BigNumber(hex: "0f1e2d3c4b5a69788796a5b4c3d2e1f0")!
    let verifier = try pool.verifier(
      userId: "u", password: AuthServer.Secret("Sound Horse 42"), salt: salt)
    #expect(SHA256.hex(Array(verifier.hex.utf8)) == Self.verifierHash)
    let server = try pool.publicNumber(verifier: verifier, secret: BigNumber(hex: "abcdef0123")!)
    #expect(SHA256.hex(Array(server.hex.utf8)) == Self.serverHash)
    let client = BigNumber(hex: String(repeating: "9a", count: 300))!
    let key = try #require(
      try pool.key(
        client: client, server: server, verifier: verifier, secret: BigNumber(hex: "abcdef0123")!))
    #expect(Hex.encode(key) == Self.key)
  }

  static let verifierHash = "5e0c78346b51e35b8241616e7884f5df0d3d4ddb0671a7e72984d626b71ef303"
  static let serverHash = "22727f3046ef4de2378ee6ad0e6ed4822aabbf7645aded79a1313ca2d8879dbf"
  static let key = "bdd17ada279734e38dae940f5c4ecd3e"

  @Test func unsafePublicValueIsRejected() async throws {
    let lab = try await lab()
    try await registered(lab)
    let values: JSONObject = ["authParameters": .object(named(name))]
    let n = SRPPool.modulus.hex
    for number in ["0", "00", n, "", "xyz", "1" + n] {
      #expect(
        await reason { () async throws(Failure) in
          try await lab.call("startSignIn", values, person: name, slots: [.srpA: number])
        } == .requestInvalid)
    }
  }

  @Test func secretBlockOfReplacedPasswordIsRejected() async throws {
    let lab = try await lab()
    try await registered(lab)
    let slots = try await proof(lab, name, password)
    let account = try #require(try await lab.store.account(calledAny: name))
    try await lab.passwords.choose(
      AuthServer.Secret("Another Horse 1"), for: account, keeping: .all)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("provePassword", slots: slots)
      } == .credentialsWrong)
  }

  @Test func secretBlockAllowsOneAttempt() async throws {
    let lab = try await lab()
    try await registered(lab)
    let slots = try await proof(lab, name, password)
    let wins = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { (try? await lab.call("provePassword", slots: slots)) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
  }

  @Test func unknownUserGetsChallengeToo() async throws {
    let lab = try await lab()
    #expect(await wrong(lab, "bob@example.org", password) == .accountUnknown)
    let silent = try await Lab("contract/cognito.yaml", tells: [:])
    let client = try SRPSignIn(poolId: "ap-southeast-1_Pool")
    let values: JSONObject = ["authParameters": .object(named("bob@example.org"))]
    let starting = {
      try await silent.call(
        "startSignIn", values, person: "bob@example.org", slots: [.srpA: client.srpA]
      ).data
    }
    let (one, two) = (try await starting(), try await starting())
    #expect(one.slots[.salt] == two.slots[.salt])
    #expect(one.slots[.userId] == two.slots[.userId])
    #expect(one.slots[.srpB] != two.slots[.srpB])
    #expect(await wrong(silent, "bob@example.org", password) == .credentialsWrong)
  }

  /// Usernames in the pool are version 4 UUIDs, and so must be those made up for unknown users.
  @Test func poolUsernamesLookAlike() async throws {
    let lab = try await Lab("contract/cognito.yaml", tells: [:])
    try await registered(lab)
    let client = try SRPSignIn(poolId: "ap-southeast-1_Pool")
    for person in [name] + (1...8).map({ "nobody\($0)@example.org" }) {
      let started = try await lab.call(
        "startSignIn", ["authParameters": .object(named(person))], person: person,
        slots: [.srpA: client.srpA])
      let userId = try #require(started.data.slots[.userId])
      #expect(
        try /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
          .wholeMatch(in: userId) != nil, "\(person) is \(userId)")
    }
  }

  @Test func codeConfirmsSignUp() async throws {
    let lab = try await lab()
    let values: JSONObject = ["username": .string(name), "userAttributes": []]
    let made = try await lab.call("signUp", values, person: name, newPassword: password).data
    #expect(made.account?.state == .unconfirmed)
    #expect(await wrong(lab, name, password) == .accountUnconfirmed)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("signUp", values, person: name, newPassword: password)
      } == .identifierTaken)
    _ = try await lab.call("resendCode", named(name), person: name)
    let messages = try await lab.store.outbox()
    #expect(messages.count == 2)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "confirmSignUp", named(name), person: name, code: messages[0].code)
      } == .codeWrong)
    _ = try await lab.call("confirmSignUp", named(name), person: name, code: messages[1].code)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "confirmSignUp", named(name), person: name, code: messages[1].code)
      } == .alreadyConfirmed)
    #expect(try await signIn(lab, name, password).type == "TokenAnswer")
  }

  @Test func tokensHaveAmazonsClaims() async throws {
    let lab = try await lab()
    try await registered(lab)
    let data = try await signIn(lab, name, password).data
    let claims = lab.authenticator.tokenIssuer.claims
    let id = claims.expected("id")
    #expect(id.audience == "xxxxxxxxxxxxxxxxxxxxxxxxxx")
    guard
      case .good(let said) = try await lab.signer.check(
        data.tokens["id"]!.secret, id, now: lab.clock.now)
    else { Issue.record("not good"); return }
    #expect(said["token_use"] == "id")
    #expect(said["email"]?.asText == name)
    let access = claims.expected("access")
    #expect(access.audience == nil)
    #expect(access.values["client_id"] == "xxxxxxxxxxxxxxxxxxxxxxxxxx")
    // The API takes the id token and no other.
    _ = try await lab.call("deleteProfile", tokens: ["id": data.tokens["id"]!])
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("deleteProfile", tokens: ["id": data.tokens["access"]!])
      } == .tokenInvalid)
  }

  @Test func secondFactorAndNewPasswordFollowInTurn() async throws {
    let lab = try await lab()
    try await registered(lab)
    let id = try #require(try await lab.store.account(calledAny: name)?.id)
    _ = try await lab.store.update(
      id,
      details: {
        $0.asksForMessage = true; $0.mustChangePassword = true
      })
    let first = try await signIn(lab, name, password)
    #expect(first.type == "NewPasswordChallenge")
    let token = first.data.tokens
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("setNewPassword", newPassword: "short", tokens: token)
      } == .passwordWeak)
    // Another step's call does not answer this one.
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("answerSms", ["challengeName": "SMS_MFA"], code: "000000", tokens: token)
      } == .challengeUnknown)
    let second = try await lab.call(
      "setNewPassword", newPassword: "Another Horse 1", tokens: token)
    #expect(second.type == "SmsChallenge")
    let code = try await lab.lastCode()
    let third = try await lab.call("answerSms", code: code, tokens: second.data.tokens)
    #expect(third.type == "TokenAnswer")
    #expect(await wrong(lab, name, password) == .credentialsWrong)
  }

  @Test func authenticatorCodeIsAcceptedOnce() async throws {
    let lab = try await lab()
    try await registered(lab)
    let id = try #require(try await lab.store.account(calledAny: name)?.id)
    let key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
    _ = try await lab.store.update(id, details: { $0.authenticator = key })
    let code = TimeCode(base32: key)!.code(counter: lab.clock.now.seconds / 30)
    let first = try await signIn(lab, name, password)
    #expect(first.type == "AuthenticatorChallenge")
    let good = try await lab.call(
      "answerAuthenticator", code: code, tokens: first.data.tokens)
    #expect(good.type == "TokenAnswer")
    let second = try await signIn(lab, name, password)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("answerAuthenticator", code: code, tokens: second.data.tokens)
      } == .codeWrong)
    lab.clock.advance(seconds: 181)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("answerAuthenticator", code: code, tokens: second.data.tokens)
      } == .challengeUnknown)
  }

  /// RFC 6238, appendix B, for SHA-1.
  @Test(arguments: [
    (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"),
    (1_234_567_890, "89005924"), (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
  ])
  func codesMatchRFC6238(seconds: Int, code: String) {
    let app = TimeCode(key: Array("12345678901234567890".utf8))
    #expect(app.code(counter: seconds / 30, digits: 8) == code)
  }

  /// An attacker could compute its codes.
  @Test func emptyKeyIsRejected() {
    #expect(TimeCode(base32: "") == nil)
    #expect(TimeCode(base32: "====") == nil)
  }

  @Test func refreshReturnsNoRefreshToken() async throws {
    let lab = try await lab()
    try await registered(lab)
    let data = try await signIn(lab, name, password).data
    lab.clock.advance(seconds: 3_600)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("deleteProfile", tokens: ["id": data.tokens["id"]!])
      } == .tokenExpired)
    let renewed = try await lab.call(
      "renewTokens", tokens: ["refresh": data.tokens["refresh"]!])
    #expect(renewed.data.tokens.keys.sorted() == ["access", "id"])
    _ = try await lab.call("deleteProfile", tokens: ["id": renewed.data.tokens["id"]!])
  }

  @Test func signOutRevokesRefreshTokenAndAPIAccess() async throws {
    let lab = try await lab()
    try await registered(lab)
    let data = try await signIn(lab, name, password).data
    _ = try await lab.call("signOut", tokens: ["refresh": data.tokens["refresh"]!])
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renewTokens", tokens: ["refresh": data.tokens["refresh"]!])
      } == .sessionEnded)
    guard case .callback("departure", _) = try await lab.call("leavePage") else {
      Issue.record("not the callback")
      return
    }
  }

  @Test func deletionFreesName() async throws {
    let lab = try await lab()
    try await registered(lab)
    let data = try await signIn(lab, name, password).data
    _ = try await lab.call("deletePoolUser", tokens: ["access": data.tokens["access"]!])
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("deletePoolUser", tokens: ["access": data.tokens["access"]!])
      } == .accountGone)
    #expect(await wrong(lab, name, password) == .accountUnknown)
    try await registered(lab)
    _ = try await signIn(lab, name, password)
  }

  @Test func addressOfOtherUserIsTaken() async throws {
    let lab = try await lab()
    try await registered(lab)
    let data = try await signIn(lab, name, password).data
    _ = try await lab.call(
      "signUp", ["username": "bob@example.org", "userAttributes": []], person: "bob@example.org",
      newPassword: password)
    let attributes = { (address: String) -> JSONObject in
      ["userAttributes": [["name": "email", "value": .string(address)]]]
    }
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "updateAttributes", attributes("bob@example.org"),
          tokens: ["access": data.tokens["access"]!])
      } == .identifierTaken)
    let changed = try await lab.call(
      "updateAttributes", attributes("ann@example.net"),
      tokens: ["access": data.tokens["access"]!])
    #expect(changed.data.account != nil)
    #expect(try await lab.store.account(calledAny: "ann@example.net") != nil)
  }
}
