/// Recorded from the cases of each rule: `scripts/record` writes this file.
extension RuleExample {
  static let tokens: [String: RuleExample] = [
    "access-lifetime-long": RuleExample(
      bad: #"""
        tokens:
          access: { format: jwt, lifetime: 12h, sent: bearer, stored: keychain }
        """#,
      good: #"""
        tokens:
          access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
        """#),
    "audience": RuleExample(
      bad: #"""
        providers:
          apple: { kind: apple }
        """#,
      good: #"""
        providers:
          apple: { kind: apple, audience: com.example.shop }
        """#),
    "bound-token-travels": RuleExample(
      bad: #"""
        app:
          keychain: { accessible: whenUnlocked }
        """#,
      good: #"""
        app:
          keychain: { accessible: whenUnlockedThisDeviceOnly }
        """#),
    "grace-too-long": RuleExample(
      bad: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 7d, reuse: revokeFamily, stored: keychain }
        """#,
      good: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
        """#),
    "jwt-algorithms": RuleExample(
      bad: #"""
        tokens:
          access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
          partner: { format: jwt, algorithms: [HS256, RS256], lifetime: 1h, sent: { in: header, wire: X-Partner }, stored: keychain }
        types:
          Session: { accessToken: tokens.access, partner: tokens.partner, refreshToken: tokens.refresh, user: User }
        """#,
      good: #"""
        tokens:
          access: { format: jwt, algorithms: [ES256, RS256], lifetime: 1h, sent: bearer, stored: keychain }
        types:
          Session: { accessToken: tokens.access, refreshToken: tokens.refresh, user: User }
        """#),
    "lifetime-undeclared": RuleExample(
      bad: #"""
        tokens:
          access: { format: jwt, sent: bearer, stored: keychain }
        """#,
      good: #"""
        tokens:
          access: { format: jwt, lifetime: unlimited, sent: bearer, stored: keychain }
        """#),
    "lost-answer": RuleExample(
      bad: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, reuse: revokeFamily, stored: keychain }
        """#,
      good: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
        """#),
    "margin-too-wide": RuleExample(
      bad: #"""
        renewal:
          before: 30m
        """#,
      good: #"""
        renewal:
          before: 5m
        """#),
    "refresh-absolute": RuleExample(
      bad: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
        """#,
      good: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, reuse: revokeFamily, ends: 90d, stored: keychain }
        """#),
    "refresh-idle": RuleExample(
      bad: #"""
        tokens:
          refresh: { format: opaque, lifetime: 30d, stored: keychain }
        """#,
      good: #"""
        tokens:
          refresh: { format: opaque, lifetime: 30d, idle: 14d, stored: keychain }
        """#),
    "refresh-shorter-than-access": RuleExample(
      bad: #"""
        tokens:
          refresh: { format: opaque, lifetime: 30m, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
        """#,
      good: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
        """#),
    "reuse-detection": RuleExample(
      bad: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, stored: keychain }
        """#,
      good: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
        """#),
    "rotation-or-binding": RuleExample(
      bad: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, stored: keychain }
        """#,
      good: #"""
        tokens:
          refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
        """#),
    "storage": RuleExample(
      bad: #"""
        tokens:
          challenge: { format: opaque, lifetime: 3m, stored: keychain }
        app:
          keychain: { service: com.example.shop, synchronizable: true }
        """#,
      good: #"""
        tokens:
          challenge: { format: opaque, lifetime: 3m, stored: memory }
        app:
          keychain: { service: com.example.shop, synchronizable: false }
        """#),
    "token-out-of-reach": RuleExample(
      bad: #"""
        types:
          Step: { oneOf: [TokenStep, TimeStep] }
          Left: { left: tokens.session.expiresIn }
          TimeStep: { action: { constant: time }, end: { type: tokens.session.expiresAt, as: unixTime } }
        endpoints:
          signIn:
            returns: { steps: list of Step, byName: map of TokenStep, all: list of tokens.session }
          me: { route: GET /me, does: account.read, needs: session, returns: { left: tokens.session.expiresIn } }
          lives: { route: GET /lives, does: call, needs: session, returns: { session: tokens.session, byName: map of Left } }
          bare: { route: POST /bare, does: token.fetch, returns: tokens.session }
        """#,
      good: #"""
        types:
          Step: { oneOf: [TokenStep, ShowStep] }
          ShowStep: { action: { constant: show }, left: seconds }
        endpoints:
          signIn:
            returns: { steps: list of Step, life: { fields: { end: { type: tokens.session.expiresAt, as: unixTime } } } }
          me: { route: GET /me, does: account.read, needs: session, returns: { left: seconds } }
        """#),
    "type-confusion": RuleExample(
      bad: #"""
        tokens:
          access: { format: jwt, lifetime: 1h, sent: bearer, claims: { token_use: { constant: id } }, stored: keychain }
        """#,
      good: #"""
        tokens:
          access: { format: jwt, lifetime: 1h, sent: bearer, claims: { token_use: { constant: access } }, stored: keychain }
        """#),
  ]
}
