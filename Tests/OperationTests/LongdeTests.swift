import AuthServer
import ContractModel
import Diagnostics
import Machines
import Crypto
import Stores
import Testing

@testable import ReferenceServer

/// Longde: Apple, and a refresh token that rotates.
struct LongdeTests {
  private func lab() async throws -> Lab { try await Lab("contract/longde.yaml") }

  private func signedIn(_ lab: Lab, _ token: String = "good:subject") async throws -> AnswerData {
    try await lab.call("signInWithApple", slots: [.identityToken: token]).data
  }

  @Test func appleSignInKeepsNameFromFirstTime() async throws {
    let lab = try await lab()
    let first = try await lab.call(
      "signInWithApple",
      slots: [
        .identityToken: "good:one:ann@example.org", .fullName: "Ann", .email: "ann@example.org",
      ]
    ).data
    #expect(first.account?.details.name == "Ann")
    #expect(first.account?.identifiers.map(\.text) == ["ann@example.org"])
    let again = try await lab.call(
      "signInWithApple", slots: [.identityToken: "good:one", .fullName: "Mallory"]
    ).data
    #expect(again.account?.id == first.account?.id)
    #expect(again.account?.details.name == "Ann")
  }

  @Test func addressSentByAppProvesNothing() async throws {
    let lab = try await lab()
    let ann = try await signedIn(lab, "good:one:ann@example.org")
    let other = try await lab.call(
      "signInWithApple", slots: [.identityToken: "good:two", .email: "ann@example.org"]
    ).data
    #expect(other.account?.id != ann.account?.id)
    #expect(other.account?.identifiers.isEmpty == true)
    // Nor does one that another provider's account has been given lead into somebody's account.
    let third = try await signedIn(lab, "good:three:ann@example.org")
    #expect(third.account?.id != ann.account?.id)
  }

  /// Otherwise anyone who enters another's address at a provider would get the account before its owner.
  @Test func unverifiedProviderAddressIsNotAdopted() async throws {
    let lab = try await lab()
    let first = try await signedIn(lab, "good:one:ann@example.org:unproved")
    #expect(first.account?.identifiers.isEmpty == true)
    let owner = try await signedIn(lab, "good:two:ann@example.org")
    #expect(owner.account?.identifiers.map(\.text) == ["ann@example.org"])
  }

  @Test func forgedAppleTokenIsRefused() async throws {
    let lab = try await lab()
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("signInWithApple", slots: [.identityToken: "forged"])
      } == .providerRefused)
  }

  /// The contract declares it, with a time to retry.
  @Test func unavailableAppleIsDeclaredRefusal() async throws {
    let lab = try await lab()
    let refused = await refusal { () async throws(Failure) in
      try await lab.call("signInWithApple", slots: [.identityToken: "away"])
    }
    #expect(refused?.reason == .providerUnavailable)
    #expect(refused?.until == lab.clock.now.adding(seconds: 5))
    let endpoint = lab.contract.endpoints["signInWithApple"]
    let said = RefusalChoice(lab.contract).choose(.providerUnavailable, for: endpoint)
    #expect(said?.refusal.name.value == "appleUnavailable")
  }

  /// Apple vouches for the user but not for the address, which is unproven.
  @Test func unconfirmedAccountIsReported() async throws {
    let lab = try await lab()
    _ = try await lab.store.create(
      NewAccount(
        state: .unconfirmed,
        identifiers: [Identifier(kind: .email, text: "ann@example.org")],
        link: (provider: "apple", subject: "ann")))
    let reason = await reason { () async throws(Failure) in
      try await lab.call("signInWithApple", slots: [.identityToken: "good:ann"])
    }
    #expect(reason == .accountUnconfirmed)
    let possible = PossibleMeanings(lab.contract)
    #expect(possible.of(lab.contract.endpoints["signInWithApple"]).contains(.accountUnconfirmed))
  }

  @Test func accessTokenHasDeclaredClaims() async throws {
    let lab = try await lab()
    let data = try await signedIn(lab)
    let token = try #require(data.tokens["access"]?.secret)
    let wanted = lab.authenticator.tokenIssuer.claims.expected("access")
    #expect(wanted.values["type"] == "user")
    guard case .good(let claims) = try await lab.signer.check(token, wanted, now: lab.clock.now)
    else { Issue.record("not good"); return }
    #expect(claims["sub"]?.asText == data.account?.id)
    #expect(claims["sid"]?.asText == data.session?.id)
    #expect(claims["exp"] == (lab.clock.now.seconds + 3_600).json)
    #expect(claims["jti"]?.asText?.isEmpty == false)
  }

  @Test func tokenOfOtherTypeOrSignerIsInvalid() async throws {
    let lab = try await lab()
    let data = try await signedIn(lab)
    let wrong: [JSONObject] = [
      ["type": "admin"], ["token_use": "id"], ["iss": "https://else.example"], ["aud": "another"],
    ]
    for change in wrong {
      var claims: JSONObject = [
        "iss": "http://127.0.0.1:8080", "sub": .string(data.account!.id),
        "sid": .string(data.session!.id), "type": "user", "token_use": "access",
        "exp": (lab.clock.now.seconds + 60).json,
      ]
      for field in change.fields { claims[field.name] = field.value }
      let text = try await lab.signer.sign(claims, by: [])
      let token = IssuedToken(secret: Secret(text), expiresAt: nil, lifetime: nil)
      #expect(
        await reason { () async throws(Failure) in
          try await lab.call("me", tokens: ["access": token])
        } == .tokenInvalid)
    }
    #expect(
      await reason { () async throws(Failure) in try await lab.call("me") } == .tokenMissing)
  }

  @Test func rotationHasGracePeriodThenEndsLineage() async throws {
    let lab = try await lab()
    let first = try await signedIn(lab)
    let second = try await lab.call("renewSession", tokens: first.tokens).data
    #expect(second.tokens["refresh"]?.secret != first.tokens["refresh"]?.secret)
    lab.clock.advance(seconds: 29)
    let repeated = try await lab.call("renewSession", tokens: first.tokens).data
    #expect(repeated.tokens["refresh"]?.secret == second.tokens["refresh"]?.secret)
    lab.clock.advance(seconds: 1)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renewSession", tokens: first.tokens)
      } == .tokenReused)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renewSession", tokens: second.tokens)
      } == .sessionEnded)
    #expect(
      await reason { () async throws(Failure) in try await lab.call("me", tokens: second.tokens) }
        == .sessionEnded)
  }

  @Test func concurrentRefreshesShareOneSuccessor() async throws {
    let lab = try await lab()
    let first = try await signedIn(lab)
    let successors = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<32 {
        group.addTask {
          try? await lab.call("renewSession", tokens: first.tokens).data.tokens["refresh"]?
            .secret.reveal()
        }
      }
      return await group.reduce(into: [String?]()) { $0.append($1) }
    }
    #expect(successors.count == 32)
    #expect(Set(successors).count == 1)
    #expect(successors[0] != nil)
  }

  @Test func concurrentFirstSignInsCreateOneAccount() async throws {
    let lab = try await lab()
    let ids = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<16 {
        group.addTask { try? await signedIn(lab, "good:one:ann@example.org").account?.id }
      }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(ids.count == 1)
    #expect(ids.first != .some(nil))
    #expect(try await lab.store.accounts().count == 1)
  }

  @Test func deletedAccountIsGone() async throws {
    let lab = try await lab()
    let data = try await signedIn(lab)
    try await lab.store.set(data.account!.id, state: .deleted)
    #expect(
      await reason { () async throws(Failure) in try await lab.call("me", tokens: data.tokens) }
        == .accountGone)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renewSession", tokens: data.tokens)
      } == .accountGone)
  }

  @Test func unavailableStoreIsNotRefusal() {
    let failures: [any Error] = [
      StoreFault.unavailable(retryAfter: 5), StoreFault.broken("accounts"), PasswordFault.busy,
      PasswordFault.noMemory, CancellationError(),
    ]
    for failure in failures {
      if case .refused = Failure(failure) { Issue.record("a refusal: \(failure)") }
    }
  }
}
