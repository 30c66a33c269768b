import ContractModel
import Diagnostics

/// A refusal for too many calls tells the wait.
struct RetryAfter: Rule {
  let id = "retry-after"
  let title = "a refusal for too many calls tells the wait"
  let severity = Severity.note
  let why = "an app that does not know the wait tries again too soon (RFC 6585 §4)"
  let reason =
    "RFC 6585 §4 lets a 429 say in `Retry-After` how long to wait. A server that says it "
    + "gets the next calls when it can take them, and the person reads when to try again."

  func findings(in contract: Contract) -> [Finding] {
    contract.refusals.filter {
      $0.cause.status == .exactly(429) && $0.recovery.value.word != .wait && !tellsTime($0)
    }.map {
      Finding(
        message: "`\($0.name.value)` does not tell how long to wait", span: $0.name.span,
        help:
          "add the field `retryAfter: { type: seconds, in: header, wire: Retry-After }` and `recover: wait` until it"
      )
    }
  }

  private func tellsTime(_ refusal: Refusal) -> Bool {
    refusal.fields.contains { field in
      [ScalarType.instant, .seconds, .unixTime, .duration].contains { field.holds($0) }
    }
  }
}
