import ContractModel
import Diagnostics

/// No token and no secret stands in a URL.
struct TokenInURL: Rule {
  let id = "token-in-url"
  let title = "no token and no secret is in a URL"
  let severity = Severity.error
  let why = "URLs are kept in histories, logs and referrers (OWASP ASVS 5.0, 14.2.1)"
  let reason =
    "A URL is written down in many places that are easily forgotten: server and proxy logs, "
    + "the browser's history, crash reports, the referrer of the next page; and a private "
    + "scheme can be claimed by another app. OWASP ASVS 5.0, 14.2.1 therefore keeps "
    + "sensitive data in the body or in headers, and RFC 9700 §4.3.2 says the same of "
    + "access tokens. A one-time code in a callback is the exception: it is short-lived, "
    + "works once, and is bound to the app by PKCE."

  func findings(in contract: Contract) -> [Finding] {
    let tokens = contract.tokens.compactMap(\.sent).filter {
      if case .query = $0.value { true } else { false }
    }
    let parameters =
      contract.endpoints.flatMap { endpoint in
        endpoint.sends.filter { isInURL($0) && !endpoint.isMeantToShow($0, contract) }
      }
      + contract.servers.flatMap { $0.sends.filter(isInURL) }
    return tokens.map { found("the token travels in the query of every call", $0.span) }
      + parameters.filter(isTelling)
      .map {
        found("`\($0.name.value)` is secret and is part of the URL", $0.name.span, help: help($0))
      }
      + contract.callbacks.flatMap { callback in
        callback.fields.filter(isTelling).map {
          found(
            "the callback `\(callback.name.value)` carries `\($0.name.value)` in its URL, which other apps may claim",
            $0.name.span, help: "let the callback bring a one-time code that the app exchanges")
        }
      }
  }

  private func isInURL(_ field: Field) -> Bool {
    field.location == .query || field.location == .path
  }

  /// A code that a callback brings is meant to be seen once: codes work once.
  private func isTelling(_ field: Field) -> Bool {
    field.isSecret && !field.holds(.authorizationCode) && !field.holds(.code)
  }

  /// Some values look like secrets and let nobody in: the id of a flow, a page, a nonce.
  private func help(_ field: Field) -> String {
    let move = "send it in the body or in a header"
    switch field.shape.element {
    case .scalar:
      return "\(move); or write `secret: false` if it lets nobody in by itself, as the id of a flow"
    case .token:
      return
        "\(move); if it lets nobody in by itself, as the id of a flow, make it a `string` with `secret: false`"
    case .type, .provider, .configuration, .enumeration, .constant, .record: return move
    }
  }

  private func found(
    _ message: String, _ span: Span, help: String = "send it in a header, as in `sent: bearer`"
  ) -> Finding {
    Finding(message: message, span: span, help: help)
  }
}

extension Endpoint {
  /// OpenID Connect puts it into the URL of a page: the nonce, and the ID token at a sign-out (`id_token_hint`), which
  /// no call carries as a proof.
  fileprivate func isMeantToShow(_ field: Field, _ contract: Contract) -> Bool {
    guard caller == .browser else { return false }
    switch field.shape.element {
    case .provider(_, .rawNonce): return true
    case .token(let name, .value):
      let token = contract.tokens[name]
      return operation.value == .sessionEnd && token.format == .jwt && token.sent == nil
    case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant, .record:
      return false
    }
  }
}
