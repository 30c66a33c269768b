import Answers
import ContractReader
import Diagnostics
import Generation
import Lint
import Review

/// All that is to be said about a rule of lint, of the reader or of the generator.
struct RuleWords {
  let text: String

  init(_ facts: RuleFacts) {
    let profiles = facts.profiles.map(\.rawValue).joined(separator: ", ")
    text = RuleWords.text(
      "\(facts.id): \(facts.title)\n  \(facts.severity.rawValue), in the profiles \(profiles)",
      facts.reason, facts.example.map { ($0.bad, $0.good) })
  }

  init(_ rule: ReaderRule) {
    let stops = rule.severity == .error ? "; nothing is generated until it is corrected" : ""
    text = RuleWords.text(
      "\(rule.id): \(rule.title)\n  \(rule.severity.rawValue) of the reader\(stops)", rule.reason,
      rule.example.map { ($0.bad, $0.good) })
  }

  init(_ rule: GenerationRule) {
    text = RuleWords.text(
      "\(rule.id): \(rule.title)\n  reported by the generator", rule.reason, rule.example)
  }

  init(_ rule: ReviewRuleFacts) {
    text = RuleWords.text(
      "\(rule.id): \(rule.title)\n  reported by authgen diff", rule.reason, nil)
  }

  init(_ rule: AnswerRule) {
    text = RuleWords.text(
      "\(rule.rawValue): \(rule.title)\n  reported by authgen check", rule.reason, nil)
  }

  private static func text(
    _ head: String, _ reason: String, _ example: (bad: String, good: String)?
  ) -> String {
    var parts = [head, wrapped(reason)]
    if let example {
      parts.append("Broken by\n\n\(indented(example.bad))")
      parts.append("Kept by\n\n\(indented(example.good))")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }

  /// Lines of at most 100 characters; empty lines stay.
  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var lines = [""]
      for word in line.split(separator: " ") {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if last.count + word.count < 100 {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
