import ContractModel
import Diagnostics
import Machines

/// Tokens of the session that come to somebody who is signed out, in an answer that begins no session.
struct TokenDropped: Rule {
  let id = "token-dropped"
  let title = "the session keeps each token that an answer brings"
  let severity = Severity.warning
  let why = "the app would drop it without a word, and nobody would be signed in"
  let reason =
    "An app that is signed out keeps the tokens of an answer only where `does` says that the call may sign in, such as "
    + "`password.signIn`, `code.verify` or `password.reset`. A refusal begins no session: the token in it joins the "
    + "steps of a sign-in, and is a token of its own with `stored: memory`, even where the server calls both alike."

  func findings(in contract: Contract) -> [Finding] {
    contract.endpoints.filter { $0.caller == .app && isForAnybody($0, contract) }
      .flatMap { dropped($0, contract) + refused($0, contract) }
  }

  /// The call needs no session: a person who is signed out can make it.
  private func isForAnybody(_ endpoint: Endpoint, _ contract: Contract) -> Bool {
    endpoint.operation.value != .sessionRenew && !contract.sendsSession(endpoint)
  }

  private func dropped(_ endpoint: Endpoint, _ contract: Contract) -> [Finding] {
    let tokens = contract.tokensReturned(endpoint).filter(contract.isOfSession)
    guard let token = tokens.first, !contract.beginsSession(endpoint) else { return [] }
    return [
      Finding(
        message: "`\(endpoint.name.value)` brings `\(token)` to somebody who is signed out, and "
          + "`\(endpoint.operation.value.rawValue)` begins no session",
        span: endpoint.operation.span,
        help:
          "write a word of `does` that signs in; or give the call `needs`, if only who is signed in makes it; "
          + "or make the field a `string` with `secret: true`, if it is no token of this session",
        related: [RelatedPlace(contract.tokens[token].name.span, "the token")])
    ]
  }

  /// A call that is no sign-in keeps what its refusal brings, if somebody is signed in.
  private func refused(_ endpoint: Endpoint, _ contract: Contract) -> [Finding] {
    guard contract.beginsSession(endpoint) else { return [] }
    return endpoint.refuses.compactMap { name in
      let refusal = contract.refusals[name.value]
      let tokens = TokenWalk(contract.types).tokens(in: refusal.fields)
      guard let token = tokens.first(where: contract.isOfSession) else { return nil }
      return Finding(
        message: "the refusal `\(name.value)` brings `\(token)`, and a refusal of "
          + "`\(endpoint.name.value)` begins no session",
        span: name.span,
        help: "make the field a token of its own with `stored: memory`, which the next step needs",
        related: [RelatedPlace(contract.tokens[token].name.span, "the token")])
    }
  }
}
