/// A check that is known and not built, and why.
package struct RuleNotYet: Sendable {
  package let id: String
  package let why: String
}

/// The checks that the catalogue has beside the rules.
package let rulesNotYet = [
  RuleNotYet(
    id: "pkce-downgrade",
    why: "Whether a server tolerates a missing verifier is no word of the language."),
  RuleNotYet(
    id: "code-lifetime", why: "The lifetime of an authorization code is no word of the language."),
  RuleNotYet(
    id: "code-single-use", why: "How often an authorization code works is no word of the language."),
  RuleNotYet(
    id: "subject-key", why: "By what a server knows its accounts is no word of the language."),
  RuleNotYet(
    id: "names", why: "The reader takes only names from which code can be made; styles are taste."),
  RuleNotYet(
    id: "duplicate-route",
    why: "The reader refuses two endpoints with one route and equal constants."),
]
