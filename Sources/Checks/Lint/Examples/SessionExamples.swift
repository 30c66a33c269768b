/// Recorded from the cases of each rule: `scripts/record` writes this file.
extension RuleExample {
  static let session: [String: RuleExample] = [
    "caller-known": RuleExample(
      bad: #"""
        endpoints:
          me: { route: GET /me, does: account.read, returns: User, refuses: [expired] }
        """#,
      good: #"""
        endpoints:
          me: { route: GET /me, does: account.read, needs: access, returns: User, refuses: [expired] }
        """#),
    "deletion-ends-sessions": RuleExample(
      bad: #"""
        endpoints:
          renew: { route: POST /auth/refresh, does: session.renew, sends: { refreshToken: tokens.refresh }, returns: Session }
        """#,
      good: #"""
        endpoints:
          renew: { route: POST /auth/refresh, does: session.renew, sends: { refreshToken: tokens.refresh }, returns: Session, refuses: [gone] }
        """#),
    "ends-missing": RuleExample(
      bad: #"""
        endpoints:
          leave: { route: POST /auth/leave, does: session.end, needs: access, sends: { scope: { constant: global } } }
        """#,
      good: #"""
        endpoints:
          leave: { route: POST /auth/leave, does: session.end, ends: all, needs: access, sends: { scope: { constant: global } } }
        """#),
    "password-change-ends-others": RuleExample(
      bad: #"""
        endpoints:
          signOut: { route: POST /auth/logout, does: session.end, sends: { refreshToken: tokens.refresh } }
        """#,
      good: #"""
        endpoints:
          signOutOthers: { route: DELETE /me/sessions, does: session.endOthers, needs: access, refuses: [expired] }
        """#),
    "scenario-happens": RuleExample(
      bad: #"""
        scenarios:
          before: { steps: [{ do: me }] }
          refused: { steps: [{ do: signIn, expect: { refusal: expired } }] }
          early: { steps: [{ do: signIn }, { wait: 59m, expect: { state: expired } }] }
          open: { steps: [{ do: signIn }, { app: unlocks }] }
          slip: { steps: [{ do: signIn, with: wrongPassword, expect: { refusal: wrong } }] }
          unused: { steps: [{ do: signIn }, { do: renew, with: usedToken, expect: { fails: true } }] }
          paged: { steps: [{ do: confirm }] }
          idle: { steps: [{ do: signIn }, { wait: 1h }] }
          elsewhere: { steps: [{ do: signIn }, { do: me, from: otherDevice }] }
          given: { steps: [{ do: signIn, refuses: expired, expect: { fails: true } }] }
          unheard: { steps: [{ do: signIn }, { do: me, meanwhile: [{ app: launches }], expect: { fails: true } }] }
          between: { steps: [{ do: signIn, meanwhile: [{ do: me }] }] }
        """#,
      good: #"""
        scenarios:
          before: { steps: [{ do: me, expect: { fails: true } }] }
          refused: { steps: [{ do: signIn, expect: { refusal: wrong } }] }
          early: { steps: [{ do: signIn }, { wait: 1h, expect: { state: expired } }] }
          open: { steps: [{ do: signIn }, { app: launchesLocked }, { app: unlocks, expect: { state: expired } }] }
          slip: { steps: [{ do: signIn }, { do: renew }, { do: renew, with: usedToken, expect: { fails: true } }] }
          idle: { steps: [{ do: signIn }, { wait: 1h }, { do: me, expect: { renewals: 1 } }] }
          elsewhere: { steps: [{ do: signIn }, { do: signIn, from: otherDevice }, { do: me, from: otherDevice }] }
          given: { steps: [{ do: signIn }, { do: me, refuses: expired, expect: { renewals: 1, state: signedIn } }] }
          unheard: { steps: [{ do: signIn }, { do: me, meanwhile: [{ app: launches }], expect: { state: signedIn } }] }
          between: { steps: [{ do: signIn }, { do: renew, loses: answer, meanwhile: [{ do: me, from: otherProcess }] }] }
          starts: { steps: [{ do: signIn }, { app: starts, expect: { state: locked } }] }
          signedOut: { steps: [{ do: signIn }, { account: signedOut }, { do: me, expect: { fails: true } }] }
        """#),
    "session-agrees": RuleExample(
      bad: #"""
        session:
          states:
            signedIn: { after: { renew.refused: signedIn, signOut: locked, app.launches: locked } }
            expired: { holds: [access] }
        """#,
      good: #"""
        session:
          states:
            signedIn: { after: { app.launches: locked } }
        """#),
    "session-limit-declared": RuleExample(
      bad: #"""
        errors:
          wrong: { status: 400, match: { code: E2 }, recover: correct, message: { en: Wrong } }
        """#,
      good: #"""
        policies:
          devices: { limit: 5 }
        """#),
    "sessions-visible": RuleExample(
      bad: #"""
        endpoints:
          signOut: { route: POST /auth/logout, does: session.end, sends: { refreshToken: tokens.refresh } }
        """#,
      good: #"""
        endpoints:
          devices: { route: GET /me/sessions, does: session.list, needs: access, returns: { names: list of string }, refuses: [expired] }
          signOutDevice: { route: "DELETE /me/sessions/{id}", does: session.endOne, needs: access, sends: { id: uuid }, refuses: [expired] }
        """#),
    "sign-out-ends-own": RuleExample(
      bad: #"""
        types:
          Scope: { enum: [own, others] }
        endpoints:
          signOut: { route: POST /auth/logout, does: session.end, needs: access, sends: { scope: Scope } }
        """#,
      good: #"""
        endpoints:
          signOut: { route: POST /auth/logout, does: session.end, needs: access, sends: { scope: { constant: own } } }
          signOutOthers: { route: POST /auth/logout, does: session.endOthers, needs: access, sends: { scope: { constant: others } } }
        """#),
    "sign-out-revokes": RuleExample(
      bad: #"""
        endpoints:
          signOut: { route: POST /auth/logout, does: session.end }
        """#,
      good: #"""
        endpoints:
          signOut: { route: POST /auth/logout, does: session.end, sends: { refreshToken: tokens.refresh } }
        """#),
    "token-dropped": RuleExample(
      bad: #"""
        errors:
          factorWanted: { status: 401, fields: { session: tokens.session }, means: oddSignIn, recover: continue, flow: signingIn }
        endpoints:
          answerFactor: { route: POST /factor, does: signIn.continue, sends: { code: code }, returns: SignedIn }
          join: { route: POST /join, does: call, sends: { invitation: string }, returns: SignedIn }
        """#,
      good: #"""
        tokens:
          pending: { format: opaque, lifetime: 10m, sent: { in: header, wire: X-Session }, stored: memory }
        errors:
          factorWanted: { status: 401, fields: { pending: { type: tokens.pending, wire: session } }, means: oddSignIn, recover: continue, flow: signingIn }
        endpoints:
          answerFactor: { route: POST /factor, does: signIn.continue, needs: pending, sends: { code: code }, returns: SignedIn }
          join: { route: POST /join, does: code.signIn, code: invitation, sends: { invitation: code }, returns: SignedIn }
        policies:
          codes: { invitation: { length: 12, alphabet: lettersAndDigits, lifetime: 10m, tries: 5 } }
        """#),
    "token-never-there": RuleExample(
      bad: #"""
        tokens:
          csrf: { format: opaque, lifetime: 2h, sent: { in: header, wire: X-CSRF }, stored: keychain }
        """#,
      good: #"""
        tokens:
          csrf: { format: opaque, lifetime: 2h, sent: { in: header, wire: X-CSRF }, stored: memory }
        endpoints:
          freshValue: { route: GET /csrf, does: token.fetch, returns: { csrf: { type: tokens.csrf, in: header, wire: X-CSRF } } }
        """#),
  ]
}
