import AuthClient
import AuthCognito
import AuthWeb
import CognitoClient
import Foundation
import Testing

/// Whatever is printed, dumped or observed on the way through a sign-in shows no secret of it.
@Suite struct CognitoSecretTests {
  @Test func printingHidesSecrets() async throws {
    let stub = try await CognitoStub(["temporary": true, "factor": "SMS_MFA"])
    let (store, watcher) = (MemoryStore(), EventLog())
    let client = stub.client(store)
    client.session.add(watcher)
    var shown = try await steps(of: stub, client)
    let tokens = (store.load()?.tokens ?? [:]).values.map { $0.secret.reveal() }
    #expect(tokens.count == 3)
    let told = views(of: watcher.events)
    let holders: [Any] = [client, client.session, store, store.load() as Any]
    shown += (holders + stub.transport.requests).map(views) + [told]

    let sent = stub.transport.requests.compactMap(\.body).map {
      String(decoding: $0, as: UTF8.self)
    }
    let secrets =
      tokens + [CognitoStub.password, "Longer-one-1", CognitoStub.code.reveal()]
      + signatures(in: sent)
    #expect(secrets.count >= 10)
    for secret in secrets {
      for one in shown where one.contains(secret) {
        Issue.record("a secret is in: \(one.prefix(200))")
      }
    }
    #expect(told.contains("provePassword") && shown.allSatisfy { !$0.isEmpty })
  }

  @Test func printingHidesPageAndCallback() async throws {
    let stub = try await CognitoStub()
    let client = stub.client()
    let browser = FakeBrowser { page in
      let items = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let state = items.first { $0.name == "state" }?.value ?? ""
      return .success(URL(string: "myapp://callback?code=canary-code&state=\(state)")!)
    }
    let web = WebSignIn(browser: browser)
    let arrival = try await client.openPage(identityProvider: .google, in: web)
    let failure = await #expect(throws: CallFailure<Cognito.ExchangeCodeRefusal>.self) {
      try await client.exchangeCode(code: arrival.code, codeVerifier: arrival.codeVerifier)
    }
    let page = try #require(browser.visits.first).page
    let items = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let state = try #require(items.first { $0.name == "state" }?.value)
    let shown =
      ([arrival, failure as Any, web, browser.visits] as [Any]).map(views)
      + stub.transport.requests.map(views)
    for secret in ["canary-code", state, arrival.codeVerifier.reveal()] {
      for one in shown { #expect(!one.contains(secret)) }
    }
  }

  /// Each answer and failure of a long sign-in, as text.
  private func steps(of stub: CognitoStub, _ client: Cognito.Client) async throws -> [String] {
    let srp = try SRPSignIn(poolId: stub.world.configuration.poolId)
    let asked = try await client.startSignIn(username: CognitoStub.person, srpA: srp.srpA)
    let wrong = await #expect(throws: CallFailure<Cognito.ProvePasswordRefusal>.self) {
      try await stub.world.signIn(client, as: CognitoStub.person, with: "x")
    }
    let (first, userId) = try await stub.world.prove(
      client, as: CognitoStub.person, with: CognitoStub.password)
    let second = try await client.setNewPassword(
      userId: userId, newPassword: Secret("Longer-one-1"))
    let third = try await client.answerSms(userId: userId, code: CognitoStub.code)
    let all: [Any] = [srp, asked, wrong as Any, first, second, third]
    return all.map(views)
  }

  /// The values that only this sign-in knows: proofs, blocks and challenges.
  private func signatures(in bodies: [String]) -> [String] {
    bodies.flatMap { body in
      body.matches(
        of: #/"(?:PASSWORD_CLAIM_SIGNATURE|PASSWORD_CLAIM_SECRET_BLOCK|Session)":"([^"]+)"/#
      )
      .map { String($0.output.1) }
    }
  }
}
