package import ContractModel
package import Diagnostics

/// The rules that judge a definition by itself. They hold for a part of a contract too: none says that something is missing
/// elsewhere.
private let ofSinglePlaces: Set<String> = [
  "tls-only", "token-in-url", "callback-carries-tokens", "pkce-s256", "redirect-status",
  "embedded-secret",
  "scheme-reverse-dns", "access-lifetime-long", "jwt-algorithms", "storage", "min-length",
  "max-length",
  "composition", "blocklist", "broad-scope", "meaning-missing", "told-apart-by-text",
  "status-fits-meaning",
  "renew-on-403", "missing-translation", "secret-logged", "role-missing", "docs", "examples",
  "retry-after",
  "code-policy",
]

/// The findings in a part of a contract, without those that the rest could answer.
package func checkPart(
  _ contract: Contract, profile: Profile = .firstParty, severities: [String: Severity] = [:]
) -> [Diagnostic] {
  check(contract, profile: profile, severities: severities).diagnostics
    .filter { ofSinglePlaces.contains($0.rule) }
}
