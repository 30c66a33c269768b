import AuthServer
import ContractModel
import Crypto
import Primitives
import Stores
import Testing

@testable import ReferenceServer

/// The pool's hosted page: to a provider and back, with a code for the app that asked.
struct CognitoPageTests {
  private func lab() async throws -> Lab { try await Lab("contract/cognito.yaml") }

  @Test func pageLeadsToAppleAndCodeYieldsTokens() async throws {
    let lab = try await lab()
    let verifier = "a-verifier-of-the-app-that-is-long-enough-for-rfc-7636"
    let challenge = Base64URL.encode(SHA256.hash(Array(verifier.utf8)))
    let page = try await lab.call(
      "openPage", slots: [.state: "app-state", .codeChallenge: challenge])
    #expect(page.page?.contains("<h1>Cognito</h1>") == true)
    #expect(page.page?.contains("identity_provider=SignInWithApple&amp;") == true)
    #expect(page.page?.contains("state=app-state&amp;code_challenge=\(challenge)") == true)
    guard
      case .redirect(let url) = try await lab.call(
        "openPage", ["identityProvider": "SignInWithApple"],
        slots: [.state: "app-state", .codeChallenge: challenge])
    else { Issue.record("no redirect"); return }
    let state = String(url.split(separator: "=").last!)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "appleReturns", ["state": "forged"], slots: [.authorizationCode: "good:apple-one"])
      } == .stateWrong)
    let returned = try await lab.call(
      "appleReturns", ["state": .string(state)], slots: [.authorizationCode: "good:apple-one"])
    guard case .callback("arrival", let data) = returned else {
      Issue.record("no callback"); return
    }
    #expect(data.slots[.state] == "app-state")
    #expect(await lab.providers.proofs.last?.nonce != nil)
    let code = try #require(data.slots[.authorizationCode])
    // The browser's way back counts once.
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "appleReturns", ["state": .string(state)], slots: [.authorizationCode: "good:apple-one"])
      } == .stateWrong)
    let tokens = try await lab.call(
      "exchangeCode", slots: [.authorizationCode: code, .codeVerifier: verifier])
    #expect(tokens.data.tokens["refresh"] != nil)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "exchangeCode", slots: [.authorizationCode: code, .codeVerifier: verifier])
      } == .codeWrong)
  }

  /// With the app's own state, by which it recognizes its sign-in.
  @Test func declinedAppleSignInReturnsToApp() async throws {
    let lab = try await lab()
    guard
      case .redirect(let url) = try await lab.call(
        "openPage", ["identityProvider": "SignInWithApple"], slots: [.state: "app-state"])
    else { Issue.record("no redirect"); return }
    let outcome = try await lab.call(
      "appleReturns", ["state": .string(String(url.split(separator: "=").last!))],
      back: ProviderReturn(error: "user_cancelled_authorize"))
    guard case .refusedCallback("arrival", .accessDenied, state: "app-state") = outcome else {
      Issue.record("\(outcome)"); return
    }
  }

  @Test(arguments: ["another", ""])
  func codeRequiresItsVerifier(verifier: String) async throws {
    let lab = try await lab()
    let challenge = Base64URL.encode(SHA256.hash(Array("the right one".utf8)))
    guard
      case .redirect(let url) = try await lab.call(
        "openPage", ["identityProvider": "SignInWithApple"],
        slots: [.state: "app-state", .codeChallenge: challenge])
    else { Issue.record("no redirect"); return }
    let returned = try await lab.call(
      "appleReturns", ["state": .string(String(url.split(separator: "=").last!))],
      slots: [.authorizationCode: "good:apple-one"])
    let code = try #require(returned.data.slots[.authorizationCode])
    var slots: [ProviderSlot: String] = [.authorizationCode: code]
    if !verifier.isEmpty { slots[.codeVerifier] = verifier }
    #expect(
      await reason { () async throws(Failure) in try await lab.call("exchangeCode", slots: slots) }
        == .codeWrong)
  }
}
