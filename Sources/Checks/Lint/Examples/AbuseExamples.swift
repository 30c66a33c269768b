/// Recorded from the cases of each rule: `scripts/record` writes this file.
extension RuleExample {
  static let abuse: [String: RuleExample] = [
    "code-policy": RuleExample(
      bad: #"""
        policies:
          codes: { mail: { length: 4, lifetime: 1h } }
        """#,
      good: #"""
        policies:
          codes: { mail: { length: 6, lifetime: 10m, tries: 5 } }
        """#),
    "enumeration": RuleExample(
      bad: #"""
        errors:
          noAccount: { status: 404, match: { code: E4 }, recover: correct }
        endpoints:
          signInWithPassword: { route: POST /auth/password, does: password.signIn, sends: { email: email, password: password }, returns: Session, refuses: [wrong, noAccount] }
        """#,
      good: #"""
        endpoints:
          signInWithPassword: { route: POST /auth/password, does: password.signIn, sends: { email: email, password: password }, returns: Session, refuses: [wrong] }
        """#),
    "lockout-abuse": RuleExample(
      bad: #"""
        policies:
          lockout: { counts: account, steps: [{ failures: 5, lasts: 5m }] }
        """#,
      good: #"""
        policies:
          lockout: { counts: accountAndAddress, steps: [{ failures: 5, lasts: 5m }] }
        """#),
    "lockout-undeclared": RuleExample(
      bad: #"""
        errors:
          wrong: { status: 400, means: credentialsWrong, match: { code: E2 }, recover: correct, message: { en: Wrong } }
        """#,
      good: #"""
        policies:
          lockout: { counts: accountAndAddress, steps: [{ failures: 10, lasts: 5m }] }
        """#),
    "retry-after": RuleExample(
      bad: #"""
        errors:
          tooMany: { status: 429, recover: retry }
        """#,
      good: #"""
        errors:
          tooMany: { status: 429, fields: { retryAfter: { type: seconds, in: header, wire: Retry-After } }, recover: wait, until: retryAfter }
        """#),
    "throttle-declared": RuleExample(
      bad: #"""
        errors:
          wrong: { status: 400, match: { code: E2 }, recover: correct, message: { en: Wrong } }
        """#,
      good: #"""
        policies:
          lockout: { counts: accountAndAddress, steps: [{ failures: 5, lasts: 5m }] }
        """#),
  ]
}
