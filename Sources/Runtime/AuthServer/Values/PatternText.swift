import Patterns

/// Patterns of a contract, held against what a caller sends.
enum PatternText {
  private static let longest = 4_096

  /// The whole text matches, as everywhere that this contract is held to. What is no pattern matches nothing.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    guard text.utf8.count <= longest, let pattern = try? TextPattern(pattern) else { return false }
    return pattern.matches(text)
  }
}
