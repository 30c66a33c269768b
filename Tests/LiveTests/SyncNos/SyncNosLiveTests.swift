import AuthClient
import Foundation
import Primitives
import SyncNosClient
import Testing

extension LiveTests {
  /// SyncNos's document against the reference server, over sockets.
  @Suite struct SyncNosLiveTests {
    @Test func everyCallOfContractWorks() async throws {
      let world = try await World()
      let client = world.client()
      _ = try await client.signInWithApple(
        authorizationCode: world.code(nonce: "raw-nonce"), nonce: Secret("raw-nonce"))
      #expect(client.session.state == .signedIn)
      let user = try await client.loadAccount()
      let saved = try await client.saveFirstProfile(email: "li@example.com", fullName: "Li Lei")
      #expect(saved == SyncNos.User(id: user.id, email: "li@example.com", fullName: "Li Lei"))
      #expect(try await client.saveFirstProfile() == saved, "omitted fields change nothing")
      #expect(try await client.loadAccount() == saved)
      _ = try await client.renewTokens()
      #expect(try await client.loadAccount() == saved)
    }

    @Test(arguments: ["another-nonce"])
    func mismatchedNonceIsRefused(_ nonce: String) async throws {
      let world = try await World()
      let failure = try await #require(throws: CallFailure<SyncNos.SignInWithAppleRefusal>.self) {
        try await world.client().signInWithApple(
          authorizationCode: world.code(nonce: "raw-nonce"), nonce: Secret(nonce))
      }
      #expect(failure == .refused(.invalidIdToken))
      #expect(failure.recovery == .signIn)
    }

    @Test func codeWorksOnce() async throws {
      let world = try await World()
      let code = try await world.code(nonce: "n")
      _ = try await world.client().signInWithApple(authorizationCode: code, nonce: Secret("n"))
      await #expect(throws: CallFailure<SyncNos.SignInWithAppleRefusal>.refused(.invalidIdToken)) {
        try await world.client().signInWithApple(authorizationCode: code, nonce: Secret("n"))
      }
    }

    @Test func endedSessionSuggestsSignIn() async throws {
      let world = try await World()
      let client = world.client()
      _ = try await client.signInWithApple(
        authorizationCode: world.code(nonce: "n"), nonce: Secret("n"))
      try await world.lab.setAll("deleted")
      let failure = try await #require(throws: CallFailure<SyncNos.LoadAccountRefusal>.self) {
        try await client.loadAccount()
      }
      #expect(failure.recovery == .signIn)
      #expect(client.session.state == .signedOut)
    }

    @Test func serverErrorKeepsSession() async throws {
      let world = try await World()
      let client = world.client()
      _ = try await client.signInWithApple(
        authorizationCode: world.code(nonce: "n"), nonce: Secret("n"))
      try await world.lab.fault("loadAccount", "status", ["status": 502])
      await #expect(throws: CallFailure<SyncNos.LoadAccountRefusal>.refused(.serverFailed)) {
        try await client.loadAccount()
      }
      #expect(try await client.loadAccount().id.isEmpty == false)
    }
  }
}

private struct World {
  let lab: LabWorld

  init() async throws {
    lab = try await LabWorld("syncnos", ["--provider", "apple=ISSUER/apple"])
  }

  func client() -> SyncNos.Client {
    SyncNos.Client(
      configuration: SyncNos.Configuration(
        backendBaseURL: lab.url, appleAudience: "lab-appleAudience"),
      store: MemoryStore(),
      options: ClientOptions(transport: Rerouted(to: lab.url), clock: lab.clock))
  }

  /// The app gives Apple the hash of its nonce, and gets a code.
  func code(nonce: String) async throws -> Secret {
    let minted = try await lab.mint(
      "apple", ["audience": "lab-appleAudience", "nonce": SHA256.hex(Array(nonce.utf8))])
    return Secret(try #require(minted["authorizationCode"]))
  }
}
