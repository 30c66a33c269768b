import AuthClient
import Foundation
import ShapeClients
import Testing

/// Each customer has a part of the path.
@Suite struct PayrollTests {
  let server = PlayedServer()

  private func made(for tenant: String) -> Payroll.Client {
    Payroll.Client(
      configuration: Payroll.Configuration(tenant: tenant), store: MemoryStore(),
      options: ClientOptions(transport: server, clock: FixedClock()))
  }

  private func signedIn(_ tenant: String) async throws -> Payroll.Client {
    let client = made(for: tenant)
    server.answers(200, #"{"session":"s1"}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
    return client
  }

  @Test func tenantIsInEveryPathButOne() async throws {
    let client = try await signedIn("acme")
    server.answers(200, #"{"gross":5000.25,"net":3000}"#)
    let slip = try await client.slip(month: "2027-01")
    #expect(slip == Payroll.SlipAnswer(gross: 5000.25, net: 3000))
    server.answers(200, #"{"isUp":true}"#)
    #expect(try await client.health().isUp)
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://payroll.example/t/acme/sessions
        Accept: application/json
        Content-Type: application/json

        {"password":"geheim","username":"li"}
        """,
        """
        GET https://payroll.example/t/acme/slips/2027-01
        Accept: application/json
        Authorization: Bearer s1
        """,
        """
        GET https://payroll.example/health
        Accept: application/json
        """,
        """
        DELETE https://payroll.example/t/acme/sessions/current
        Accept: application/json
        Authorization: Bearer s1
        """,
      ])
  }

  @Test(arguments: [
    ("a/b", "a%2Fb"), ("a b?c#d", "a%20b%3Fc%23d"), ("größe", "gr%C3%B6%C3%9Fe"),
    ("a%2Fb", "a%252Fb"), ("a;b:c@d", "a%3Bb%3Ac%40d"),
  ])
  func tenantIsEncodedAsOneSegment(_ tenant: String, _ segment: String) async throws {
    _ = try await signedIn(tenant)
    let line = try #require(server.heard().first?.split(separator: "\n").first)
    #expect(line == "POST https://payroll.example/t/\(segment)/sessions")
  }

  @Test(arguments: ["", ".", ".."])
  func invalidTenantIsNotSent(_ tenant: String) async throws {
    let unsendable = try await failure(Payroll.SignInRefusal.self) {
      try await made(for: tenant).signIn(username: "li", password: Secret("geheim"))
    }
    #expect(unsendable == .fault(.unsendable))
    #expect(server.heard() == [])
  }

  @Test func refusalsAreDecoded() async throws {
    server.answers(404, #"{"code":"tenant"}"#)
    let unknown = try await failure(Payroll.SignInRefusal.self) {
      try await made(for: "nobody").signIn(username: "li", password: Secret("x"))
    }
    #expect(unknown == .refused(.unknownTenant))
    server.answers(403, #"{"code":"password"}"#)
    let wrong = try await failure(Payroll.SignInRefusal.self) {
      try await made(for: "acme").signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    let client = try await signedIn("acme")
    server.answers(401, "")
    let ended = try await failure(Payroll.SlipRefusal.self) {
      try await client.slip(month: "2027-01")
    }
    #expect(ended == .refused(.sessionEnded))
  }
}
