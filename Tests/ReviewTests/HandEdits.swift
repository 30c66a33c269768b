import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Review
import Testing
import YAMLSource

/// Changes that no other value of one entry makes: renames, moves and announcements.
struct HandEdit: CustomTestStringConvertible, Sendable {
  let name: String
  let file: String
  let edits: [(old: String, new: String)]
  /// The first words of each finding that must be there: verdict, rule, and effect.
  let expected: [String]

  var testDescription: String { name }

  func findings() throws -> [ReviewFinding] {
    let old = try Checkout.text(file)
    var new = old
    for (before, after) in edits {
      #expect(new.contains(before), "\(before)")
      new = new.replacing(before, with: after)
    }
    return ContractReview(from: try Self.contract(old), to: try Self.contract(new)).findings
  }

  static func contract(_ text: String) throws -> Contract {
    do {
      return try ContractReader.read(
        YAMLSource.parse(SourceFile(path: "longde.yaml", text: text)))
    } catch {
      Issue.record("\(TextReport(colour: false).render(error.diagnostics))")
      throw error
    }
  }

  static let longde = "contract/longde.yaml"
  static let readmigo = "contract/readmigo.yaml"
  private static let cognito = "contract/cognito.yaml"
  private static let rote = "contract/rote.yaml"
  private static let syncNos = "contract/syncnos.yaml"

  static let all = edits + measured

  private static let edits = [
    HandEdit(
      name: "an access lifetime at the margin of shipped apps", file: longde,
      edits: [
        ("providers:\n", "renewal: { before: 10m }\nproviders:\n"),
        ("lifetime: 1h", "lifetime: 10m"),
      ],
      expected: ["fine token-lifetime", "fine renewal-rule"]),
    HandEdit(
      name: "a call about the person without a token", file: longde,
      edits: [("    needs: access\n    returns: User", "    returns: User")],
      expected: ["breaking endpoint-tokens: forced sign-in"]),
    HandEdit(
      name: "a value that a server may have to make up", file: longde,
      edits: [("    email: optional email\n", "    email: email\n")],
      expected: [
        "risky field-optional: silent wrong answer", "breaking field-optional: does not compile",
      ]),
    HandEdit(
      name: "another mark of a refusal that a renewal meets too", file: longde,
      edits: [("message: 账号不存在或已注销", "message: 账号已不存在")],
      expected: ["risky refusal-looks: silent wrong answer"]),
    HandEdit(
      name: "a field with another name in code", file: longde,
      edits: [
        (
          "    fullName: { type: optional string, is: account.name }",
          "    wholeName: { type: optional string, is: account.name, wire: fullName }"
        )
      ],
      expected: ["breaking field-renamed: does not compile"]),
    HandEdit(
      name: "a type with another name", file: longde,
      edits: [
        ("  User:\n", "  Person:\n"), ("user: User", "user: Person"),
        ("returns: User", "returns: Person"), ("at: types.User,", "at: types.Person,"),
      ],
      expected: ["breaking type-defined: does not compile"]),
    HandEdit(
      name: "a call with another name", file: longde,
      edits: [("  me:\n", "  whoAmI:\n"), ("do: me,", "do: whoAmI,")],
      expected: ["breaking endpoint-defined: does not compile", "fine words-for-people"]),
    HandEdit(
      name: "a token with another name", file: longde,
      edits: [
        ("  access:\n", "  pass:\n"), ("tokens.access", "tokens.pass"),
        ("needs: access", "needs: pass"),
      ],
      expected: [
        "breaking token-defined: does not compile", "breaking token-defined: forced sign-in",
      ]),
    HandEdit(
      name: "a token with another name that it says", file: longde,
      edits: [
        ("  access:\n", "  pass:\n    was: [access]\n"), ("tokens.access", "tokens.pass"),
        ("needs: access", "needs: pass"),
      ],
      expected: ["breaking token-defined: does not compile", "fine token-defined"]),
    HandEdit(
      name: "a refusal with another name", file: longde,
      edits: [("accountGone:", "accountMissing:"), ("accountGone]", "accountMissing]")],
      expected: ["breaking refusal-defined: does not compile"]),
    HandEdit(
      name: "a server with another name", file: longde,
      edits: [("  api:\n    url", "  main:\n    url"), ("servers.api.", "servers.main.")],
      expected: ["breaking server-defined: does not compile"]),
    HandEdit(
      name: "a call that is announced to go", file: longde,
      edits: [
        (
          "    needs: access\n",
          "    needs: access\n    deprecated: { since: \"0.2.0\", until: \"2027-06-01\" }\n"
        )
      ],
      expected: ["fine endpoint-deprecated"]),
    HandEdit(
      name: "a new value of the deployment", file: longde,
      edits: [
        (
          "\nservers:",
          "\nconfiguration:\n  appKey: { type: string, doc: The key of the app. }\n\nservers:"
        )
      ],
      expected: ["breaking configuration-defined: does not compile"]),
    HandEdit(
      name: "an answer by its fields instead of by a type", file: longde,
      edits: [
        (
          "    needs: access\n    returns: User",
          "    needs: access\n    returns: { id: { type: uuid, is: account.id }, email: optional email, fullName: { type: optional string, is: account.name }, status: { enum: [active, deleted], is: account.state } }"
        )
      ],
      expected: ["breaking endpoint-answer: does not compile"]),
    HandEdit(
      name: "a new required argument of the sign-in", file: longde,
      edits: [
        (
          "      email: optional providers.apple.email\n",
          "      email: optional providers.apple.email\n      agreed: bool\n"
        )
      ],
      expected: ["breaking field-added: locked out", "breaking field-added: does not compile"]),
    HandEdit(
      name: "an answer of sign-ins and renewals that says less", file: longde,
      edits: [("    user: User\n", "")],
      expected: [
        "breaking field-removed: crash", "breaking field-removed: forced sign-in",
        "breaking field-removed: does not compile",
      ]),
    HandEdit(
      name: "a token that ends before those that it renews", file: longde,
      edits: [("lifetime: 7d ", "lifetime: 30m")],
      expected: ["breaking token-lifetime: forced sign-in"]),
    HandEdit(
      name: "a refusal of sign-ins that looks otherwise", file: longde,
      edits: [("match: { message: Apple 登录验证失败 }", "match: { message: 失败 }")],
      expected: ["risky refusal-looks: silent wrong answer"]),
    HandEdit(
      name: "a renewal that moved", file: longde,
      edits: [("POST /api/auth/refresh", "POST /api/v2/refresh")],
      expected: ["breaking endpoint-route: locked out"]),
    HandEdit(
      name: "a new state of the account", file: longde,
      edits: [("enum: [active, deleted]", "enum: [active, deleted, disabled]")],
      expected: [
        "risky enumeration-texts: silent wrong answer", "risky enumeration-texts: does not compile",
      ]),
    HandEdit(
      name: "an answer where there was none", file: longde,
      edits: [("    status: 200\n", "    status: 200\n    returns: { done: bool }\n")],
      expected: ["risky field-added: crash", "breaking endpoint-answer: does not compile"]),
    HandEdit(
      name: "a provider with another name", file: longde,
      edits: [
        ("  apple: { kind", "  appleId: { kind"), ("provider: apple", "provider: appleId"),
        ("providers.apple.", "providers.appleId."),
      ],
      expected: [
        "breaking provider-defined: does not compile", "breaking field-type: does not compile",
      ]),
    HandEdit(
      name: "a margin that is as long as the lifetime of the old server's tokens", file: longde,
      edits: [("providers:\n", "renewal: { before: 1h }\nproviders:\n")],
      expected: ["risky renewal-rule: renewal loop"]),
    HandEdit(
      name: "a code with another name", file: readmigo,
      edits: [("registrationMail", "mailedCode")],
      expected: ["breaking code-rule: does not compile"]),
  ]
  /// The experiment decided these: each is a change that it showed to be judged too mildly, or too strictly.
  private static let measured = [
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
