import Patterns

/// A pattern of a contract, read once and held against what callers send.
struct PatternText {
  private static let longest = 4_096

  private let pattern: TextPattern?

  init(_ pattern: String) { self.pattern = try? TextPattern(pattern) }

  /// The whole text matches, as everywhere that this contract is held to. What is no pattern matches nothing.
  func matches(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longest, let pattern else { return false }
    return pattern.matches(text)
  }
}
