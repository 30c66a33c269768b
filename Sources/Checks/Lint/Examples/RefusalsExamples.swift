/// Recorded from the cases of each rule: `scripts/record` writes this file.
extension RuleExample {
  static let refusals: [String: RuleExample] = [
    "challenge-header": RuleExample(
      bad: #"""
        servers:
          api: { url: https://shop.example, refusal: { code: string } }
        """#,
      good: #"""
        servers:
          api: { url: https://shop.example, refusal: { code: string, challenge: { type: optional string, in: header, wire: WWW-Authenticate } } }
        """#),
    "meaning-missing": RuleExample(
      bad: #"""
        errors:
          wrong: { status: 400, match: { code: E2 }, recover: correct, message: { en: Wrong } }
        """#,
      good: #"""
        errors:
          wrong: { status: 400, match: { code: E2 }, means: providerRefused, recover: correct, message: { en: Wrong } }
        """#),
    "missing-translation": RuleExample(
      bad: #"""
        errors:
          wrong: { status: 400, match: { code: E2 }, recover: correct, message: { en: Wrong } }
        """#,
      good: #"""
        errors:
          wrong: { status: 400, match: { code: E2 }, recover: correct, message: { en: Wrong, fr: Faux } }
        """#),
    "renew-on-403": RuleExample(
      bad: #"""
        errors:
          forbidden: { status: 403, recover: renew }
        """#,
      good: #"""
        errors:
          forbidden: { status: 403, recover: tell }
        """#),
    "renewed-by-nobody": RuleExample(
      bad: #"""
        endpoints:
          freshValue: { route: GET /csrf, does: call, returns: { csrf: { type: tokens.csrf, in: header, wire: X-CSRF } } }
        """#,
      good: #"""
        endpoints:
          freshValue: { route: GET /csrf, does: token.fetch, returns: { csrf: { type: tokens.csrf, in: header, wire: X-CSRF } } }
        """#),
    "status-fits-meaning": RuleExample(
      bad: #"""
        errors:
          unavailable: { status: 401, match: { code: E5 }, recover: tell }
          broken: { status: 5xx, recover: signIn }
        """#,
      good: #"""
        errors:
          unavailable: { status: 503, match: { code: E5 }, recover: tell }
          broken: { status: 5xx, recover: retry }
        """#),
    "told-apart-by-text": RuleExample(
      bad: #"""
        servers:
          api: { url: https://shop.example, refusal: { message: string } }
        errors:
          expired: { status: 401, match: { message: Session expired }, recover: renew }
          wrong: { status: 400, match: { message: { startsWith: Wrong } }, recover: correct, message: { en: Wrong } }
        """#,
      good: #"""
        servers:
          api: { url: https://shop.example, refusal: { code: string } }
        errors:
          expired: { status: 401, match: { code: E1 }, recover: renew }
          wrong: { status: 400, match: { code: E2 }, recover: correct, message: { en: Wrong } }
        """#),
    "undeclared-recovery": RuleExample(
      bad: #"""
        endpoints:
          me: { route: GET /me, does: account.read, needs: access, returns: User }
        """#,
      good: #"""
        endpoints:
          me: { route: GET /me, does: account.read, needs: access, returns: User, refuses: [expired] }
        """#),
    "undeclared-refusal": RuleExample(
      bad: #"""
        errors:
          wrong: { status: 400, match: { code: E2 }, means: accountDisabled, recover: correct, message: { en: Wrong } }
        endpoints:
          changePassword: { route: PUT /me/password, does: password.change, needs: access, sends: { old: password, new: newPassword }, refuses: [expired] }
        """#,
      good: #"""
        errors:
          wrong: { status: 400, match: { code: E2 }, means: providerRefused, recover: correct, message: { en: Wrong } }
        endpoints:
          changePassword: { route: PUT /me/password, does: password.change, needs: access, sends: { new: newPassword }, refuses: [expired] }
        """#),
  ]
}
