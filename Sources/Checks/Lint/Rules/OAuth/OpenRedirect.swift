import ContractModel
import Diagnostics

/// No caller chooses freely where a sign-in leads.
struct OpenRedirect: Rule {
  let id = "open-redirect"
  let title = "nobody chooses freely where a sign-in leads"
  let severity = Severity.warning
  let why =
    "a link to the real sign-in page could end at an attacker, with the code or the "
    + "tokens (RFC 9700 §4.11)"
  let reason =
    "A page that sends the browser wherever a parameter says is an open redirector. "
    + "Phishers use it because the link begins with an honest name, and together with a "
    + "sign-in it leaks codes and tokens. RFC 9700 §4.11 says that clients and servers "
    + "must not have one. A constant or a closed list is no free choice."

  private static let names: Set<String> = [
    "redirect", "redirectto", "redirecturl", "redirecturi", "returnto", "returnurl", "next",
    "continue", "continueurl", "callback", "callbackurl", "goto", "target",
  ]

  func findings(in contract: Contract) -> [Finding] {
    contract.endpoints.filter { $0.caller == .browser || $0.caller == .page }.flatMap(\.sends)
      .filter { $0.location == .query && isFree($0) && Self.names.contains($0.plainName) }.map {
        Finding(
          message: "`\($0.name.value)` sends the browser wherever a link says", span: $0.name.span,
          help: "make it a `constant` or an `enum` of the places that there are")
      }
  }

  private func isFree(_ field: Field) -> Bool {
    guard case .scalar(let scalar) = field.shape.element else { return false }
    return scalar == .string || scalar == .url
  }
}
