import ContractModel
import Diagnostics

/// A 401 says how to authenticate.
struct ChallengeHeader: Rule {
  let id = "challenge-header"
  let title = "a 401 says how to authenticate"
  let severity = Severity.note
  let profiles: Set<Profile> = [.oauth]
  let why =
    "other people's clients learn from the header what is missing (RFC 6750 §3, RFC 9110 "
    + "§15.5.2)"
  let reason =
    "RFC 9110 §15.5.2 says that a 401 must carry `WWW-Authenticate`, and RFC 6750 §3 "
    + "what stands in it for bearer tokens. One team's app knows its server without it; "
    + "apps of others do not. A contract gets this finding once."

  func findings(in contract: Contract) -> [Finding] {
    let unauthorized = contract.refusals.filter { $0.cause.status == .exactly(401) }
    let fields = contract.servers.flatMap(\.refusal) + unauthorized.flatMap(\.fields)
    guard let first = unauthorized.first,
      !fields.contains(where: { $0.location == .header && $0.plainName == "wwwauthenticate" })
    else { return [] }
    return [
      Finding(
        message: "no 401 carries `WWW-Authenticate`", span: first.name.span,
        help:
          "add the field `challenge: { type: optional string, in: header, wire: WWW-Authenticate }`"
      )
    ]
  }
}
