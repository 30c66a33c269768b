import AuthClient
import CognitoClient
import Foundation
import Testing

/// Moto answers a call that it cannot handle with 500 and a page in HTML. The answer says nothing about the session.
@Suite struct MotoFaultTests {
  @Test func undeliverableCodeIsServerFailure() async throws {
    let moto = try await MotoWorld()
    let store = MemoryStore()
    let client = try await moto.signedIn(store)
    let kept = store.load()
    let failure = try await #require(throws: CallFailure<Cognito.ResendCodeRefusal>.self) {
      try await client.resendCode(username: "ann@example.com")
    }
    #expect(failure == .refused(.poolFails))
    #expect(failure.recovery == .retry)
    #expect(client.session.state == .signedIn)
    #expect(store.load() == kept)
  }

  @Test func undeletableUserStaysSignedIn() async throws {
    let moto = try await MotoWorld()
    let store = MemoryStore()
    let client = try await moto.signedIn(store)
    let kept = store.load()
    await #expect(throws: CallFailure<Cognito.DeletePoolUserRefusal>.refused(.poolFails)) {
      try await client.deletePoolUser()
    }
    #expect(client.session.state == .signedIn)
    #expect(store.load() == kept)
    #expect(moto.world.detour.count("deletePoolUser") == 1)
    _ = try await client.updateAttributes(userAttributes: [])
  }

  /// The same page without a declaration in the contract.
  @Test func undeclaredHTMLIsUndeclared() async throws {
    let moto = try await MotoWorld()
    let html = HTMLForEverything(inner: moto.world.detour)
    let client = Cognito.Client(
      configuration: moto.world.configuration, store: MemoryStore(),
      options: ClientOptions(transport: html, clock: moto.world.clock))
    let failure = try await #require(throws: CallFailure<Cognito.ExchangeCodeRefusal>.self) {
      try await client.exchangeCode(code: Secret("c"), codeVerifier: Secret("v"))
    }
    guard case .undeclared(let refusal) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(refusal.status == 500)
    #expect(String(decoding: refusal.body, as: UTF8.self).lowercased().contains("<html"))
    #expect(!"\(failure)".lowercased().contains("html"))
    #expect(failure.message() == nil)
    #expect(failure.recovery == .retry)
  }
}

/// Sends whatever comes as a call that moto does not have.
private struct HTMLForEverything: Transport {
  let inner: Detour

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    try await inner.send(
      HTTPRequest(
        endpoint: request.endpoint, method: .post,
        url: URL(string: "https://\(CognitoWorld.poolHost)")!,
        headers: ["X-Amz-Target": "AWSCognitoIdentityProviderService.RevokeToken"],
        body: Data("{}".utf8)))
  }
}
