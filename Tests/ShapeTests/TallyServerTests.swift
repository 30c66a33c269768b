import AuthServer
import ShapeServers
import Testing

/// The stubs take and write what the client does, where lists, maps and times travel as text.
@Suite struct TallyServerTests {
  struct Service: Tally.API {
    func agree(
      _ request: Tally.AgreeRequest
    ) async throws(ServerRefusal<Tally.AgreeRefusal>) -> Tally.Terms {
      guard request.from.date.timeIntervalSince1970 == 1_700_000_000,
        request.steps == [AsText(1), AsText(-2)], request.fees == ["c": AsText(2.5)]
      else { throw .unavailable(retryAfter: 1) }
      return request.terms
    }

    func signIn(
      _ request: Tally.SignInRequest
    ) async throws(ServerRefusal<Tally.SignInRefusal>) -> Tally.Session {
      throw .unavailable(retryAfter: 1)
    }

    func renewSession(
      _ request: Tally.RenewSessionRequest
    ) async throws(ServerRefusal<Tally.RenewSessionRefusal>) -> Tally.Session {
      throw .unavailable(retryAfter: 1)
    }

    func balance(
      _ request: Tally.BalanceRequest
    ) async throws(ServerRefusal<Tally.BalanceRefusal>) -> Tally.Balance {
      throw .unavailable(retryAfter: 1)
    }

    func signOut(_ request: Tally.SignOutRequest) async throws(ServerRefusal<NoRefusal>) {}
  }

  @Test func termsRoundTrip() async throws {
    let answer = await Tally.Routes(Service()).respond(
      to: Request(
        .put, "/accounts/1/terms", headers: ["Content-Type": "application/json"],
        body: Array(TallyTexts.agreed.utf8)))
    #expect(answer.status == 200)
    let terms = try JSONValue(reading: Array(TallyTexts.terms.utf8))
    #expect(try JSONValue(reading: answer.body) == terms)
  }
}
