import AuthClient
import Foundation
import TestDevice
import TestLab
import Testing

extension LiveTests {
  /// An identity token of Google's, as an app's own sheet brings it, at `authlab serve`, whose Google is `authlab issuer`.
  /// No document has this, and so no client: the calls are written out.
  @Suite struct GoogleLiveTests {
    @Test func identityTokenSignsIn() async throws {
      let world = try await World()
      let signedIn = try await world.signIn(audience: World.app)
      #expect(signedIn.status == 200)
      let token = try #require(try signedIn.fields()["session"])
      let me = try await world.me(token)
      #expect(me.status == 200)
      #expect(try me.fields()["email"] == "li@example.com")
      let again = try await world.signIn(audience: World.app)
      #expect(again.status == 200)
      #expect(try await world.lab.accounts().count == 1, "the same user")
    }

    /// The same user and keys, but the token was made for another app.
    @Test func tokenForOtherAppIsRefused() async throws {
      let world = try await World()
      let refused = try await world.signIn(audience: "another.apps.example")
      #expect(refused.status == 401)
      #expect(try refused.fields() == ["code": "invalid_identity_token"])
      #expect(try await world.lab.accounts().isEmpty)
      #expect(try await world.me("nobody made this one").status == 401)
    }

    /// Apple's stand-in signs with the same key under Apple's name.
    @Test func tokenOfOtherProviderIsRefused() async throws {
      let world = try await World()
      let refused = try await world.signIn(audience: World.app, at: "apple")
      #expect(refused.status == 401)
      #expect(try await world.lab.accounts().isEmpty)
    }
  }
}

private struct World {
  static let app = "notes.apps.example"
  let lab: LabWorld

  private static let contract = """
    authcontract: 1
    service: Notes
    version: "1"
    languages: [en]
    servers: { api: { url: "https://api.notes.example", refusal: { code: string } } }
    tokens: { session: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain } }
    providers: { google: { kind: google, audience: \(app) } }
    types: { Session: { session: tokens.session } }
    errors:
      invalidIdentityToken: { status: 401, means: providerRefused, match: { code: invalid_identity_token }, recover: signIn }
      unknown: { status: 401, means: [tokenMissing, tokenInvalid], match: { code: unknown }, recover: signIn }
    endpoints:
      signIn:
        route: POST /google
        does: provider.signIn
        provider: google
        sends: { identityToken: providers.google.identityToken }
        returns: Session
        refuses: [invalidIdentityToken]
      me:
        route: GET /me
        does: account.read
        needs: session
        returns: { id: string, email: optional email }
        refuses: [unknown]
      signOut: { route: POST /sign-out, does: session.end, needs: session }
    """

  init() async throws {
    lab = try await LabWorld(LabContract.text(Self.contract).with(providers: ["google"]))
  }

  func signIn(audience: String, at provider: String = "google") async throws -> HTTPResponse {
    let minted = try await lab.mint(
      provider, ["audience": audience, "email": "li@example.com", "name": "Li Lei"])
    let token = try #require(minted["identityToken"])
    return try await ask(
      .post, "google", ["Content-Type": "application/json"],
      JSONSerialization.data(withJSONObject: ["identityToken": token]))
  }

  func me(_ token: String) async throws -> HTTPResponse {
    try await ask(.get, "me", ["Authorization": "Bearer \(token)"])
  }

  private func ask(
    _ method: HTTPMethod, _ path: String, _ headers: HTTPHeaders, _ body: Data? = nil
  ) async throws -> HTTPResponse {
    try await SocketTransport().send(
      HTTPRequest(
        endpoint: path, method: method, url: lab.url.appending(path: path), headers: headers,
        body: body))
  }
}
