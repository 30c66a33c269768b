import AuthClient
import AuthTesting
import Foundation
import LongdeClient
import Testing

/// A screen's model that takes any client of Longde, tested with the fake.
@Suite struct LongdeFakeTests {
  private struct AccountScreen {
    let api: any Longde.API

    func title() async -> String {
      do {
        return try await api.me().fullName ?? "nobody"
      } catch .refused(.accountDisabled) {
        return "disabled"
      } catch {
        return error.message(in: ["zh-Hans"]) ?? "\(error.recovery)"
      }
    }
  }

  @Test func screenShowsServerState() async throws {
    let server = FakeServer(Longde.examples)
    let client = Longde.Client.fake(server: server)
    let screen = AccountScreen(api: client)
    #expect(await screen.title() == "signIn")
    _ = try await client.signInWithApple(identityToken: Secret("t"))
    #expect(await screen.title() == "example fullName")

    server.answer(
      Longde.Endpoints.me,
      with: Longde.User(id: UUID(), fullName: "Li Lei", status: .other("paused")), .once)
    #expect(await screen.title() == "Li Lei")
    server.fail(Longde.Endpoints.me, with: .offline, .once)
    #expect(await screen.title() == "retry")
    server.refuse(Longde.Endpoints.me, with: .accountDisabled)
    #expect(await screen.title() == "disabled")
    #expect(client.session.state == .signedOut)
  }

  /// A persistent refusal causes one refresh and one repeat, as in the real client.
  @Test func expiredTokenIsRefreshedOnce() async throws {
    let server = FakeServer(Longde.examples)
    let client = Longde.Client.fake(server: server)
    _ = try await client.signInWithApple(identityToken: Secret("t"))
    server.refuse(Longde.Endpoints.me, with: .sessionExpired)
    await #expect(throws: CallFailure<Longde.MeRefusal>.refused(.sessionExpired)) {
      try await client.me()
    }
    #expect(server.calls == ["signInWithApple", "me", "renewSession", "me"])
  }
}
