import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Calls whose caller is known by something else than a session: a flow, a password, a code.
struct OutsideProofTests {
  private static let mail: JSONObject = ["email": "ann@example.org"]
  private static let password = "Sound Horse 42"

  private func lab(_ name: String) async throws -> (Lab, Account) {
    let lab = try await Lab("Tests/Shapes/\(name).yaml")
    _ = try await lab.store.create(
      NewAccount(
        state: .active,
        identifiers: [Identifier(kind: .email, text: "ann@example.org", isConfirmed: true)],
        passwordHash: try await lab.hasher.hash(Secret(Self.password))))
    return (lab, try #require(try await lab.store.account(calledAny: "ann@example.org")))
  }

  private func session(_ lab: Lab, _ token: String) async throws -> [String: IssuedToken] {
    let answer = try await lab.call(
      "signIn", Self.mail, person: "ann@example.org", password: Self.password
    ).data
    return [token: try #require(answer.tokens[token])]
  }

  @Test func signInChecksItsFlowToken() async throws {
    let (lab, _) = try await lab("token-places")
    func signIn(_ tokens: [String: IssuedToken]) async throws(Failure) -> Outcome {
      try await lab.call(
        "signInByFlow", Self.mail, person: "ann@example.org", password: Self.password,
        tokens: tokens)
    }
    let flow = try await lab.call("startFlow").data.tokens
    let value = try await lab.call("freshValue").data.tokens["csrf"]!
    #expect(await reason { () async throws(Failure) in try await signIn([:]) } == .challengeUnknown)
    let forged = await reason { () async throws(Failure) in try await signIn(["flow": value]) }
    #expect(forged == .challengeUnknown)
    #expect(try await signIn(flow).data.tokens["session"] != nil)
    lab.clock.advance(seconds: 601)
    let over = await reason { () async throws(Failure) in try await signIn(flow) }
    #expect(over == .challengeUnknown)
  }

  /// The code works only for the user who started the flow, and reveals no account.
  @Test func recoveryUsesItsFlowToken() async throws {
    let (lab, account) = try await lab("token-places")
    func recover(
      _ code: String?, _ tokens: [String: IssuedToken]
    ) async throws(Failure) -> Outcome {
      try await lab.call("recoverAccount", code: code, tokens: tokens)
    }
    let nobodys = try await lab.call(
      "forgot", ["email": "bob@example.org"], person: "bob@example.org"
    ).data.tokens
    #expect(nobodys.keys.sorted() == ["recoveryFlow"])
    #expect(try await lab.lastCode() == nil)
    let flow = try await lab.call("forgot", Self.mail, person: "ann@example.org").data.tokens
    let code = try #require(try await lab.lastCode())
    #expect(
      await reason { () async throws(Failure) in try await recover(code, nobodys) } == .codeWrong)
    let made = ["recoveryFlow": try await lab.call("startFlow").data.tokens["flow"]!]
    #expect(
      await reason { () async throws(Failure) in try await recover(code, made) }
        == .challengeUnknown)
    let recovered = try await recover(code, flow).data
    #expect(recovered.account?.id == account.id)
    #expect(recovered.tokens["session"] != nil)
  }

  @Test func deletionRequiresIDPasswordAndCode() async throws {
    let (lab, account) = try await lab("two-bearers")
    let access = try await session(lab, "access")
    _ = try await lab.call("askToConfirm", tokens: access)
    let code = try #require(try await lab.lastCode())
    func delete(
      _ id: String, _ password: String?, _ code: String?
    ) async throws(Failure) -> Outcome {
      try await lab.call(
        "deleteAccount", ["did": .string(id)], password: password, code: code)
    }
    func refused(_ id: String, _ password: String?, _ code: String?) async -> Meaning? {
      await reason { () async throws(Failure) in try await delete(id, password, code) }
    }
    #expect(await refused(account.id, nil, nil) == .tokenMissing)
    #expect(await refused(account.id, nil, code) == .requestInvalid)
    #expect(await refused("nobody", Self.password, code) == .credentialsWrong)
    #expect(await refused(account.id, "another", code) == .credentialsWrong)
    #expect(await refused(account.id, Self.password, "WRONG") == .codeWrong)
    #expect(try await lab.store.account(account.id)?.state == .active)
    _ = try await delete(account.id, Self.password, code)
    #expect(try await lab.store.account(account.id)?.state == .deleted)
    #expect(await refused(account.id, Self.password, code) == .credentialsWrong)
  }

  /// The code went to the account's own address, which the call may name.
  @Test func codeForOwnAddressAcceptsThatAddress() async throws {
    let (lab, _) = try await lab("two-bearers")
    let access = try await session(lab, "access")
    _ = try await lab.call("askToConfirm", tokens: access)
    let code = try #require(try await lab.lastCode())
    let other: JSONObject = ["email": "bob@example.org"]
    let foreign = await reason { () async throws(Failure) in
      try await lab.call(
        "confirmEmail", other, person: "bob@example.org", code: code, tokens: access)
    }
    #expect(foreign == .codeWrong)
    _ = try await lab.call(
      "confirmEmail", Self.mail, person: "ann@example.org", code: code, tokens: access)
  }

  @Test func callSendingPasswordChecksIt() async throws {
    let (lab, account) = try await lab("steps-in-refusals")
    let tokens = try await session(lab, "session")
    let wrong = await reason { () async throws(Failure) in
      try await lab.call("reauthenticate", password: "another", tokens: tokens)
    }
    #expect(wrong == .credentialsWrong)
    let right = try await lab.call("reauthenticate", password: Self.password, tokens: tokens)
    #expect(right.data.account?.id == account.id)
  }

  /// The password is optional, so the refusal requests a proof instead of rejecting the input.
  @Test(arguments: [("steps-in-refusals", "session"), ("staged-proof", "access")])
  func missingPasswordRequiresProof(_ shape: String, _ token: String) async throws {
    let (lab, _) = try await lab(shape)
    let tokens = try await session(lab, token)
    func change(_ password: String?) async throws(Failure) -> Outcome {
      try await lab.call(
        "changePassword", password: password, newPassword: "Another Horse 42", tokens: tokens)
    }
    #expect(await reason { () async throws(Failure) in try await change(nil) } == .oddSignIn)
    _ = try await change(Self.password)
  }
}
