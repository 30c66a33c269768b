import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Lint
import Testing
import YAMLSource

/// Other ways to break a rule than its case shows, and contracts that come near and are fine.
@Suite struct RuleVariantTests {
  struct Variant: Sendable, CustomStringConvertible {
    let rule: String
    /// A part of the good contract of the rule's case, and what stands there instead.
    let old: String
    let new: String
    let findings: Int

    init(_ rule: String, _ old: String, _ new: String, finds findings: Int) {
      (self.rule, self.old, self.new, self.findings) = (rule, old, new, findings)
    }

    var description: String { "\(rule): \(new)" }
  }

  private static let end = "sends: { refreshToken: tokens.refresh } }"
  private static let signOut = "signOut: { route: POST /auth/logout, does: session.end, "

  private static let sentName = "name: { type: string, is: account.name, max: 32 }"

  static let variants = [
    Variant("looser-sent", sentName, "name: { type: string, max: 33 }", finds: 1),
    Variant("looser-sent", sentName, "name: { type: string, max: 31, is: device.name }", finds: 0),
    Variant("looser-sent", sentName, "name: { type: string, max: 33, is: device.name }", finds: 0),
    Variant("looser-sent", sentName, "name: { enum: [a, b] }", finds: 0),
    Variant("looser-sent", sentName, "fullName: { type: string, wire: NAME }", finds: 1),
    Variant("looser-sent", sentName, "name: { type: string, in: query }", finds: 1),
    Variant("looser-sent", sentName, "name: list of string", finds: 0),
    Variant("looser-sent", sentName, "name: { type: string, secret: true }", finds: 0),
    Variant("looser-sent", "id: { type: uuid, is: account.id }", "name2: email", finds: 0),
    Variant("looser-sent", "max: 32 } }\n", "min: 1, max: 32 } }\n", finds: 1),
    Variant(
      "looser-sent", "max: 32 } }\n", "max: 32, pattern: \"[a-z]+\", example: ann } }\n", finds: 1),
    Variant(
      "looser-sent", "type: optional string, is: account.name, max: 32", "type: optional email",
      finds: 1),
    Variant(
      "looser-sent", "type: optional string, is: account.name, max: 32", "enum: [a, b]", finds: 1),
    Variant("looser-sent", "does: account.update", "does: password.signIn", finds: 0),
    Variant("grace-too-long", "grace: 30s", "grace: 2h", finds: 0),
    Variant("grace-too-long", "grace: 30s", "grace: 25h", finds: 1),
    Variant("grace-too-long", "lifetime: 7d", "lifetime: 30s", finds: 1),
    Variant("grace-too-long", "lifetime: 7d", "lifetime: 7d, idle: 20s", finds: 1),
    Variant("tls-only", "\"http://localhost\"", "\"http://localhost.example\"", finds: 1),
    Variant(
      "missing-translation", "version: \"1\"", "version: \"1\"\ndoc: A shop.", finds: 0),
    Variant(
      "missing-translation", "version: \"1\"", "version: \"1\"\ndoc: { fr: Un magasin. }", finds: 1),
    Variant(
      "missing-translation", "version: \"1\"",
      "version: \"1\"\ndoc: { en: A shop., fr: Un magasin. }", finds: 0),
    Variant(
      "missing-translation", "languages: [en, fr]", "languages: [fr, en]\ndoc: { fr: Un magasin. }",
      finds: 1),
    Variant(
      "missing-translation", "languages: [en, fr]", "languages: [en, fr, zh-Hans]\ndoc: A shop.",
      finds: 2),
    Variant("token-in-url", "sent: bearer", "sent: { in: header, wire: X-Token }", finds: 0),
    Variant("token-in-url", end, "sends: { p: { type: password, in: query } } }", finds: 1),
    Variant(
      "token-in-url", end, "sends: { flow: { type: string, in: query, secret: true } } }", finds: 1),
    Variant(
      "token-in-url", end, "sends: { flow: { type: string, in: query, secret: false } } }", finds: 0
    ),
    Variant("told-apart-by-text", "code: E1", "code: Session has ended.", finds: 1),
    Variant("told-apart-by-text", "code: E1", "code: Invalid", finds: 0),
    Variant(
      "told-apart-by-text", "match: { code: E1 }",
      "match: { message: EXPIRED }, fields: { message: string }",
      finds: 0),
    Variant(
      "told-apart-by-text", "match: { code: E1 }",
      "match: { message: Expired }, fields: { message: string }",
      finds: 1),
    Variant(
      "throttle-declared",
      "policies:\n  lockout: { counts: accountAndAddress, steps: [{ failures: 5, lasts: 5m }] }",
      "", finds: 1),
    Variant(
      "throttle-declared",
      "message: { en: Wrong } }\npolicies:\n  lockout: { counts: accountAndAddress, steps: [{ failures: 5, lasts: 5m }] }",
      "means: tooManyRequests, message: { en: Wrong } }", finds: 0),
    Variant("pkce-required", "pkce: S256", "pkce: none", finds: 1),
    Variant("pkce-required", ", pkce: S256", "", finds: 0),
    Variant("state-required", "clientId: shop", "clientId: shop, nonce: raw", finds: 0),
    Variant("open-redirect", "{ enum: [/home, /basket] }", "uuid", finds: 0),
    Variant(
      "embedded-secret", "types:", "configuration: { weChatAppSecret: string }\ntypes:", finds: 1),
    Variant("redirect-status", "status: 303", "status: 308", finds: 1),
    Variant("access-lifetime-long", "lifetime: 1h", "lifetime: unlimited", finds: 1),
    Variant("lifetime-undeclared", "lifetime: 7d, ", "", finds: 1),
    Variant("lifetime-undeclared", "lifetime: 7d, ", "idle: 7d, ", finds: 0),
    Variant("lifetime-undeclared", "lifetime: 7d, ", "ends: 7d, ", finds: 0),
    Variant(
      "rotation-or-binding", "rotates: true, grace: 30s, reuse: revokeFamily", "bound: device",
      finds: 0),
    Variant("refresh-shorter-than-access", "lifetime: 7d", "lifetime: 7d, ends: 1h", finds: 1),
    Variant("refresh-shorter-than-access", "lifetime: 7d", "lifetime: 7d, idle: 50m", finds: 1),
    Variant("margin-too-wide", "before: 5m", "before: 29m", finds: 0),
    Variant("audience", "audience: com.example.shop", "clientId: com.example.shop", finds: 0),
    Variant(
      "storage", "name: optional string", "pin: { type: password, stored: keychain }", finds: 1),
    Variant(
      "sign-out-revokes", signOut + end, "other: { route: GET /other, does: call }", finds: 1),
    Variant("sign-out-revokes", "session.end, " + end, "session.end, needs: access }", finds: 0),
    Variant("sign-out-ends-own", "session.endOthers", "session.end", finds: 1),
    Variant(
      "sign-out-ends-own", "{ scope: { constant: own } }",
      "{ of: { fields: { scope: { enum: [own, others] } } } }", finds: 1),
    Variant("sign-out-ends-own", "constant: own", "constant: otherwise", finds: 0),
    Variant("caller-known", "account.read, needs: access", "account.delete", finds: 1),
    Variant(
      "caller-known", "account.read, needs: access",
      "account.delete, sends: { password: password }", finds: 0),
    Variant(
      "caller-known", "account.read, needs: access", "account.read, by: browser", finds: 0),
    Variant("caller-known", "account.read, needs: access", "keys.publish", finds: 0),
    Variant("sessions-visible", "session.endOne", "call", finds: 1),
    Variant("min-length", "minLength: 12", "blocklist: true", finds: 1),
    Variant("min-length", "minLength: 12", "minLength: 8", finds: 0),
    Variant("code-policy", "length: 6", "length: 4, alphabet: lettersAndDigits", finds: 0),
    Variant("code-policy", "length: 6", "length: 4, alphabet: letters", finds: 1),
    Variant("code-policy", "lifetime: 10m, tries: 5", "tries: 5", finds: 1),
    Variant(
      "code-policy", "length: 6, lifetime: 10m, tries: 5", "length: 32, lifetime: 1d", finds: 0),
    Variant(
      "enumeration", "wrong: { status: 400, match: { code: E2 }",
      "wrong: { status: 400, match: { code: UserNotFound }", finds: 1),
    Variant(
      "cognito-delete-scope", ", scopes: [openid, email, aws.cognito.signin.user.admin]", "",
      finds: 0),
    Variant("nonce", "nonce: providers", "nonce: optional providers", finds: 1),
    Variant("retry-after", "recover: wait, until: retryAfter", "recover: retry", finds: 0),
    Variant(
      "status-fits-meaning", "503, match: { code: E5 }, recover: tell",
      "401, match: { code: E5 }, recover: signIn", finds: 0),
    Variant(
      "secret-logged", "apiKey: { type: string, secret: true }", "nextPageToken: string", finds: 0),
    Variant("secret-logged", "secret: true", "secret: false", finds: 0),
    Variant("reauth-for-sensitive", "password.change", "account.delete", finds: 0),
    Variant("unreachable", "signIn: greeting", "signIn: done", finds: 1),
    Variant("session-agrees", "app.launches: locked", "signOut: signedOut", finds: 0),
    Variant("session-agrees", "session:\n", "session:\n  start: locked\n", finds: 1),
    Variant("scenario-happens", "do: me, expect: { fails: true }", "do: renew", finds: 1),
    Variant("scenario-happens", "{ app: launchesLocked }, ", "", finds: 1),
    Variant("scenario-happens", "app: launchesLocked", "app: launches", finds: 1),
    Variant("scenario-happens", "wait: 1h, expect", "wait: 59m, expect", finds: 1),
    Variant(
      "scenario-happens", "{ wait: 1h }, { do: me, expect: { renewals: 1 } }",
      "{ wait: 8d, expect: { state: signedOut } }", finds: 0),
    Variant("scenario-happens", "{ do: renew, with", "{ do: me, with", finds: 1),
    Variant("scenario-happens", "rotates: true, grace: 30s, reuse: revokeFamily, ", "", finds: 1),
    Variant("scenario-happens", "{ do: signIn, from: otherDevice }, ", "", finds: 1),
    Variant("scenario-happens", "refusal: wrong", "refusal: expired", finds: 1),
    Variant("scenario-happens", "refusal: wrong", "refusal: wrong, state: signedIn", finds: 1),
    Variant("jwt-algorithms", "algorithms: [ES256, RS256], ", "", finds: 1),
    Variant("jwt-algorithms", "[ES256, RS256]", "[HS256]", finds: 0),
    Variant("ambiguous-dispatch", "wire: X-Target }, name", "wire: X-Other }, name", finds: 0),
  ]

  @Test(arguments: variants)
  func variantIsJudged(_ variant: Variant) throws {
    let example = try #require(CaseFolder.all(in: "lint").first { $0.name == variant.rule })
    let good = try #require(example.text("valid.yaml"))
    #expect(good.contains(variant.old))
    let text = good.replacing(variant.old, with: variant.new, maxReplacements: 1)
    #expect(try count(variant.rule, in: text) == variant.findings)
  }

  @Test func nonceOrVerifierBindsResponse() throws {
    let example = try #require(CaseFolder.all(in: "lint").first { $0.name == "state-required" })
    let bad = try #require(example.text("invalid.yaml"))
    for binding in ["nonce: raw", "pkce: S256"] {
      let text = bad.replacing("clientId: shop", with: "clientId: shop, \(binding)")
      #expect(try count("state-required", in: text) == 0)
    }
    let unbound = bad.replacing("clientId: shop", with: "clientId: shop, nonce: none, pkce: none")
    #expect(try count("state-required", in: unbound) == 1)
  }

  /// The rule skips calls from a page to its own server.
  @Test func pagePasswordNeedsNoThrottle() throws {
    let example = try #require(CaseFolder.all(in: "lint").first { $0.name == "redirect-status" })
    let text = try #require(example.text("valid.yaml"))
    #expect(text.contains("by: page"))
    #expect(try count("throttle-declared", in: text) == 0)
    #expect(try count("throttle-declared", in: text.replacing("by: page, ", with: "")) == 1)
  }

  private func count(_ rule: String, in text: String) throws -> Int {
    let profile = try #require(Lint.rules.first { $0.id == rule }?.profiles.first)
    let contract = try ContractReader.read(YAMLSource.parse(SourceFile(path: "a.yaml", text: text)))
    return Lint.check(contract, profile: profile).diagnostics.filter { $0.rule == rule }.count
  }
}
