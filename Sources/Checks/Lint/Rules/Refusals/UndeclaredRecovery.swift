import ContractModel
import Diagnostics

/// A call with a token says what follows a refusal.
struct UndeclaredRecovery: Rule {
  let id = "undeclared-recovery"
  let title = "a call with a token says what follows a refusal"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.strict]
  let why = "the contract doesn't say what the user sees when the token is no longer valid"
  let reason =
    "A token can end between two calls. Where something renews, an undeclared 401 "
    + "renews; where nothing does, the app has no word on what to do, and each endpoint "
    + "that needs a token has to say it by a refusal with status 401."

  func findings(in contract: Contract) -> [Finding] {
    guard contract.renewal == nil else { return [] }
    let known = Set(contract.refusals.filter { saysUnauthorized($0) }.map(\.name.value))
    let open = OpenPoints(contract)
    return contract.endpoints.filter { endpoint in
      !endpoint.needs.isEmpty && !endpoint.refuses.contains { known.contains($0.value) }
        && !open.cover("endpoints.\(endpoint.name.value).refuses")
    }.map {
      Finding(
        message: "`\($0.name.value)` declares no error for a rejected token",
        span: $0.name.span,
        help: "add an error with `status: 401` and `recover: signIn` to `refuses`")
    }
  }

  private func saysUnauthorized(_ refusal: Refusal) -> Bool {
    [.exactly(401), .exactly(403), .hundreds(4)].contains(refusal.cause.status)
  }
}
