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
  static let cognito = "contract/cognito.yaml"
  static let rote = "contract/rote.yaml"
  static let syncNos = "contract/syncnos.yaml"

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
      name: "a sign-in that wants a token of a session", file: longde,
      edits: [
        ("    does: provider.signIn\n", "    does: provider.signIn\n    needs: access\n")
      ],
      expected: ["breaking endpoint-tokens: locked out"]),
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
}
