import ContractModel
import Diagnostics

/// Guesses at a password are limited.
struct ThrottleDeclared: Rule {
  let id = "throttle-declared"
  let title = "guesses at a password are limited"
  let severity = Severity.warning
  let why =
    "without a limit, an attacker tries a list of common passwords within minutes (OWASP ASVS 5.0, 6.3.1)"
  let reason =
    "OWASP ASVS 5.0, 6.3.1 asks for controls against guessing and stuffing, and 6.1.1 "
    + "that they are documented. A contract says so by a lockout policy, or by a refusal "
    + "with status 423 or 429, one that makes the app wait, or one that means it. The rule skips endpoints that a page or a "
    + "provider calls."

  func findings(in contract: Contract) -> [Finding] {
    guard contract.policies.lockout == nil, !OpenPoints(contract).cover("policies.lockout") else {
      return []
    }
    return contract.endpoints.filter { endpoint in
      endpoint.operation.value == .passwordSignIn && endpoint.caller == .app
        && endpoint.sends.contains { $0.holds(.password) }
        && !endpoint.refuses.contains { contract.refusals.find($0.value).map(limits) ?? false }
    }.map {
      Finding(
        message: "`\($0.name.value)` has no rate limit", span: $0.name.span,
        help:
          "add `policies: { lockout: … }`, or an error with `means: tooManyRequests` to `refuses`")
    }
  }

  private func limits(_ refusal: Refusal) -> Bool {
    [.exactly(423), .exactly(429)].contains(refusal.cause.status)
      || refusal.recovery.value.word == .wait
      //! throttle-by-meaning
      || [.tooManyRequests, .accountLocked, .oddSignIn].contains(where: refusal.means)
  }
}
