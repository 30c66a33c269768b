import ContractModel
import Diagnostics

/// An access token lives an hour at most.
struct AccessLifetimeLong: Rule {
  let id = "access-lifetime-long"
  let title = "an access token lives an hour at most"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.oauth, .strict]
  let why =
    "a stolen bearer token works until it expires, and usually can't be revoked (RFC 6750 §5.3)"
  let reason =
    "A bearer token works for whoever has it. RFC 6750 §5.3 therefore recommends "
    + "lifetimes of an hour or less, all the more where the server keeps no list of what "
    + "it issued. The rule applies where a renewal brings a new one: without a renewal the "
    + "access token is the session, and its length is another decision."

  func findings(in contract: Contract) -> [Finding] {
    let open = OpenPoints(contract)
    return SessionFacts(contract).renewed.compactMap { token in
      guard token.sent != nil, let lifetime = token.life.lifetime,
        token.life.seconds ?? .max > 3600,
        !open.cover("tokens.\(token.name.value).lifetime")
      else { return nil }
      return Finding(
        message: "`\(token.name.value)` is valid for more than an hour", span: lifetime.span,
        help: "write `lifetime: 1h` or less; the client refreshes it, so users stay signed in")
    }
  }
}
