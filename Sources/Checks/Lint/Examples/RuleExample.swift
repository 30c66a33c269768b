/// How a rule is broken and how it is kept: the lines in which two contracts differ, with the keys
/// above them. The files beside this one are recorded from the rules' cases, so every example was
/// read and linted.
package struct RuleExample: Sendable {
  package let bad: String
  package let good: String

  static func recorded(_ rule: String, in group: RuleGroup) -> RuleExample? {
    examples(of: group)[rule]
  }

  private static func examples(of group: RuleGroup) -> [String: RuleExample] {
    switch group {
    case .transport: transport
    case .oauth: oauth
    case .tokens: tokens
    case .session: session
    case .password: password
    case .abuse: abuse
    case .identity: identity
    case .refusals: refusals
    case .hygiene: hygiene
    case .shape: shape
    case .waivers: [:]
    }
  }
}
