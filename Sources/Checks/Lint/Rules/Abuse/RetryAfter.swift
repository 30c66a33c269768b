import ContractModel
import Diagnostics

/// A rate limit says how long to wait.
struct RetryAfter: Rule {
  let id = "retry-after"
  let title = "a rate limit says how long to wait"
  let severity = Severity.note
  let why = "an app that doesn't know how long to wait retries too soon (RFC 6585 §4)"
  let reason =
    "RFC 6585 §4 lets a 429 carry `Retry-After`. A server that sends it gets the next calls when it can handle them, "
    + "and the user reads when to try again."

  func findings(in contract: Contract) -> [Finding] {
    contract.refusals.filter {
      $0.cause.status == .exactly(429) && $0.recovery.value.word != .wait && !tellsTime($0)
    }.map {
      Finding(
        message: "`\($0.name.value)` doesn't say how long to wait", span: $0.name.span,
        help:
          "add `fields: { retryAfter: { type: seconds, in: header, wire: Retry-After } }`, `recover: wait` and "
          + "`until: retryAfter`"
      )
    }
  }

  private func tellsTime(_ refusal: Refusal) -> Bool {
    refusal.fields.contains { field in
      [ScalarType.instant, .seconds, .unixTime, .duration].contains { field.holds($0) }
    }
  }
}
