import AuthClient
import Foundation
import ShapeClients
import Testing

/// Names that history left, and numbers that travel as text.
@Suite struct TallyTests {
  let server = PlayedServer()
  let store = MemoryStore()
  let clock = FixedClock()
  let client: Tally.Client

  init() {
    client = Tally.Client(store: store, options: ClientOptions(transport: server, clock: clock))
  }

  private func signIn() async throws {
    server.answers(200, #"{"access_token":"a1","refreshtoken":"r1","expires":60}"#)
    _ = try await client.signIn(username: "li", password: Secret("geheim"))
  }

  @Test func namesFollowContract() async throws {
    try await signIn()
    clock.advance(by: 61)
    server.answers(200, #"{"access_token":"a2","refreshtoken":"r2","expires":60}"#)
    server.answers(
      200,
      #"{"account_id":"9007199254740993","amountEUR":"12.50","closed":"false","ts":1800000000}"#)
    let balance = try await client.balance(accountId: 9_007_199_254_740_993)
    #expect(balance.accountId == 9_007_199_254_740_993)
    #expect(balance.amount == 12.5)
    #expect(balance.isClosed == false)
    #expect(balance.changedAt == UnixTime(Date(timeIntervalSince1970: 1_800_000_000)))
    server.answers(204, "")
    try await client.signOut()
    #expect(
      server.heard() == [
        """
        POST https://tally.example/login
        Accept: application/json
        Content-Type: application/json

        {"pwd":"geheim","userName":"li"}
        """,
        """
        POST https://tally.example/renew
        Accept: application/json
        Content-Type: application/json

        {"refreshtoken":"r1"}
        """,
        """
        GET https://tally.example/accounts/9007199254740993/balance
        Accept: application/json
        Authorization: Bearer a2
        """,
        """
        POST https://tally.example/logout
        Accept: application/json
        Content-Type: application/json

        {"refreshtoken":"r2"}
        """,
      ])
  }

  @Test(arguments: [
    #"{"account_id":1,"amountEUR":"1","closed":"true","ts":1}"#,
    #"{"account_id":"1","amountEUR":"one","closed":"true","ts":1}"#,
    #"{"account_id":"1","amountEUR":"1","closed":"yes","ts":1}"#,
    #"{"account_id":"1","amountEUR":"1","closed":"true","rates":[1],"ts":1}"#,
    #"{"account_id":"1","amountEUR":"1","closed":"true","rates":"1","ts":1}"#,
    #"{"account_id":"1","amountEUR":"1","closed":"true","shares":{"a":1},"ts":1}"#,
    #"{"account_id":"1","amountEUR":"1","closed":"true","ts":1e300}"#,
  ])
  func malformedTextIsUnreadable(_ body: String) async throws {
    try await signIn()
    server.answers(200, body)
    let unreadable = try await failure(Tally.BalanceRefusal.self) {
      try await client.balance(accountId: 1)
    }
    #expect(unreadable == .fault(.unreadable))
  }

  @Test func numericCodesDistinguishRefusals() async throws {
    server.answers(403, #"{"errCode":17}"#)
    let wrong = try await failure(Tally.SignInRefusal.self) {
      try await client.signIn(username: "li", password: Secret("x"))
    }
    #expect(wrong == .refused(.wrongPassword))
    try await signIn()
    server.answers(401, #"{"errCode":18}"#)
    server.answers(401, #"{"errCode":19}"#)
    let ended = try await failure(Tally.BalanceRefusal.self) {
      try await client.balance(accountId: 1)
    }
    #expect(ended.recovery == .signIn)
    #expect(client.session.state == .signedOut)
  }
}
