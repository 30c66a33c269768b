import AuthClient
import AuthTesting
import Foundation
import SyncNosClient
import Testing

/// Code, nonce and tokens appear in no log (section 4 of the document).
@Suite struct SyncNosCanaryTests {
  @Test func printingHidesSecrets() async throws {
    let server = FakeServer(SyncNos.examples)
    let store = MemoryStore()
    let client = SyncNos.Client.fake(
      configuration: SyncNos.Configuration(
        backendBaseURL: URL(string: "https://api.syncnos.example")!, appleAudience: "a"),
      server: server, store: store)
    server.refuse(SyncNos.Endpoints.signInWithApple, with: .invalidIdToken, .once)
    let failure = try await #require(throws: CallFailure<SyncNos.SignInWithAppleRefusal>.self) {
      try await signIn(client)
    }
    Canary.expectNone(in: failure)
    server.answer(
      SyncNos.Endpoints.signInWithApple,
      with: SyncNos.AuthTokens(
        accessToken: Canary.secret("access"), refreshToken: Canary.secret("refresh")))
    Canary.expectNone(in: try await signIn(client), "the answer")
    Canary.expectNone(in: client, "the client")
    Canary.expectNone(in: store, "the store")
    #expect(store.load()?.tokens["refresh"]?.secret == Canary.secret("refresh"))
  }

  private func signIn(_ client: SyncNos.Client) async throws -> SyncNos.AuthTokens {
    try await client.signInWithApple(
      authorizationCode: Canary.secret("code"), nonce: Canary.secret("nonce"))
  }
}
