import ContractModel
import Machines
import Testing

@testable import ReferenceServer

/// The reasons that a call can meet, for whoever asks what its refusals mean.
struct PossibleMeaningsTests {
  private static let disabled: Set<Meaning> = [.accountDisabled, .accountGone]
  private static let known: Set<Meaning> = [.credentialsWrong, .accountLocked]

  /// Beside others; and what it never meets.
  private static let table: [(String, has: Set<Meaning>, not: Set<Meaning>)] = [
    ("reset", disabled, [.oddSignIn, .credentialsWrong]),
    ("resetIn", disabled.union([.oddSignIn]), []),
    ("verify", disabled, [.oddSignIn]),
    ("verifyIn", disabled.union([.oddSignIn]), []),
    ("verifyStep", disabled, [.oddSignIn]),
    ("delete", [], known),
    ("deleteByPassword", known, []),
    ("deleteOutside", known.union(disabled), [.tokenMissing]),
    ("prove", known, []),
    ("ask", [], known),
    ("change", known.union([.oddSignIn]), []),
    ("changeAtOnce", known, [.oddSignIn]),
    ("enter", [.challengeUnknown], []),
    ("answer", [.challengeUnknown], [.sessionEnded, .tokenExpired]),
  ]

  @Test func callsHavePossibleMeanings() async throws {
    let contract = try await Lab(text: Self.contract).contract
    for row in Self.table {
      let reasons = Set(PossibleMeanings(contract).of(contract.endpoints[row.0]))
      #expect(reasons.isSuperset(of: row.has), "\(row.0)")
      #expect(reasons.isDisjoint(with: row.not), "\(row.0)")
    }
  }

  private static let contract = """
    authcontract: 1
    service: Table
    version: "1"
    languages: [en]
    servers: { api: { url: "https://table.example" } }
    tokens:
      access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
      challenge: { format: opaque, lifetime: 10m, sent: { in: header, wire: X-Challenge }, stored: memory }
      flow: { format: opaque, lifetime: 10m, stored: memory }
    types:
      Session: { kind: { constant: done }, access: tokens.access }
      CodeWanted: { kind: { constant: mail, is: step.message }, challenge: tokens.challenge }
      Asked: { oneOf: [Session, CodeWanted] }
    endpoints:
      signIn: { route: POST /in, does: password.signIn, sends: { email: email, password: password }, returns: Asked }
      answer: { route: POST /answer, does: signIn.continue, sends: { challenge: tokens.challenge, code: code }, returns: Session }
      forgot: { route: POST /forgot, does: password.forgot, sends: { email: email } }
      reset: { route: POST /reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }
      resetIn: { route: POST /reset/in, does: password.reset, sends: { email: email, code: code, password: newPassword }, returns: Session }
      send: { route: POST /send, does: code.send, code: entry, sends: { email: email } }
      verify: { route: POST /verify, does: code.verify, code: entry, sends: { email: email, code: code } }
      verifyIn: { route: POST /verify/in, does: code.verify, code: entry, sends: { email: email, code: code }, returns: Session }
      verifyStep: { route: POST /verify/step, does: code.verify, code: entry, sends: { email: email, code: code }, returns: CodeWanted }
      delete: { route: DELETE /me, does: account.delete, needs: access }
      deleteByPassword: { route: POST /me/delete, does: account.delete, needs: access, sends: { password: password } }
      deleteOutside: { route: POST /farewell, does: account.delete, sends: { email: email, password: password } }
      prove: { route: POST /prove, does: call, needs: access, sends: { password: password } }
      ask: { route: POST /ask, does: call, sends: { password: password } }
      change: { route: POST /change, does: password.change, needs: access, sends: { old: optional password, new: newPassword }, refuses: [proofWanted] }
      changeAtOnce: { route: POST /change/once, does: password.change, needs: access, sends: { old: password, new: newPassword }, refuses: [proofWanted] }
      start: { route: GET /flows, does: token.fetch, returns: { flow: tokens.flow } }
      enter: { route: POST /enter, does: password.signIn, sends: { flow: tokens.flow, email: email, password: password }, returns: Session }
    errors:
      proofWanted: { status: 401, means: oddSignIn, recover: tell }
    policies: { codes: { entry: { length: 6, sentBy: [mail] } } }
    """
}
