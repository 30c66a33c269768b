import Foundation
import ShapeClients
import Testing

@testable import AuthClient
@testable import AuthWeb

/// A company's provider behind a backend that gives the app a cookie and nothing else.
@Suite struct PortalTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Portal.Client

  init() throws {
    let issuer = try #require(URL(string: "https://login.company.example/realms/staff"))
    client = Portal.Client(
      configuration: Portal.Configuration(clientId: "portal-bff", issuer: issuer), store: store,
      options: ClientOptions(transport: server, clock: clock))
  }

  private func redeem() async throws {
    server.answers(
      204, ["Set-Cookie": "__Host-portal=p1; Path=/; Secure; HttpOnly; SameSite=Lax"])
    _ = try await client.redeemTicket(ticket: Secret("t1"), verifier: Secret("v1"))
  }

  @Test func pageTicketIsRedeemedForCookie() async throws {
    let browser = FakeBrowser { _ in
      .success(URL(string: "https://portal.company.example/app/arrival?ticket=t%2B1")!)
    }
    let arrival = try await client.openLogin(in: WebSignIn(browser: browser))
    #expect(arrival.ticket == Secret("t+1"))
    let page = try #require(browser.visits.first?.page.absoluteString)
    let challenge = PKCE(verifier: arrival.codeVerifier).challenge
    #expect(
      page == """
        https://portal.company.example/bff/login\
        ?returnTo=https%3A%2F%2Fportal.company.example%2Fapp%2Farrival&challenge=\(challenge)
        """)
    try await redeem()
    #expect(store.texts == ["session": "p1"])
    server.answers(200, #"{"sub":"42","name":"Li","groups":["staff"]}"#)
    #expect(try await client.me() == Portal.Person(id: "42", name: "Li", groups: ["staff"]))
    server.answers(200, #"{"days":["2027-05-01"]}"#)
    #expect(try await client.holidays().days == ["2027-05-01"])
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://portal.company.example/bff/session
        Accept: application/json
        Content-Type: application/json
        X-CSRF: 1

        {"ticket":"t1","verifier":"v1"}
        """,
        """
        GET https://portal.company.example/bff/user
        Accept: application/json
        Cookie: __Host-portal=p1
        X-CSRF: 1
        """,
        """
        GET https://portal.company.example/api/holidays
        Accept: application/json
        Cookie: __Host-portal=p1
        X-CSRF: 1
        """,
        """
        POST https://portal.company.example/bff/logout
        Accept: application/json
        Cookie: __Host-portal=p1
        X-CSRF: 1
        """,
      ])
    #expect(store.texts == [:])
  }

  @Test func browserSignsOutAtProvider() async throws {
    try await redeem()
    let browser = FakeBrowser { _ in
      .success(URL(string: "https://portal.company.example/app/departure")!)
    }
    _ = try await client.leaveStaff(in: WebSignIn(browser: browser))
    #expect(
      browser.visits.first?.page.absoluteString == """
        https://portal.company.example/bff/logout\
        ?returnTo=https%3A%2F%2Fportal.company.example%2Fapp%2Fdeparture
        """)
    #expect(client.session.state == .signedOut)
    #expect(store.texts == [:])
  }

  @Test func problemTypesDistinguishRefusals() async throws {
    let problem: HTTPHeaders = ["Content-Type": "application/problem+json"]
    server.answers(400, problem, #"{"type":"urn:portal:ticket","title":"No","status":400}"#)
    let ticket = try await failure(Portal.RedeemTicketRefusal.self) {
      try await client.redeemTicket(ticket: Secret("t1"), verifier: Secret("v1"))
    }
    #expect(ticket == .refused(.ticketRefused))
    try await redeem()
    server.answers(403, problem, #"{"type":"urn:portal:group"}"#)
    let group = try await failure(Portal.HolidaysRefusal.self) { try await client.holidays() }
    #expect(group == .refused(.notAllowed))
    #expect(group.message(in: ["de-DE"]) == "Ihr Konto hat hier keinen Zugang")
    server.answers(403, problem, #"{"type":"urn:portal:csrf"}"#)
    let forged = try await failure(Portal.HolidaysRefusal.self) { try await client.holidays() }
    #expect(forged == .refused(.forged))
    #expect(client.session.state == .signedIn)
    server.answers(401, problem, #"{"type":"about:blank"}"#)
    let ended = try await failure(Portal.MeRefusal.self) { try await client.me() }
    #expect(ended == .refused(.sessionEnded))
    #expect(client.session.state == .signedOut)
  }
}
