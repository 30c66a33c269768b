extension HandEdit {
  /// The experiment decided these: each is a change that it showed to be judged too mildly, or too strictly.
  static let measured = [
    HandEdit(
      name: "a sign-in without its proof", file: longde,
      edits: [("      identityToken: providers.apple.identityToken\n", "")],
      expected: [
        "breaking field-removed: locked out", "risky field-removed: locked out",
        "breaking field-removed: does not compile",
      ]),
    HandEdit(
      name: "another claim of tokens whose refusal signs out", file: longde,
      edits: [("{ constant: user }", "{ constant: person }")],
      expected: ["breaking field-type: forced sign-in", "breaking field-type: does not compile"]),
    HandEdit(
      name: "an issuer of tokens whose refusal signs out", file: longde,
      edits: [("    format: jwt\n", "    format: jwt\n    issuer: https://longde.cloud\n")],
      expected: ["breaking token-origin: forced sign-in"]),
    HandEdit(
      name: "a step of a sign-in without its mark", file: cognito,
      edits: [
        (
          "{ constant: SOFTWARE_TOKEN_MFA, is: step.authenticator }\n    session",
          "{ constant: SOFTWARE_TOKEN_MFA }\n    session"
        )
      ],
      expected: ["breaking field-meaning: locked out"]),
    HandEdit(
      name: "a sign-in that is a plain call", file: rote,
      edits: [("does: password.signIn", "does: call")],
      expected: ["breaking endpoint-operation: locked out"]),
    HandEdit(
      name: "a disabled account that is told by a refusal to try again", file: syncNos,
      edits: [("means: serverFailed", "means: accountDisabled")],
      expected: ["breaking refusal-meaning: locked out"]),
    HandEdit(
      name: "a case that no refusal tells any more", file: readmigo,
      edits: [("refuses: [wrongCode, oddSignIn]", "refuses: [oddSignIn]")],
      expected: [
        "risky endpoint-refusals: silent wrong answer", "risky endpoint-refusals: does not compile",
      ]),
    HandEdit(
      name: "a life that may end before that of the tokens that it renews", file: syncNos,
      edits: [("refresh: { format: opaque,", "refresh: { format: opaque, lifetime: 15m,")],
      expected: ["breaking token-lifetime: forced sign-in"]),
    HandEdit(
      name: "a rotation of a token that no app renews by", file: rote,
      edits: [("  refresh:\n", "  refresh:\n    rotates: true\n")],
      expected: ["fine token-rotation"]),
    HandEdit(
      name: "an optional part of a proof that travels elsewhere", file: syncNos,
      edits: [
        (
          "nonce: optional providers.apple.rawNonce ",
          "nonce: { type: optional providers.apple.rawNonce, in: header } "
        )
      ],
      expected: ["breaking field-place: locked out", "risky field-place: locked out"]),
    HandEdit(
      name: "the token that renews, elsewhere in an answer", file: cognito,
      edits: [
        (
          "refreshToken: optional tokens.refresh ",
          "refreshToken: { type: optional tokens.refresh, wire: renewalToken } "
        )
      ],
      expected: ["breaking field-place: forced sign-in"]),
    HandEdit(
      name: "an answer without the mark of its step", file: cognito,
      edits: [
        ("    challengeName: { constant: SMS_MFA, is: step.message }\n    session", "    session")
      ],
      expected: [
        "breaking field-removed: locked out", "breaking field-removed: does not compile",
      ]),
    HandEdit(
      name: "a registration after which no code is typed in", file: cognito,
      edits: [("{ confirmSignUp: registered, resendCode: enterCode,", "{ resendCode: enterCode,")],
      expected: ["breaking written-machine: locked out"]),
    HandEdit(
      name: "a sign-in that says no more whose it is", file: rote,
      edits: [
        ("sends: { username: username, password: password }", "sends: { password: password }")
      ],
      expected: [
        "breaking field-removed: locked out", "risky field-removed: locked out",
        "breaking field-removed: does not compile",
      ]),
    HandEdit(
      name: "a form of a page by another method", file: rote,
      edits: [("route: POST /v2/api/auth/login", "route: PUT /v2/api/auth/login")],
      expected: ["breaking endpoint-route: locked out"]),
    HandEdit(
      name: "the constant by which a server knows a call of its route", file: cognito,
      edits: [
        (
          "      target: { constant: AWSCognitoIdentityProviderService.ConfirmSignUp, in: header, wire: X-Amz-Target }\n",
          ""
        )
      ],
      expected: [
        "breaking call-told-apart: locked out", "risky field-removed: silent wrong answer",
        "risky field-removed: locked out", "breaking field-removed: does not compile",
      ]),
    HandEdit(
      name:
        "a call that needs another token, without which it is refused with the end of the session",
      file: cognito,
      edits: [("    does: account.update\n", "    does: account.update\n    needs: id\n")],
      expected: ["breaking endpoint-tokens: forced sign-in"]),
    HandEdit(
      name: "the mark of a step under another name", file: cognito,
      edits: [
        (
          "    challengeName: { constant: SOFTWARE_TOKEN_MFA, is: step.authenticator }\n    session: tokens.challenge\n  New",
          "    step: { constant: SOFTWARE_TOKEN_MFA, is: step.authenticator }\n    session: tokens.challenge\n  New"
        )
      ],
      expected: [
        "breaking field-removed: crash", "breaking field-removed: does not compile",
        "risky field-added: crash",
      ]),
    HandEdit(
      name: "a field with another name in code, at a server that spells names as it is spelt",
      file: cognito,
      edits: [
        (
          "{ code: providers.apple.authorizationCode, state: string }",
          "{ appleCode: { type: providers.apple.authorizationCode, wire: code }, state: string }"
        )
      ],
      expected: ["breaking field-renamed: does not compile", "fine field-place"]),
    HandEdit(
      name: "a page that is opened by another method", file: cognito,
      edits: [("route: GET /logout", "route: POST /logout")],
      expected: ["breaking endpoint-route: locked out", "fine field-place"]),
    HandEdit(
      name: "a refusal that led people to their confirmation", file: cognito,
      edits: [("refuses: [userUnknown, notConfirmed,", "refuses: [userUnknown,")],
      expected: [
        "breaking endpoint-refusals: locked out", "risky endpoint-refusals: does not compile",
      ]),
    HandEdit(
      name: "a refusal that led people to their confirmation, with another meaning", file: cognito,
      edits: [("means: accountUnconfirmed", "means: notAllowed")],
      expected: ["breaking refusal-meaning: locked out"]),
    HandEdit(
      name: "the first pause between codes", file: readmigo,
      edits: [("{ length: 6, sentBy: sms }", "{ length: 6, sentBy: sms, resendAfter: 60s }")],
      expected: ["breaking code-rule: locked out"]),
    HandEdit(
      name: "one device alone", file: readmigo,
      edits: [("devices: { newDevice", "devices: { limit: 1, newDevice")],
      expected: ["breaking device-rule: forced sign-in"]),
    HandEdit(
      name: "a redirect of a provider by a method that browsers do not make", file: rote,
      edits: [
        ("route: GET /v2/api/auth/oauth/github/c", "route: PATCH /v2/api/auth/oauth/github/c")
      ],
      expected: ["breaking endpoint-route: locked out", "fine field-place"]),
    HandEdit(
      name: "the device to which the token that renews is bound", file: readmigo,
      edits: [
        (
          """
              sends:
                deviceFingerprint:
                  type: configuration.deviceFingerprint
                  is: device.id
                  in: header
                  wire: X-Device-Fingerprint

          """, "    sends: { }\n"
        )
      ],
      expected: [
        "breaking field-removed: forced sign-in", "risky field-removed: locked out",
        "breaking field-removed: does not compile",
      ]),
    HandEdit(
      name: "the person whose signature is checked", file: cognito,
      edits: [
        (
          """
                    userId: { type: providers.cognito.userId, wire: USERNAME }
                    secretBlock:
          """,
          "          secretBlock:"
        )
      ],
      expected: [
        "breaking field-removed: locked out", "risky field-removed: locked out",
        "breaking field-removed: does not compile",
      ]),
    HandEdit(
      name: "a challenge that outlives its sign-in", file: readmigo,
      edits: [("stored: memory", "stored: keychain")],
      expected: ["risky token-kept: locked out", "risky token-kept"]),
    HandEdit(
      name: "a list of devices that is another call", file: readmigo,
      edits: [("does: session.list", "does: call")],
      expected: ["breaking endpoint-operation: locked out"]),
    HandEdit(
      name: "a number of devices", file: readmigo,
      edits: [("devices: { newDevice", "devices: { limit: 4, newDevice")],
      expected: ["risky device-rule: forced sign-in"]),
    HandEdit(
      name: "a rule of devices with one device alone", file: longde,
      edits: [("\nscenarios:", "\npolicies: { devices: { limit: 1 } }\n\nscenarios:")],
      expected: ["breaking device-rule: forced sign-in"]),
    HandEdit(
      name: "a rotation without a grace", file: syncNos,
      edits: [("refresh: { format: opaque,", "refresh: { format: opaque, rotates: true,")],
      expected: ["risky token-rotation: forced sign-in"]),
  ]
}
