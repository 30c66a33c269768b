import ContractModel
import Diagnostics

/// A locked account has a policy that locks it.
struct LockoutUndeclared: Rule {
  let id = "lockout-undeclared"
  let title = "a locked account has a policy that locks it"
  let severity = Severity.note
  let why =
    "without `policies.lockout` the contract doesn't say when an account is locked or for how long"
  let reason =
    "An error with `means: accountLocked` promises that wrong passwords lock an account. `policies.lockout` gives the "
    + "number of failures and the duration. Without it the server's author has to guess, and `authlab conform` can't "
    + "check the lock."

  func findings(in contract: Contract) -> [Finding] {
    guard contract.policies.lockout == nil, !OpenPoints(contract).cover("policies.lockout") else {
      return []
    }
    let guessed = contract.endpoints.filter { $0.operation.value == .passwordSignIn }
    let names = Set(guessed.flatMap(\.refuses).map(\.value))
    return contract.refusals.filter { $0.means(.accountLocked) && names.contains($0.name.value) }
      .map {
        Finding(
          message: "`\($0.name.value)` means `accountLocked`, and no policy locks an account",
          span: $0.name.span,
          help:
            "add `policies: { lockout: { counts: accountAndAddress, steps: [{ failures: 10, lasts: 5m }] } }`"
        )
      }
  }
}
