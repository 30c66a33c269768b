import Patterns

/// A regular expression of a description as a contract has it: for the whole text, in the forms that all languages share.
enum ImportPattern {
  static func text(_ pattern: String) -> String? {
    guard pattern.hasPrefix("^"), pattern.hasSuffix("$"), !pattern.hasSuffix("\\$") else {
      return nil
    }
    let inner = String(pattern.dropFirst().dropLast())
    return (try? TextPattern(inner)) == nil || inner.isEmpty ? nil : inner
  }
}
