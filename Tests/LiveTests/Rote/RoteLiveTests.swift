import AuthClient
import AuthWeb
import Foundation
import RoteClient
import Testing

extension LiveTests {
  /// Rote's document against the reference server's own pages, over sockets.
  @Suite struct RoteLiveTests {
    @Test func namesAndPasswordsSignIn() async throws {
      let world = try await World()
      let store = MemoryStore()
      let client = Rote.Client(store: store)
      let surfer = world.surfer(["username": "li", "password": "Right horse 9"])
      let arrival = try await client.openLogin(in: WebSignIn(browser: surfer.browser))
      #expect(client.session.state == .signedIn)
      #expect(store.load()?.tokens["access"]?.secret == arrival.token)
      #expect(arrival.refreshToken != nil)
    }

    @Test func aWrongPasswordStaysOnThePage() async throws {
      let world = try await World()
      let client = Rote.Client(store: MemoryStore())
      let surfer = world.surfer(["username": "li", "password": "wrong"])
      await #expect(throws: WebFault.cancelled) {
        try await client.openLogin(in: WebSignIn(browser: surfer.browser))
      }
      #expect(await client.session.restore() == .signedOut)
    }

    @Test func gitHubSignsIn() async throws {
      let world = try await World()
      let client = Rote.Client(store: MemoryStore())
      _ = try await client.openGitHub(in: WebSignIn(browser: world.surfer().browser))
      #expect(client.session.state == .signedIn)
      #expect(try await world.lab.accounts().count == 2)
    }
  }
}

private struct World {
  let lab: LabWorld

  init() async throws {
    lab = try await LabWorld("rote", ["--provider", "github=ISSUER/github"])
    try await lab.account(["username": "li", "password": "Right horse 9"])
  }

  func surfer(_ answers: [String: String] = [:]) -> Surfer {
    Surfer(at: lab.url, typing: answers)
  }
}
