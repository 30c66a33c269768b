import AuthClient
import AuthTesting
import Testing

@testable import Pocket

@Test func expiredTokenIsRefreshedAndCallRepeated() async throws {
  let server = FakeServer(Pocket.examples)
  let client = Pocket.Client.fake(server: server)
  _ = try await client.signIn(email: "ann@example.com", password: Secret("correct horse"))
  server.refuse(Pocket.Endpoints.me, with: .tokenExpired, .once)
  _ = try await client.me()
  #expect(server.calls == ["signIn", "me", "refreshSession", "me"])
}
