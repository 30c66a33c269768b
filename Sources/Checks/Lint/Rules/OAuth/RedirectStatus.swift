import ContractModel
import Diagnostics

/// A request with credentials is not repeated elsewhere.
struct RedirectStatus: Rule {
  let id = "redirect-status"
  let title = "a request with credentials is not repeated elsewhere"
  let severity = Severity.error
  let why =
    "the client repeats the body, and with it the password, at the new address (RFC 9700 "
    + "§4.12)"
  let reason =
    "After 307 and 308 the client sends the same method and the same body again, now to "
    + "another address. RFC 9700 §4.12 says that a request that may carry a person's "
    + "credentials must not be answered so; 303 makes a GET of it and drops the body."

  func findings(in contract: Contract) -> [Finding] {
    let walk = FieldWalk(contract.types)
    return contract.endpoints.filter { endpoint in
      (endpoint.status == 307 || endpoint.status == 308)
        && walk.all(endpoint.sends).contains { $0.location == .body && $0.isSecret }
    }.map {
      Finding(
        message:
          "`\($0.name.value)` sends its secret on to another address with status \($0.status)",
        span: $0.name.span, help: "answer with 303, or 302, after which the body is not sent again")
    }
  }
}
