package import ContractModel
package import Diagnostics

/// Holds a contract against the rules of a profile; what it waives is left out.
///
/// Without a day no waiver expires: a build gives the same result whenever it runs. A rule that is
/// named in `severities` counts in every profile, with that severity.
package func check(
  _ contract: Contract, on today: CalendarDay? = nil, profile: Profile = .firstParty,
  severities: [String: Severity] = [:]
) -> LintReport {
  let rules = Catalogue.rules.filter { $0.profiles.contains(profile) || severities[$0.id] != nil }
  let judge = { (contract: Contract) in
    rules.flatMap { rule in
      rule.findings(in: contract).map {
        $0.diagnostic(of: rule, severities[rule.id] ?? rule.severity)
      }
    }
  }
  let waivers = Waivers(contract, today, judged: Set(rules.map(\.id)))
  return waivers.apply(to: judge(contract)) {
    var decided = contract
    decided.openPoints = []
    return judge(decided)
  }
}

/// The diagnostics that lint found, and those that the contract asked it to leave out.
package struct LintReport: Sendable {
  package let diagnostics: [Diagnostic]
  package let waived: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
