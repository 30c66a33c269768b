import ContractModel
import ContractReader
import Diagnostics
import Machines
import Testing
import YAMLSource

/// The section `session` of a contract, beside the machine that follows from the endpoints.
@Suite struct WrittenSessionTests {
  @Test func writtenStatesAreAdded() throws {
    let contract = try read("signedIn: { after: { app.launches: locked } }, \(locked)")
    let machine = SessionMachine.derive(from: contract)
    #expect(machine.states.map(\.name) == ["signedOut", "signedIn", "expired", "locked"])
    #expect(machine.start == "signedOut")
    #expect(machine.target("signedIn", "app.launches") == "locked")
    #expect(machine.target("signedIn", "access.expires") == "expired")
    #expect(SessionMachine.contradictions(in: contract).isEmpty)
  }

  /// Signing in and ending the session are possible in every state. Only a locked session doesn't refresh.
  @Test func derivedTransitionsApplyToWrittenStates() throws {
    let machine = SessionMachine.derive(from: try read(locked))
    #expect(machine.target("locked", "enter") == "signedIn")
    #expect(machine.target("locked", "refresh.expires") == "signedOut")
    #expect(machine.target("locked", "out") == "signedOut")
    #expect(machine.target("locked", "any.gone") == "signedOut")
    #expect(machine.target("locked", "renew") == nil)
  }

  @Test func writtenTransitionsOverrideDerivedOnes() throws {
    let contract = try read(
      "locked: { holds: [refresh], after: { enter: locked, any.gone: expired } }")
    let machine = SessionMachine.derive(from: contract)
    #expect(machine.target("locked", "enter") == "locked")
    #expect(machine.target("locked", "any.gone") == "expired")
    #expect(SessionMachine.contradictions(in: contract).isEmpty)
  }

  @Test func stateWithoutTokensHasNothingToEnd() throws {
    let machine = SessionMachine.derive(
      from: try read("guest: { after: { user.leaves: signedOut } }"))
    #expect(machine.target("guest", "enter") == "signedIn")
    #expect(machine.target("guest", "out") == nil)
  }

  @Test func repeatingDerivedRulesIsAllowed() throws {
    let contract = try read("signedIn: { holds: [refresh, access], after: { out: signedOut } }")
    #expect(SessionMachine.contradictions(in: contract).isEmpty)
  }

  /// The derived machine wins, and lint reports the contradiction.
  @Test func differentTargetOrTokensContradict() throws {
    let contract = try read("signedIn: { holds: [access], after: { out: expired } }")
    let found = SessionMachine.contradictions(in: contract)
    #expect(found.map(\.written) == ["holds: [access]", "out: expired"])
    #expect(found.map(\.follows) == ["holds: [access, refresh]", "out: signedOut"])
    let machine = SessionMachine.derive(from: contract)
    #expect(machine.target("signedIn", "out") == "signedOut")
    #expect(machine.states[1].holds == ["access", "refresh"])
  }

  @Test func differentStartContradicts() throws {
    let found = SessionMachine.contradictions(in: try read(locked, start: "start: locked, "))
    #expect(found.map(\.follows) == ["start: signedOut"])
  }

  private let locked =
    "locked: { holds: [refresh], after: { app.unlocks: expired, app.unlockFails: locked } }"

  private func read(_ states: String, start: String = "") throws -> Contract {
    let text = """
      authcontract: 1
      service: A
      version: "1"
      servers: { api: { url: https://a.example, refusal: { code: string } } }
      tokens:
        access: { format: jwt, sent: bearer, stored: keychain }
        refresh: { format: opaque, stored: keychain }
      types: { Session: { a: tokens.access, r: tokens.refresh } }
      errors: { gone: { status: 401, recover: signIn } }
      endpoints:
        enter: { route: POST /enter, does: password.signIn, sends: { name: username }, returns: Session }
        me: { route: GET /me, does: account.read, needs: access, refuses: [gone] }
        renew: { route: POST /renew, does: session.renew, sends: { r: tokens.refresh }, returns: Session }
        out: { route: POST /out, does: session.end, needs: access }
      session: { \(start)states: { \(states) } }
      """
    return try ContractReader.read(YAMLSource.parse(SourceFile(path: "a.yaml", text: text)))
  }
}
