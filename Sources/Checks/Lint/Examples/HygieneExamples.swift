/// Recorded from the cases of each rule: `scripts/record` writes this file.
extension RuleExample {
  static let hygiene: [String: RuleExample] = [
    "open-value": RuleExample(
      bad: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
        open:
          - { at: tokens.refresh.ends, why: the document does not say }
        """#,
      good: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, reuse: revokeFamily, ends: 90d, stored: keychain }
        """#),
    "reauth-for-sensitive": RuleExample(
      bad: #"""
        endpoints:
          changePassword: { route: POST /me/password, does: password.change, needs: access, sends: { new: newPassword }, refuses: [expired, wrong] }
        """#,
      good: #"""
        endpoints:
          changePassword: { route: POST /me/password, does: password.change, needs: access, sends: { old: password, new: newPassword }, refuses: [expired, wrong] }
        """#),
    "reserved-without-wire": RuleExample(
      bad: #"""
        reserved:
          - { at: endpoints.signInByText, why: nobody used it }
          - { at: errors.frozen }
        """#,
      good: #"""
        reserved:
          - { at: endpoints.signInByText, wire: POST /auth/text, why: nobody used it }
          - { at: errors.frozen, wire: E3 }
          - { at: types.User.age }
        """#),
    "secret-logged": RuleExample(
      bad: #"""
        types:
          User: { id: uuid, name: optional string, apiKey: string }
        """#,
      good: #"""
        types:
          User: { id: uuid, name: optional string, apiKey: { type: string, secret: true } }
        """#),
  ]
}
