import AuthClient
import LongdeClient
import TestDevice
import Testing

extension ScriptTests {
  /// The generated client of Longde and its stubs in TypeScript.
  @Suite struct LongdeTests {
    private func client(_ server: NodeServer) -> Longde.Client {
      Longde.Client(
        store: MemoryStore(), options: ClientOptions(transport: server, clock: VirtualClock()))
    }

    @Test(arguments: Way.allCases)
    func signsInReadsRefreshesAndSignsOut(_ way: Way) async throws {
      let server = try NodeServer("longde", way)
      let client = client(server)
      let session = try await client.signInWithApple(
        identityToken: Secret("li"), fullName: "Li Lei", email: "li@example.com")
      #expect(session.user.fullName == "Li Lei")
      #expect(try await client.me() == session.user)
      _ = try await client.renewSession()
      #expect(try await client.me().status == .active)
      try await client.signOut()
      #expect(client.session.state == .signedOut)
    }

    @Test(arguments: Way.allCases)
    func onlyDeclaredRefusalsAreSent(_ way: Way) async throws {
      let client = client(try NodeServer("longde", way))
      for (name, refusal) in [
        ("nobody", Longde.SignInWithAppleRefusal.appleUnavailable), ("locked", .accountDisabled),
      ] {
        await #expect(throws: CallFailure<Longde.SignInWithAppleRefusal>.refused(refusal)) {
          try await client.signInWithApple(identityToken: Secret(name))
        }
      }
      let server = try NodeServer("longde", way)
      for (name, status) in [("broken", 500), ("wrong", 500), ("later", 503)] {
        let answer = try await server.answer(
          .post, "/api/auth/apple", ["Content-Type": "application/json"],
          #"{"identityToken":"\#(name)"}"#)
        #expect(answer.status == status)
        #expect(!answer.text.contains("fault of the service"))
        #expect(answer.headers["Retry-After"] == (status == 503 ? "7" : nil))
      }
    }
  }
}
