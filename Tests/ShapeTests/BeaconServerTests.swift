import AuthServer
import ShapeServers
import Testing

/// The headers and cookies that the stubs write.
@Suite struct BeaconServerTests {
  struct Service: Beacon.API {
    let refusal: Beacon.AboutRefusal?

    func about(
      _ request: Beacon.AboutRequest
    ) async throws(ServerRefusal<Beacon.AboutRefusal>) -> Beacon.AboutAnswer {
      if let refusal { throw .refused(refusal) }
      return Beacon.AboutAnswer(name: "Li")
    }

    func signIn(
      _ request: Beacon.SignInRequest
    ) async throws(ServerRefusal<Beacon.SignInRefusal>) -> Beacon.Tokens {
      throw .unavailable(retryAfter: 1)
    }

    func renewSession(
      _ request: Beacon.RenewSessionRequest
    ) async throws(ServerRefusal<Beacon.RenewSessionRefusal>) -> Beacon.Tokens {
      throw .unavailable(retryAfter: 1)
    }

    func me(
      _ request: Beacon.MeRequest
    ) async throws(ServerRefusal<Beacon.MeRefusal>) -> Beacon.MeAnswer {
      throw .unavailable(retryAfter: 1)
    }

    func signOut(_ request: Beacon.SignOutRequest) async throws(ServerRefusal<NoRefusal>) {}
  }

  private func answer(_ refusal: Beacon.AboutRefusal? = nil) async -> Response {
    await Beacon.Routes(Service(refusal: refusal)).respond(to: Request(.get, "/about"))
  }

  @Test func constantsAreSentInHeadersAndCookies() async {
    let answer = await answer()
    #expect(answer.status == 200)
    #expect(String(decoding: answer.body, as: UTF8.self) == #"{"name":"Li"}"#)
    #expect(answer.headers.all("X-Version") == ["2"])
    #expect(
      answer.headers.all("Set-Cookie") == ["theme=plain; Path=/; Secure; HttpOnly; SameSite=Lax"])
  }

  @Test func refusalSetsCookies() async {
    let refused = await answer(.moved(trial: "t1", guest: Secret("g1")))
    #expect(refused.status == 421)
    #expect(String(decoding: refused.body, as: UTF8.self) == #"{"code":"4"}"#)
    #expect(refused.headers.all("WWW-Authenticate") == ["Basic"])
    let rest = "; Path=/; Secure; HttpOnly; SameSite=Lax"
    let guest = "guest=g1; Path=/; Max-Age=1200; Secure; SameSite=Lax"
    #expect(refused.headers.all("Set-Cookie") == ["place=east\(rest)", "trial=t1\(rest)", guest])
    let hinted = await answer(.moved(trial: "t1", hint: "h", guest: Secret("g1")))
    #expect(hinted.headers.all("Set-Cookie").contains("hint=h\(rest)"))
  }

  /// It would end the cookie or start another attribute.
  @Test func invalidCookieValueIs500() async {
    let broken = await answer(.moved(trial: "t; Domain=example", guest: Secret("g1")))
    #expect(broken.status == 500)
    #expect(broken.headers.all("Set-Cookie") == [])
  }
}
