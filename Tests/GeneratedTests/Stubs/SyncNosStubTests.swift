import AuthClient
import Foundation
import SyncNosClient
import TestDevice
import Testing

/// The generated client of SyncNos and its generated stubs, without a socket. The server's URL is the deployment's.
@Suite struct SyncNosStubTests {
  private let backend = SyncNosBackend()

  private func client(base: String = "") -> (SyncNos.Client, HandlerTransport) {
    let transport = HandlerTransport(SyncNosBackend.routes(backend, base: base))
    let url = URL(string: "https://backend.example\(base)")!
    return (
      SyncNos.Client(
        configuration: .init(backendBaseURL: url, appleAudience: "a"), store: MemoryStore(),
        options: ClientOptions(transport: transport, clock: VirtualClock())), transport
    )
  }

  @Test(arguments: ["", "/v1/sync"])
  func accountLoadsBehindServerPath(_ base: String) async throws {
    let (client, _) = client(base: base)
    _ = try await client.signInWithApple(
      authorizationCode: Secret("code"), nonce: Secret("raw é"))
    #expect(try await client.loadAccount().email == nil)
    let saved = try await client.saveFirstProfile(email: "li@example.com", fullName: "李")
    #expect(saved.fullName == "李")
    #expect(try await client.loadAccount() == saved)
    #expect(await backend.nonces == ["raw é"])
  }

  @Test func bothRefusalsOfAccessRefreshAndRepeat() async throws {
    let (client, transport) = client()
    _ = try await client.signInWithApple(authorizationCode: Secret("code"))
    await backend.forbid()
    #expect(try await client.loadAccount().id == "person")
    await backend.endAccess()
    #expect(try await client.loadAccount().id == "person")
    #expect(transport.count("renewTokens") == 2)
  }

  @Test func refusalsAreDistinguished() async throws {
    let (client, _) = client()
    for (code, refusal) in [
      ("spent", SyncNos.SignInWithAppleRefusal.invalidIdToken), ("broken", .serverFailed),
    ] {
      await #expect(throws: CallFailure<SyncNos.SignInWithAppleRefusal>.refused(refusal)) {
        try await client.signInWithApple(authorizationCode: Secret(code))
      }
    }
  }
}
