import ContractModel
import Diagnostics

/// A web sign-in ends with a one-time code, not with tokens.
struct CallbackCarriesTokens: Rule {
  let id = "callback-carries-tokens"
  let title = "a web sign-in ends with a one-time code"
  let severity = Severity.error
  let profiles: Set<Profile> = [.oauth, .strict]
  let why =
    "anybody who catches the URL has the session; a code is worthless without its verifier "
    + "(RFC 9700 §2.1.2)"
  let reason =
    "A sign-in that ends with tokens in the redirect is the implicit grant under another "
    + "name. RFC 9700 §2.1.2 asks clients not to use it: the URL leaks, an attacker can "
    + "inject tokens of another account, and nothing binds the tokens to the app that "
    + "asked. End with a one-time code, and exchange it together with the PKCE verifier."

  func findings(in contract: Contract) -> [Finding] {
    let walk = TokenWalk(contract.types)
    let used = Set(contract.endpoints.compactMap(\.endsIn?.value))
    return contract.callbacks.filter {
      used.contains($0.name.value) && !walk.tokens(in: $0.fields).isEmpty
    }.map {
      Finding(
        message: "the sign-in ends in `\($0.name.value)` with tokens instead of a one-time code",
        span: $0.name.span,
        help:
          "let it bring a code and a state, and add a `provider.exchange` endpoint that sends the code and the verifier"
      )
    }
  }
}
