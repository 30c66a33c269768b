import ContractModel
import Diagnostics

/// A JWT that calls carry says how it may be signed.
struct JWTAlgorithms: Rule {
  let id = "jwt-algorithms"
  let title = "a JWT that calls carry says how it may be signed"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.oauth, .strict]
  let why =
    "a server that accepts any algorithm named in a token accepts forged tokens (RFC 8725 §3.1, OWASP "
    + "ASVS 5.0, 9.1.2)"
  let reason =
    "A JWT names its own algorithm. A server that follows it can be led to `none`, or to take a public key for the "
    + "secret of an HMAC. RFC 8725 §3.1 and OWASP ASVS 5.0, 9.1.2 ask for a fixed list; where symmetric and "
    + "asymmetric algorithms are both on it, the two can be confused. The rule applies to tokens that are `sent`."

  func findings(in contract: Contract) -> [Finding] {
    let open = OpenPoints(contract)
    return contract.tokens.filter {
      $0.format == .jwt && $0.sent != nil && !open.cover("tokens.\($0.name.value).algorithms")
    }.compactMap { token in
      token.origin.algorithms.isEmpty ? unsaid(token) : mixed(token)
    }
  }

  private func unsaid(_ token: Token) -> Finding {
    Finding(
      message: "`\(token.name.value)` has no `algorithms`", span: token.name.span,
      help: "add the server's signing algorithms: `algorithms: [ES256]`")
  }

  private func mixed(_ token: Token) -> Finding? {
    let algorithms = token.origin.algorithms
    guard let secret = algorithms.first(where: { $0.value.isSymmetric }),
      let key = algorithms.first(where: { !$0.value.isSymmetric })
    else { return nil }
    return Finding(
      message: "`\(token.name.value)` may be signed with a secret and with a key",
      span: secret.span,
      help: "keep one of the two kinds", related: [RelatedPlace(key.span, "the other kind")])
  }
}
