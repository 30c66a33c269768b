import CaseFolders
import ContractReader
import Diagnostics
import Lint
import Testing
import YAMLSource

/// The meaning that lint suggests for an error without one.
@Suite struct MeaningHintTests {
  /// A server may call an emailed code a token, but users don't type session tokens.
  @Test(arguments: [
    ("codeWanted", "AuthFactorTokenRequired", "continue, flow: signingIn", "oddSignIn"),
    ("tokenRequired", "TokenRequired", "continue, flow: signingIn", "other"),
    ("tokenInvalid", "InvalidToken", "signIn", "tokenInvalid"),
    ("sessionWanted", "TokenRequired", "renew", "tokenMissing"),
  ])
  func codeIsNotMistakenForSessionToken(
    _ name: String, _ code: String, _ recovery: String, _ meaning: String
  ) throws {
    let text = """
      authcontract: 1
      service: Notes
      version: "1"
      servers: { api: { url: https://notes.example, refusal: { code: string } } }
      tokens: { access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }
      errors: { \(name): { status: 401, match: { code: \(code) }, recover: \(recovery) } }
      endpoints:
        signIn:
          route: POST /token
          does: password.signIn
          sends: { email: email, password: password, token: optional code }
          returns: { token: tokens.access }
          refuses: [\(name)]
        renew: { route: POST /renew, does: session.renew, needs: access, returns: { token: tokens.access } }
        rename: { route: PATCH /me, does: account.update, needs: access, sends: { name: string }, refuses: [\(name)] }
      flows: { signingIn: { start: ask, states: { ask: { after: { signIn: done } }, done: { } } } }
      """
    let contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: "notes.yaml", text: text)))
    let found = Lint.check(contract).diagnostics.filter { $0.rule == "meaning-missing" }
    #expect(found.count == 1)
    #expect(found.first?.help.contains(meaning) == true, "\(found.map(\.help))")
  }
}
