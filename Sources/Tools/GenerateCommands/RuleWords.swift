import Lint

/// All that is to be said about a rule of lint.
struct RuleWords {
  private let facts: RuleFacts

  init(_ facts: RuleFacts) { self.facts = facts }

  var text: String {
    let profiles = facts.profiles.map(\.rawValue).joined(separator: ", ")
    var parts = [
      "\(facts.id): \(facts.title)\n  \(facts.severity.rawValue), in the profiles \(profiles)",
      RuleWords.wrapped(facts.reason),
    ]
    if let example = facts.example {
      parts.append("Broken by\n\n\(RuleWords.indented(example.bad))")
      parts.append("Kept by\n\n\(RuleWords.indented(example.good))")
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
