package import Diagnostics

/// The facts that `authgen explain` tells about a rule.
package struct RuleFacts: Sendable {
  package let id: String
  package let group: RuleGroup
  package let title: String
  package let severity: Severity
  /// In the order of `Profile.allCases`.
  package let profiles: [Profile]
  package let why: String
  /// The long read.
  package let reason: String
  /// Nil for the rules about waivers, whose examples are their tests.
  package let example: RuleExample?
}

/// The subject that a rule looks after: the folder in which it stands.
package enum RuleGroup: String, CaseIterable, Sendable {
  case transport = "Transport"
  case oauth = "OAuth"
  case tokens = "Tokens"
  case session = "Session"
  case password = "Password"
  case abuse = "Abuse"
  case identity = "Identity"
  case refusals = "Refusals"
  case hygiene = "Hygiene"
  case shape = "Shape"
  /// The rules about what a contract sets aside.
  case waivers = "Waivers"
}

/// Every rule there is, in the order of the docs.
package let rules: [RuleFacts] =
  Catalogue.groups.flatMap { group, rules in
    rules.map { rule in
      RuleFacts(
        id: rule.id, group: group, title: rule.title, severity: rule.severity,
        profiles: Profile.allCases.filter(rule.profiles.contains), why: rule.why,
        reason: rule.reason, example: .recorded(rule.id, in: group))
    }
  } + Waivers.facts
