import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// A person who comes back from one provider did not begin at another.
struct TwoProvidersTests {
  private static let contract = """
    authcontract: 1
    service: Two
    version: "1"
    languages: [en]
    servers: { api: { url: "https://api.example" } }
    app: { urlSchemes: [com.example.two] }
    tokens: { session: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain } }
    providers:
      first: { kind: oidc, issuer: "https://first.example", clientId: two, pkce: S256 }
      second: { kind: oidc, issuer: "https://second.example", clientId: two, pkce: S256 }
    callbacks: { arrival: { url: "com.example.two://arrival", fields: { session: tokens.session } } }
    endpoints:
      openFirst: { route: GET /first, does: provider.start, provider: first, endsIn: arrival }
      firstReturns:
        route: GET /first/back
        does: provider.callback
        provider: first
        sends: { code: providers.first.authorizationCode, state: providers.first.state }
        endsIn: arrival
      secondReturns:
        route: GET /second/back
        does: provider.callback
        provider: second
        sends: { code: providers.second.authorizationCode, state: providers.second.state }
        endsIn: arrival
      signOut: { route: POST /sign-out, does: session.end, needs: session }
    """

  private func begun(_ lab: Lab) async throws -> [ProviderSlot: String] {
    guard case .redirect(let url) = try await lab.call("openFirst") else {
      Issue.record("no redirect")
      return [:]
    }
    return [.authorizationCode: "good:one", .state: String(url.split(separator: "=").last!)]
  }

  @Test func stateWorksOnceAtItsProvider() async throws {
    let lab = try await Lab(text: Self.contract)
    let slots = try await begun(lab)
    _ = try await lab.call("firstReturns", slots: slots)
    let again = await reason { () async throws(Failure) in
      try await lab.call("firstReturns", slots: slots)
    }
    #expect(again == .stateWrong)
  }

  @Test func stateOfOtherProviderIsWrong() async throws {
    let lab = try await Lab(text: Self.contract)
    let slots = try await begun(lab)
    let found = await reason { () async throws(Failure) in
      try await lab.call("secondReturns", slots: slots)
    }
    #expect(found == .stateWrong)
  }
}
