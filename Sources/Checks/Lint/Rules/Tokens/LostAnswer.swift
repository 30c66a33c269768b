import ContractModel
import Diagnostics

/// Rotation without a grace signs people out whose answer was lost on the way.
struct LostAnswer: Rule {
  let id = "lost-answer"
  let title = "a rotation survives a lost answer"
  let severity = Severity.warning
  let why =
    "if a response is lost, the app still has the old token, and using it again looks like a theft"
  let reason =
    "A phone loses the network in a lift, the system ends the app: the answer to a "
    + "renewal gets lost often. Without a grace the old token is spent, and the next "
    + "renewal ends the whole family: the person is signed out for nothing. Several "
    + "identity services had to add such a grace after they had switched rotation on. "
    + "Within it, asking again gives the same successor, so that nothing is gained by "
    + "copying a token."

  func findings(in contract: Contract) -> [Finding] {
    let open = OpenPoints(contract)
    return contract.tokens.filter {
      $0.rotation.rotates?.value == true && $0.rotation.grace == nil
        && !open.cover("tokens.\($0.name.value).grace")
    }.map {
      Finding(
        message: "`\($0.name.value)` rotates without a grace period",
        span: $0.rotation.rotates?.span ?? $0.name.span,
        help: "add `grace: 30s`: until then the old token still gets the same new one")
    }
  }
}
