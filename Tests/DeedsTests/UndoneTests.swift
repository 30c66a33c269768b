import AuthServer
import Stores
import Testing

@testable import ReferenceServer

/// Two registrations with one name where a contract has no way in but the password: Cognito's pool.
struct UndoneTests {
  private let name = "ann@example.org"

  private func signUp(_ lab: Lab, _ password: String) async throws(Failure) {
    let values: JSONObject = [
      "username": .string(name),
      "userAttributes": [["name": "email", "value": .string(name)]],
    ]
    _ = try await lab.call("signUp", values, person: name, newPassword: password)
  }

  private func why(_ lab: Lab, _ password: String) async -> Reason? {
    await reason { () async throws(Failure) in
      try await signUp(lab, password)
      return .done(Facts())
    }
  }

  private func confirm(_ lab: Lab, _ code: String?) async throws(Failure) {
    _ = try await lab.call(
      "confirmSignUp", ["username": .string(name)], person: name, code: code)
  }

  /// Whichever of the two she is, she has read the code and signs up again.
  @Test func whoReadTheCodeRegistersAnew() async throws {
    let lab = try await Lab("contract/cognito.yaml")
    try await signUp(lab, "Sound Horse 42")
    #expect(await why(lab, "Mallory's Horse 1") == .identifierTaken)
    let first = try await lab.lastCode()
    #expect(
      await reason { () async throws(Failure) in
        try await confirm(lab, first)
        return .done(Facts())
      } == .accountUnknown)
    #expect(try await lab.store.account(calledAny: name) == nil)
    lab.clock.advance(seconds: 120)
    try await signUp(lab, "Sound Horse 42")
    try await confirm(lab, try await lab.lastCode())
    let account = try #require(try await lab.store.account(calledAny: name))
    #expect(account.state == .active && !NoPassword.stands(in: account.passwordHash))
  }

  /// A form that is sent twice undoes nothing.
  @Test func whoSignsUpTwiceIsOne() async throws {
    let lab = try await Lab("contract/cognito.yaml")
    try await signUp(lab, "Sound Horse 42")
    #expect(await why(lab, "Sound Horse 42") == .identifierTaken)
    try await confirm(lab, try await lab.lastCode())
    #expect(try await lab.store.account(calledAny: name)?.state == .active)
  }
}
