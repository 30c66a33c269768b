import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// SyncNos: opaque tokens that renew without rotating, and a profile that comes once.
struct SyncNosTests {
  private func signedIn(_ lab: Lab) async throws -> AnswerData {
    try await lab.call(
      "signInWithApple", slots: [.authorizationCode: "good:one", .rawNonce: "nonce"]
    ).data
  }

  @Test func codeAndNonceReachProvider() async throws {
    let lab = try await Lab("contract/syncnos.yaml")
    let data = try await signedIn(lab)
    #expect(data.tokens.keys.sorted() == ["access", "refresh"])
    let proof = try #require(await lab.providers.proofs.last)
    #expect(proof.slots[.rawNonce] == Secret("nonce"))
    #expect(proof.takesNonce)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("signInWithApple", slots: [.authorizationCode: "bad"])
      } == .providerRefused)
  }

  @Test func opaqueAccessTokenLastsAnHour() async throws {
    let lab = try await Lab("contract/syncnos.yaml")
    let data = try await signedIn(lab)
    lab.clock.advance(seconds: 3_599)
    _ = try await lab.call("loadAccount", tokens: data.tokens)
    lab.clock.advance(seconds: 1)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("loadAccount", tokens: data.tokens)
      } == .tokenExpired)
    let renewed = try await lab.call("renewTokens", tokens: data.tokens).data
    #expect(renewed.tokens["access"]?.secret != data.tokens["access"]?.secret)
    // It does not rotate: the answer must have one, and it is the same.
    #expect(renewed.tokens["refresh"]?.secret == data.tokens["refresh"]?.secret)
    _ = try await lab.call("loadAccount", tokens: renewed.tokens)
    lab.clock.advance(seconds: 30 * 86_400)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renewTokens", tokens: data.tokens)
      } == .tokenExpired)
  }

  @Test func firstProfileIsKept() async throws {
    let lab = try await Lab("contract/syncnos.yaml")
    let data = try await signedIn(lab)
    let saved = try await lab.call(
      "saveFirstProfile", ["email": "ann@example.org", "fullName": "Ann"], tokens: data.tokens
    ).data
    #expect(saved.account?.profile["email"] == "ann@example.org")
    // The app's own word is not a proof: nobody signs in by it.
    #expect(try await lab.store.account(calledAny: "ann@example.org") == nil)
    let kept = try await lab.call("saveFirstProfile", ["fullName": "Anna"], tokens: data.tokens)
    #expect(kept.data.account?.profile["email"] == "ann@example.org")
    #expect(kept.data.account?.profile["fullName"] == "Anna")
  }

  @Test func unknownTokenIsInvalid() async throws {
    let lab = try await Lab("contract/syncnos.yaml")
    let made = IssuedToken(secret: Secret("made up"), expiresAt: nil, lifetime: nil)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("loadAccount", tokens: ["access": made])
      } == .tokenInvalid)
    let data = try await signedIn(lab)
    // One kind is not the other.
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("loadAccount", tokens: ["access": data.tokens["refresh"]!])
      } == .tokenInvalid)
  }
}
