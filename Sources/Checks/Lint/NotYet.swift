/// A check that is known and not built, and why.
package struct RuleNotYet: Sendable {
  package let id: String
  package let why: String
}

/// The checks that the catalogue has beside the rules.
package let rulesNotYet = [
  RuleNotYet(
    id: "pkce-downgrade",
    why: "The language has no word for a server that tolerates a missing verifier."),
  RuleNotYet(
    id: "code-lifetime", why: "The language has no word for the lifetime of an authorization code."),
  RuleNotYet(
    id: "code-single-use",
    why: "The language has no word for how often an authorization code works."),
  RuleNotYet(
    id: "subject-key",
    why: "The language has no word for the key by which a server finds its accounts."),
  RuleNotYet(
    id: "names", why: "The reader takes only names from which code can be made; styles are taste."),
  RuleNotYet(
    id: "duplicate-route",
    why: "The reader refuses two endpoints with one route and equal constants."),
]
