import ContractModel
import Diagnostics

/// A person sees where they are signed in, and can end it.
struct SessionsVisible: Rule {
  let id = "sessions-visible"
  let title = "a person sees where they are signed in, and can end it"
  let severity = Severity.note
  let profiles: Set<Profile> = [.strict]
  let why = "a stolen session stays unseen (OWASP ASVS 5.0, 7.5.2)"
  let reason =
    "OWASP ASVS 5.0, 7.5.2 asks that people can see their sessions and end each of them. "
    + "It is the only alarm that a person has for a session that somebody else opened."

  func findings(in contract: Contract) -> [Finding] {
    guard let refresh = SessionFacts(contract).refresh, !OpenPoints(contract).cover("endpoints")
    else { return [] }
    let operations = Set(contract.endpoints.map(\.operation.value))
    guard let list = contract.endpoints.first(where: { $0.operation.value == .sessionList }) else {
      return [
        Finding(
          message: "users can't see the sessions that `\(refresh.name.value)` keeps alive",
          span: refresh.name.span,
          help: "add endpoints with `does: session.list` and `does: session.endOne`")
      ]
    }
    guard operations.isDisjoint(with: [.sessionEndOne, .sessionEndOthers]) else { return [] }
    return [
      Finding(
        message: "users can see the sessions of `\(list.name.value)`, but not end them",
        span: list.name.span,
        help: "add an endpoint with `does: session.endOne` or `does: session.endOthers`")
    ]
  }
}
