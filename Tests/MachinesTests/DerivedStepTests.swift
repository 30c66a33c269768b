import ContractModel
import ContractReader
import Diagnostics
import Machines
import Testing
import YAMLSource

/// Which calls sign in, and which tokens are the session's, where a sign-in takes several steps.
@Suite struct DerivedStepTests {
  @Test func challengeBeginsNoSession() throws {
    let machine = try derive(answer: "Answer")
    #expect(machine.states.last?.holds == ["access"])
    #expect(machine.target("signedOut", "enter.Done") == "signedIn")
    #expect(machine.target("signedOut", "enter.Wanted") == nil)
    #expect(machine.target("signedOut", "enter") == nil)
    #expect(machine.target("signedOut", "goOn") == "signedIn")
  }

  @Test func responseThatAlwaysGrantsTokensIsOneEvent() throws {
    let machine = try derive(answer: "Good")
    #expect(machine.target("signedOut", "enter") == "signedIn")
    #expect(machine.target("signedOut", "enter.Done") == nil)
  }

  /// A token sent by a signed-in call isn't just part of a step, but isn't part of the session either.
  @Test func memoryTokenSentOnlyInFieldsIsNotHeld() throws {
    let machine = try derive(
      answer: "Answer",
      extra: "  use: { route: POST /use, does: call, sends: { c: tokens.challenge } }\n")
    #expect(machine.states.last?.holds == ["access"])
    #expect(machine.target("signedIn", "challenge.expires") == nil)
  }

  @Test func callWithTokenBeginsNoSession() throws {
    let machine = try derive(
      answer: "Answer",
      extra:
        "  prove: { route: POST /prove, does: code.verify, code: mail, needs: access, returns: Done }\n"
    )
    #expect(machine.target("signedOut", "prove") == nil)
  }

  @Test func browserSignsInByCallback() throws {
    let machine = try derive(
      answer: "Answer",
      extra: """
          page: { route: GET /page, does: web.signIn, endsIn: back }
          leave: { route: GET /leave, does: session.end, by: browser, endsIn: away }
          leaveAsItCame: { route: GET /out, does: session.end, by: browser, endsIn: back }

        """)
    #expect(machine.target("signedOut", "back") == "signedIn")
    #expect(machine.target("signedOut", "page") == nil)
    #expect(machine.target("signedIn", "away") == "signedOut")
    #expect(machine.target("signedIn", "leaveAsItCame") == "signedOut")
  }

  /// Derived facts are cached per contract, and a changed copy must not reuse them.
  @Test func changedContractHasItsOwnMachine() throws {
    let contract = try read(answer: "Answer")
    let machine = SessionMachine.derive(from: contract)
    var changed = contract
    changed.endpoints = Definitions(contract.endpoints.filter { $0.name.value == "goOn" })
    #expect(SessionMachine.derive(from: changed).target("signedOut", "enter.Done") == nil)
    #expect(SessionMachine.derive(from: contract).moves == machine.moves)
  }

  private func derive(answer: String, extra: String = "") throws -> Machine {
    SessionMachine.derive(from: try read(answer: answer, extra: extra))
  }

  private func read(answer: String, extra: String = "") throws -> Contract {
    let text = """
      authcontract: 1
      service: A
      version: "1"
      servers: { api: { url: https://a.example, refusal: { code: string } } }
      tokens:
        access: { format: jwt, sent: bearer, stored: keychain }
        challenge: { format: opaque, stored: memory }
      callbacks:
        back: { url: a://back, fields: { token: tokens.access } }
        away: { url: a://away }
      types:
        Done: { kind: { constant: done }, access: tokens.access }
        Again: { kind: { constant: again }, access: tokens.access }
        Wanted: { kind: { constant: wanted }, challenge: tokens.challenge }
        Answer: { oneOf: [Done, Wanted] }
        Good: { oneOf: [Done, Again] }
      policies: { codes: { mail: { length: 6 } } }
      endpoints:
        enter: { route: POST /enter, does: password.signIn, sends: { name: username }, returns: \(answer) }
        goOn: { route: POST /go-on, does: signIn.continue, sends: { c: tokens.challenge }, returns: Done }
      \(extra)
      """
    let source = SourceFile(path: "a.yaml", text: text)
    return try ContractReader.read(YAMLSource.parse(source))
  }
}
