import ContractModel
import ContractReader
import Diagnostics
import Machines
import Testing
import YAMLSource

@Suite struct SessionMachineTests {
  @Test func refreshableSessionExpiresFirst() throws {
    let machine = try derive(
      tokens:
        "{ access: { format: jwt, sent: bearer, stored: keychain }, refresh: { format: opaque, stored: keychain } }",
      returns: "{ a: tokens.access, r: tokens.refresh }", extra: renewal)
    #expect(machine.states.map(\.name) == ["signedOut", "signedIn", "expired"])
    #expect(machine.states.map(\.holds) == [[], ["access", "refresh"], ["refresh"]])
    #expect(machine.target("signedIn", "access.expires") == "expired")
    #expect(machine.target("expired", "renew") == "signedIn")
    #expect(machine.target("expired", "renew.refused") == "signedOut")
    #expect(machine.target("expired", "refresh.expires") == "signedOut")
  }

  /// A token without a lifetime may get one from the response.
  @Test func expiryInResponseEndsToken() throws {
    let tokens = """
      { access: { format: jwt, lifetime: unlimited, sent: bearer, stored: keychain }, \
      refresh: { format: opaque, lifetime: unlimited, stored: keychain } }
      """
    for (end, target) in [("", nil), (", e: optional tokens.access.expiresIn", "expired")] {
      let machine = try derive(
        tokens: tokens, returns: "{ a: tokens.access, r: tokens.refresh\(end) }", extra: renewal)
      #expect(machine.target("signedIn", "access.expires") == target)
      #expect(machine.target("expired", "refresh.expires") == nil)
    }
  }

  /// A session without its refresh token couldn't leave `expired`.
  @Test func optionalRefreshTokenMayEndSession() throws {
    let tokens = """
      { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }, \
      refresh: { format: opaque, lifetime: unlimited, stored: keychain } }
      """

    for (optional, target) in [("", nil), ("optional ", "signedOut")] {
      let machine = try derive(
        tokens: tokens, returns: "{ a: tokens.access, r: \(optional)tokens.refresh }",
        extra: renewal)
      #expect(machine.target("expired", "refresh.expires") == target)
    }
  }

  @Test func withoutRefreshTokenExpiryEndsSession() throws {
    let machine = try derive(
      tokens: "{ access: { format: jwt, sent: bearer, stored: keychain } }",
      returns: "{ a: tokens.access }")
    #expect(machine.states.map(\.name) == ["signedOut", "signedIn"])
    #expect(machine.target("signedIn", "access.expires") == "signedOut")
  }

  @Test func unstoredTokenIsNotHeld() throws {
    let machine = try derive(
      tokens:
        "{ access: { format: jwt, sent: bearer, stored: keychain }, once: { format: opaque, stored: none } }",
      returns: "{ a: tokens.access, o: tokens.once }")
    #expect(machine.states.last?.holds == ["access"])
  }

  @Test func onlyRefusalOfSessionEndsIt() throws {
    let machine = try derive(
      tokens: "{ access: { format: jwt, sent: bearer, stored: keychain } }",
      returns: "{ a: tokens.access }")
    #expect(machine.target("signedIn", "any.gone") == "signedOut")
    #expect(machine.target("signedIn", "any.wrong") == nil)
    #expect(machine.target("signedIn", "out") == "signedOut")
  }

  @Test func fetchedValueIsNotPartOfSession() throws {
    let tokens = """
      { access: { format: jwt, sent: bearer, stored: keychain }, \
      csrf: { format: opaque, lifetime: 1h, sent: { in: header, wire: X }, stored: memory }, \
      flow: { format: opaque, lifetime: 1h, stored: memory } }
      """
    let calls = """
        open: { route: GET /csrf, does: token.fetch, returns: { c: tokens.csrf } }
        begin: { route: POST /begin, does: guest.signIn, needs: csrf, returns: { a: tokens.access, c: tokens.csrf } }
        write: { route: POST /write, does: call, needs: [access, csrf], sends: { f: tokens.flow } }

      """
    let machine = try derive(
      tokens: tokens, returns: "{ a: tokens.access, f: tokens.flow }", extra: calls)
    #expect(machine.states.last?.holds == ["access"])
    #expect(machine.target("signedOut", "begin") == "signedIn")
    #expect(machine.target("signedIn", "csrf.expires") == nil)
    #expect(machine.target("signedIn", "flow.expires") == nil)
    // No sign-in can need a token that only somebody who is signed in gets.
    let later = calls.replacing("token.fetch,", with: "token.fetch, needs: access,")
    let other = try derive(
      tokens: tokens, returns: "{ a: tokens.access, f: tokens.flow }", extra: later)
    #expect(other.states.last?.holds == ["access"])
    #expect(other.target("signedOut", "begin") == nil)
    // A call that needs what it fetches fetches nothing by itself.
    let circular = calls.replacing("token.fetch,", with: "token.fetch, needs: csrf,")
    let last = try derive(
      tokens: tokens, returns: "{ a: tokens.access, c: tokens.csrf, f: tokens.flow }",
      extra: circular)
    #expect(last.states.last?.holds == ["access", "csrf"])
  }

  @Test func withoutSignInThereIsOneState() throws {
    let text = """
      authcontract: 1
      service: A
      version: "1"
      servers: { api: { url: https://a.example } }
      endpoints: { ping: { route: GET /ping, does: call } }
      """
    let machine = SessionMachine.derive(from: try read(text))
    #expect(machine.states.map(\.name) == ["signedOut"])
    #expect(machine.moves.isEmpty)
  }

  /// A busy server ends no session. A refusal for missing rights requires signing in again.
  @Test func onlyFinalRefusalOfRefreshEndsSession() throws {
    let machine = try derive(
      tokens:
        "{ access: { format: jwt, sent: bearer, stored: keychain }, refresh: { format: opaque, stored: keychain } }",
      returns: "{ a: tokens.access, r: tokens.refresh }",
      extra: renewal + "    refuses: [gone, busy]\n")
    #expect(machine.target("expired", "renew.gone") == "signedOut")
    #expect(machine.target("expired", "renew.busy") == nil)
    #expect(machine.target("expired", "renew.refused") == nil)
  }

  @Test func tokenWithoutLifetimeNeverExpires() throws {
    let machine = try derive(
      tokens: "{ access: { format: jwt, lifetime: unlimited, sent: bearer, stored: keychain } }",
      returns: "{ a: tokens.access }")
    #expect(machine.target("signedIn", "access.expires") == nil)
    let sliding = try derive(
      tokens:
        "{ access: { format: jwt, lifetime: unlimited, idle: 1h, sent: bearer, stored: keychain } }",
      returns: "{ a: tokens.access }")
    #expect(sliding.target("signedIn", "access.expires") == "signedOut")
  }

  @Test func deletingAccountEndsSession() throws {
    let machine = try derive(
      tokens: "{ access: { format: jwt, sent: bearer, stored: keychain } }",
      returns: "{ a: tokens.access }",
      extra: "  vanish: { route: DELETE /me, does: account.delete, needs: access }\n")
    #expect(machine.target("signedIn", "vanish") == "signedOut")
  }

  private let renewal = """
      renew:
        route: POST /renew
        does: session.renew
        sends: { r: tokens.refresh }
        returns: { a: tokens.access, r: tokens.refresh }

    """

  private func derive(tokens: String, returns: String, extra: String = "") throws -> Machine {
    SessionMachine.derive(
      from: try read(
        """
        authcontract: 1
        service: A
        version: "1"
        servers: { api: { url: https://a.example, refusal: { code: string } } }
        tokens: \(tokens)
        errors:
          gone: { status: 401, match: { code: gone }, recover: signIn }
          wrong: { status: 401, match: { code: wrong }, recover: signIn }
          busy: { status: 503, recover: retry }
        endpoints:
          enter:
            route: POST /enter
            does: password.signIn
            sends: { name: username, password: password }
            returns: \(returns)
            refuses: [wrong]
          me: { route: GET /me, does: account.read, needs: access, refuses: [gone] }
          out: { route: POST /out, does: session.end, needs: access }
        \(extra)
        """))
  }

  private func read(_ text: String) throws -> Contract {
    try ContractReader.read(YAMLSource.parse(SourceFile(path: "a.yaml", text: text)))
  }
}

extension Machine {
  func target(_ state: String, _ event: String) -> String? {
    moves.first { $0.from == state && $0.event.description == event }?.to
  }
}
