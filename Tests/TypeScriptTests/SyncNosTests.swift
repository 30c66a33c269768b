import AuthClient
import Foundation
import SyncNosClient
import TestDevice
import Testing

extension ScriptTests {
  /// The generated client of SyncNos and its stubs in TypeScript. The server's URL is the deployment's.
  @Suite struct SyncNosTests {
    private func client(_ server: NodeServer, base: String = "") -> SyncNos.Client {
      SyncNos.Client(
        configuration: .init(
          backendBaseURL: URL(string: "https://backend.example\(base)")!, appleAudience: "a"),
        store: MemoryStore(), options: ClientOptions(transport: server, clock: VirtualClock()))
    }

    @Test(arguments: Way.allCases, ["", "/v1/sync"])
    func accountLoadsBehindServerPath(_ way: Way, _ base: String) async throws {
      let client = client(try NodeServer("syncnos", way, base: base), base: base)
      _ = try await client.signInWithApple(authorizationCode: Secret("code"), nonce: Secret("é"))
      #expect(try await client.loadAccount().email == nil)
      let saved = try await client.saveFirstProfile(email: "li@example.com", fullName: "李")
      #expect(saved.fullName == "李")
      #expect(try await client.loadAccount() == saved)
    }

    @Test(arguments: Way.allCases, ["forbid", "end"])
    func bothRefusalsOfAccessRefreshAndRepeat(_ way: Way, _ code: String) async throws {
      let server = try NodeServer("syncnos", way)
      let client = client(server)
      _ = try await client.signInWithApple(authorizationCode: Secret(code))
      #expect(try await client.loadAccount().id == "person")
      #expect(server.count("renewTokens") == 1)
      #expect(server.count("loadAccount") == 2)
    }

    @Test(arguments: Way.allCases)
    func refusalsAreDistinguished(_ way: Way) async throws {
      let client = client(try NodeServer("syncnos", way))
      for (code, refusal) in [
        ("spent", SyncNos.SignInWithAppleRefusal.invalidIdToken), ("broken", .serverFailed),
      ] {
        await #expect(throws: CallFailure<SyncNos.SignInWithAppleRefusal>.refused(refusal)) {
          try await client.signInWithApple(authorizationCode: Secret(code))
        }
      }
    }
  }
}
