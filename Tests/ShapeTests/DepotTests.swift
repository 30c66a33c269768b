import AuthClient
import Foundation
import ShapeClients
import Testing

/// Values that differ from deployment to deployment.
@Suite struct DepotTests {
  let server = PlayedServer()
  let configuration: Depot.Configuration
  let client: Depot.Client

  init() throws {
    configuration = Depot.Configuration(
      baseURL: try #require(URL(string: "https://depot.test:8443/base/")),
      apiKey: Secret("k-1"), pinnedKeys: [], keychainGroup: "TEAM.depot")
    client = Depot.Client(
      configuration: configuration, store: MemoryStore(),
      options: ClientOptions(transport: UnpinnedTransport(server), clock: FixedClock()))
  }

  @Test func storageUsesConfiguredAccessGroup() {
    #expect(Depot.storage(configuration).items.accessGroup == "TEAM.depot")
  }

  @Test func apiKeyIsSentWithEveryCall() async throws {
    server.answers(200, #"{"session":"s1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    server.answers(200, #"{"parcels":["p1"]}"#)
    #expect(try await client.parcels().parcels == ["p1"])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://depot.test:8443/base/sessions
        Accept: application/json
        Content-Type: application/json
        X-Api-Key: k-1

        {"password":"geheim","username":"li"}
        """,
        """
        GET https://depot.test:8443/base/parcels
        Accept: application/json
        Authorization: Bearer s1
        X-Api-Key: k-1
        """,
        """
        DELETE https://depot.test:8443/base/sessions/current
        Accept: application/json
        Authorization: Bearer s1
        X-Api-Key: k-1
        """,
      ])
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(403, #"{"code":"API_KEY"}"#)
    let key = try await failure(Depot.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(key == .refused(.keyRefused))
    #expect(key.recovery == .tell)
    server.answers(403, #"{"code":"PASSWORD"}"#)
    let wrong = try await failure(Depot.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    server.answers(200, #"{"session":"s1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    server.answers(403, #"{"code":"API_KEY"}"#)
    let still = try await failure(Depot.ParcelsRefusal.self) { try await client.parcels() }
    #expect(still == .refused(.keyRefused))
    #expect(client.session.state == .signedIn)
    server.answers(401, "")
    let ended = try await failure(Depot.ParcelsRefusal.self) { try await client.parcels() }
    #expect(ended == .refused(.sessionEnded))
  }
}
