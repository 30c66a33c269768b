import AuthClient
import AuthWeb
import Foundation
import RoteClient
import Testing

/// Tokens that come in a URL are shown by nothing that comes after it.
@Suite struct RoteCanaryTests {
  private func signIn(_ client: Rote.Client, _ url: String) async throws -> Rote.ArrivalCallback {
    let browser = FakeBrowser { _ in URL(string: url).map(Result.success) ?? .failure(.failed) }
    let web = WebSignIn(browser: browser)
    defer { Canary.expectNone(in: web, "the web sign-in") }
    return try await client.openLogin(in: web)
  }

  @Test func arrivalHidesSecrets() async throws {
    let store = MemoryStore()
    let client = Rote.Client(store: store)
    let arrival = try await signIn(
      client, "rote://callback?token=canary-access&refreshToken=canary-refresh")
    #expect(store.load()?.tokens["access"]?.secret == Canary.secret("access"))
    Canary.expectNone(in: arrival, "the arrival")
    Canary.expectNone(in: arrival.tokens, "its tokens")
    Canary.expectNone(in: client, "the client")
  }

  @Test(arguments: [
    "rote://callback?refreshToken=canary", "rote://callback?token=canary&token=canary",
    "canary://callback?token=canary",
    "rote://callback?error=canary&error_description=canary", "rote://callback?token=canary#canary",
  ])
  func invalidArrivalHidesSecrets(_ url: String) async throws {
    let client = Rote.Client(store: MemoryStore())
    let fault = try await #require(throws: WebFault.self) { try await signIn(client, url) }
    Canary.expectNone(in: fault, "why not")
    Canary.expectNone(in: client, "the client")
  }
}
