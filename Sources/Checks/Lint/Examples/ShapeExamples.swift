/// Recorded from the cases of each rule: `scripts/record` writes this file.
extension RuleExample {
  static let shape: [String: RuleExample] = [
    "ambiguous-dispatch": RuleExample(
      bad: #"""
        endpoints:
          second: { route: POST /rpc, does: call, sends: { target: { type: optional string, in: header, wire: X-Target } } }
        """#,
      good: #"""
        endpoints:
          second: { route: POST /rpc, does: call, sends: { target: { constant: Second, in: header, wire: X-Target }, name: string } }
        """#),
    "docs": RuleExample(
      bad: #"""
        endpoints:
          sync: { route: POST /sync, does: call, needs: access, refuses: [expired] }
        """#,
      good: #"""
        endpoints:
          sync: { route: POST /sync, does: call, doc: Sends what was changed offline., needs: access, refuses: [expired] }
        """#),
    "examples": RuleExample(
      bad: #"""
        types:
          User: { id: uuid, name: optional string, zip: { type: string, pattern: "[0-9]{5}" } }
        """#,
      good: #"""
        types:
          User: { id: uuid, name: optional string, zip: { type: string, pattern: "[0-9]{5}", example: "12345" } }
        """#),
    "looser-sent": RuleExample(
      bad: #"""
        endpoints:
          rename: { route: PATCH /me, does: account.update, needs: access, sends: { name: { type: string, is: account.name } }, returns: User, refuses: [expired, forbidden] }
        """#,
      good: #"""
        endpoints:
          rename: { route: PATCH /me, does: account.update, needs: access, sends: { name: { type: string, is: account.name, max: 32 } }, returns: User, refuses: [expired, forbidden] }
        """#),
    "nobody-named": RuleExample(
      bad: #"""
        endpoints:
          forgot: { route: POST /auth/forgot, does: password.forgot, sends: { email: optional email, phone: optional phone } }
        """#,
      good: #"""
        endpoints:
          forgot: { route: POST /auth/forgot, does: password.forgot, sends: { email: optional email, phone: optional phone }, exactlyOne: [email, phone] }
        """#),
    "reset-code": RuleExample(
      bad: #"""
        endpoints:
          reset:
            does: password.reset
        """#,
      good: #"""
        endpoints:
          reset:
            code: reset
        """#),
    "role-missing": RuleExample(
      bad: #"""
        types:
          User: { id: uuid, name: { type: optional string, is: account.name } }
        """#,
      good: #"""
        types:
          User: { id: { type: uuid, is: account.id }, name: { type: optional string, is: account.name } }
        """#),
    "unreachable": RuleExample(
      bad: #"""
        flows:
          welcome: { start: asking, states: { asking: { after: { signIn: done } }, greeting: { }, done: { } } }
        """#,
      good: #"""
        flows:
          welcome: { start: asking, states: { asking: { after: { signIn: greeting } }, greeting: { after: { user.goesOn: done } }, done: { } } }
        """#),
    "unused": RuleExample(
      bad: #"""
        tokens:
          spare: { format: opaque, stored: memory }
        providers:
          second: { kind: apple }
        types:
          Lost: { a: string }
        errors:
          never: { status: 418, recover: tell }
        """#,
      good: #"""
        tokens:
        """#),
  ]
}
