import ContractModel
import Diagnostics
import YAMLSource

/// Mistakes in endpoints and their routes.
extension Diagnostic {
  static func badRoute(_ node: Node, _ text: String) -> Diagnostic {
    Diagnostic(
      "bad-route", "`\(text)` isn't a method and a path", at: node.span.firstLine,
      help: "for example: `route: POST /auth/login`")
  }

  static func badPath(_ node: Node, _ path: String) -> Diagnostic {
    Diagnostic(
      "bad-route", "`\(path)` isn't a path", at: node.span.firstLine,
      help:
        "start with `/`, leave no part empty except at the end, and write variable parts as `{name}`; "
        + "for a query parameter, add a field with `in: query`")
  }

  static func pathFieldTwice(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      "path-field", "`{\(name)}` appears twice in the route", at: span,
      help: "rename one of the two"
    )
  }

  static func pathFieldMissing(
    _ name: String, _ endpoint: Text, _ beside: [Field], at span: Span
  ) -> Diagnostic {
    let other = beside.first { $0.name.value == name }
    return Diagnostic(
      "path-field", "`\(endpoint.value)` sends no `\(name)` for `{\(name)}`", at: span,
      related: other.map { [RelatedPlace($0.name.span, "every call sends it in another part")] }
        ?? [],
      help: other == nil ? "add `\(name): string` to `sends`" : "write `in: path` there")
  }

  static func pathFieldShape(_ field: Field) -> Diagnostic {
    Diagnostic(
      "path-field", "`\(field.name.value)` is part of the path, so it always has exactly one value",
      at: field.shape.span, help: "make it neither optional nor a list or map")
  }

  static func whichServer(_ name: Text, among servers: [String]) -> Diagnostic {
    Diagnostic(
      "missing-key", "`\(name.value)` has no `server`, and the contract has several", at: name.span,
      help: "add `server:` with one of \(Suggestions.list(servers))")
  }

  /// - Parameter others: the number of further endpoints that need the token.
  static func notSent(_ token: Token, _ endpoint: Endpoint, _ others: Int) -> Diagnostic {
    let place = endpoint.needs.first { $0.value == token.name.value }
    return Diagnostic(
      "token-not-sent",
      "`\(token.name.value)` has no `sent`, but \(named(endpoint, others)) \(others > 0 ? "need" : "needs") it",
      at: token.name.span,
      related: place.map { [RelatedPlace($0.span, "a call carries it")] } ?? [],
      why: "the client wouldn't know where to put the token in a request",
      help: "add `sent: bearer`, or send the token as a field")
  }

  /// "`me` and 2 more endpoints".
  private static func named(_ endpoint: Endpoint, _ others: Int) -> String {
    let more = others == 0 ? "" : " and \(others) more endpoint\(others == 1 ? "" : "s")"
    return "`\(endpoint.name.value)`\(more)"
  }

  static func notARecord(_ name: Text, types: [String]) -> Diagnostic {
    return Diagnostic(
      "not-fields", "`\(name.value)` isn't a type with fields", at: name.span,
      help: Suggestions.question(for: name.value, among: types)
        + "`sends` takes fields, as in `{ email: email }`, or the name of a type with fields: "
        + Suggestions.list(types))
  }

  static func sameRoute(_ endpoint: Endpoint, _ other: Endpoint) -> Diagnostic {
    Diagnostic(
      "duplicate-route", "`\(endpoint.name.value)` and `\(other.name.value)` have the same route",
      at: endpoint.method.span, related: [RelatedPlace(other.method.span, "the other endpoint")],
      why: "the server couldn't tell the calls apart",
      help:
        "if the API has one route for both, give each a constant in the same field, as in "
        + "`kind: { constant: \(endpoint.name.value) }`; else change the route of one")
  }

  static func endsAndReturns(at span: Span, endsIn: Span) -> Diagnostic {
    Diagnostic(
      "ends-and-returns", "an endpoint that ends in a callback returns nothing itself", at: span,
      related: [RelatedPlace(endsIn, "the callback")],
      help:
        "remove `returns`, for the callback's `fields` say what comes; or say which field of the answer is the URL "
        + "of a page that the app opens: `opens: page`")
  }

  static func opensWithout(_ key: String, _ opens: Text) -> Diagnostic {
    key == "endsIn"
      ? Diagnostic(
        "opened-page", "nothing says what ends the page that `\(opens.value)` names",
        at: opens.span, help: "add `endsIn:` with the callback that the page leads to")
      : Diagnostic(
        "opened-page", "no answer brings `\(opens.value)`", at: opens.span,
        help: "add `returns: { \(opens.value): url }`")
  }

  static func openedBy(_ caller: Text, _ opens: Text) -> Diagnostic {
    Diagnostic(
      "opened-page", "`\(caller.value)` reads no answer, and this one names a page to open",
      at: caller.span, related: [RelatedPlace(opens.span, "the page")],
      help:
        "leave `by` out: the app makes the call and opens the page; or leave `opens` out, if the browser is to make "
        + "the call itself")
  }

  static func opensUnknown(_ opens: Text, _ endpoint: Endpoint, among names: [String]) -> Diagnostic
  {
    return Diagnostic(
      "opened-page", "the answer of `\(endpoint.name.value)` has no field `\(opens.value)`",
      at: opens.span,
      help: Suggestions.question(for: opens.value, among: names)
        + "name a field of `returns` that is a `url`, as in `returns: { page: url }` and `opens: page`"
    )
  }

  /// A refusal ends a call: the answer that brings a page is the good one, under its own status.
  static func opensRefusal(_ opens: Text, _ refusal: Refusal, _ status: String) -> Diagnostic {
    Diagnostic(
      "opened-page", "`\(opens.value)` is a field of the refusal `\(refusal.name.value)`",
      at: opens.span, related: [RelatedPlace(refusal.name.span, "the refusal")],
      why: "an app opens the page of a good answer",
      help: "leave the refusal out, and make its answer the good one: `status: \(status)` and "
        + "`returns: { \(opens.value): url, … }` with the constant that tells it from refusals")
  }

  static func opensOther(_ field: Field, _ opens: Text) -> Diagnostic {
    Diagnostic(
      "opened-page", "`\(field.name.value)` is not the URL of one page that always comes",
      at: opens.span, related: [RelatedPlace(field.name.span, "the field")],
      help: "make the field a `url`, without `optional` and not in a list")
  }

  static func opensHere(_ opens: Text, _ operation: Located<OperationKind>) -> Diagnostic {
    let words = OperationKind.opening.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return Diagnostic(
      "opened-page", "`does: \(operation.value.rawValue)` opens no page", at: operation.span,
      related: [RelatedPlace(opens.span, "the page")],
      help:
        "use one of \(words); or leave `opens` and `endsIn` out, and let the app open the URL of the answer itself"
    )
  }

  static func opensWithTokens(_ tokens: [String], _ opens: Text) -> Diagnostic {
    Diagnostic(
      "opened-page", "the answer that names a page brings \(Suggestions.list(tokens)) too",
      at: opens.span,
      why: "the session begins when the page has ended, and what came before is lost",
      help: "let the callback bring the token, or the call that redeems what the callback brings")
  }

  static func optionalAnswer(at span: Span) -> Diagnostic {
    Diagnostic(
      "optional-answer", "the answer of an endpoint cannot be optional", at: span,
      why: "an app cannot tell a missing answer from a lost one",
      help: "leave out `optional`; if there may be nothing to return, return a type with an "
        + "optional field, or refuse with an error")
  }

  /// An answer as a whole is its type, and a form on the wire belongs to a field.
  static func wholeAnswerAsText(_ node: Node, at span: Span) -> Diagnostic {
    let type = node.scalar?.text ?? ""
    let name = type.split(separator: ".").last.map(String.init) ?? "value"
    return Diagnostic(
      "as-text", "a number that travels as text cannot be the whole answer", at: span,
      help: "return it in a field: `returns: { \(name): \(type) }`")
  }

  static func severalRenewals(_ endpoint: Endpoint, _ other: Endpoint) -> Diagnostic {
    Diagnostic(
      "several-renewals",
      "`\(endpoint.name.value)` and `\(other.name.value)` both do `session.renew`",
      at: endpoint.name.span, related: [RelatedPlace(other.name.span, "the other one")],
      why: "the client refreshes with one of them",
      help: "choose one at the top level: `renewal: { by: \(other.name.value) }`")
  }

  static func renewalSpends(_ endpoint: Endpoint, _ tokens: [String]) -> Diagnostic {
    Diagnostic(
      "renewal-spends",
      tokens.isEmpty
        ? "`\(endpoint.name.value)` does `session.renew` and sends no token"
        : "`\(endpoint.name.value)` does `session.renew` and sends \(Suggestions.list(tokens))",
      at: endpoint.name.span,
      help: "send exactly one token: `sends: { refreshToken: tokens.refresh }`")
  }

  static func nothingRenews(_ refusal: Refusal) -> Diagnostic {
    Diagnostic(
      "nothing-renews",
      "`\(refusal.name.value)` has `recover: renew`, but no endpoint does `session.renew`",
      at: refusal.recovery.span,
      help: "add an endpoint with `does: session.renew`, or write `recover: signIn`")
  }

  static func returnsNoToken(_ endpoint: Endpoint) -> Diagnostic {
    Diagnostic(
      "returns-no-token",
      "`\(endpoint.name.value)` does `\(endpoint.operation.value.rawValue)` and returns no token",
      at: endpoint.name.span,
      why: "the user would stay signed out",
      help: "return the token in a field: `returns: { accessToken: tokens.access }`")
  }

  static func answerWithoutPath(_ endpoint: Endpoint, _ shape: Shape, _ server: Server)
    -> Diagnostic
  {
    Diagnostic(
      "answer-without-path",
      "the answer of `\(endpoint.name.value)` has no place beside the `success` of its server",
      at: shape.span,
      related: [RelatedPlace(server.name.span, "each good answer of this server has fields")],
      why: "only an answer with fields can share an object with the fields of `success`",
      help: "name its place, as in `answer: data`, or return fields")
  }

  static func oneTestOnly(_ span: Span) -> Diagnostic {
    Diagnostic(
      "one-test", "a field is matched in one way", at: span,
      help: "write a text, or `{ startsWith: text }`, or `{ has: text }`")
  }

  /// - Parameter others: the number of further endpoints that have both.
  static func refusalsTie(
    _ refusal: Refusal, _ other: Refusal, _ endpoint: Endpoint, _ others: Int
  ) -> Diagnostic {
    Diagnostic(
      "refusals-tie",
      "`\(refusal.name.value)` and `\(other.name.value)` match the same response of \(named(endpoint, others))",
      at: refusal.name.span, related: [RelatedPlace(other.name.span, "the other error")],
      why: "the app couldn't tell them apart",
      help:
        "give each its own `status` or `match`; an error that matches more fields of the server's `refusal` "
        + "is tried first")
  }

  static func missingCode(_ endpoint: Endpoint, among names: [String]) -> Diagnostic {
    let own = "describe the code in `policies.codes` and name it here with `code:`"
    return Diagnostic(
      "missing-key", "`\(endpoint.name.value)` sends a code, and has no `code` to name its policy",
      at: endpoint.operation.span,
      why: "the policy of the code gives its length, its lifetime and its number of tries",
      help: names.isEmpty ? own : "add `code:` with one of \(Suggestions.list(names))")
  }
}
