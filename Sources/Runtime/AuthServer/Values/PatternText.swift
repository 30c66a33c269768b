/// Regular expressions of a contract, held against what a caller sends.
enum PatternText {
  private static let longest = 4_096

  /// The whole text matches. What is no regular expression matches nothing.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    guard text.utf8.count <= longest, let regex = try? Regex(pattern) else { return false }
    let exact = regex.matchingSemantics(.unicodeScalar)
    return (try? exact.wholeMatch(in: text)) != nil
  }
}
