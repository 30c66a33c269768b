import CaseFolders
import Review

/// The directions in which rules find something, and those of which their sources speak.
struct RuleDirections {
  private var seen: [String: [ReviewFinding.Direction: Int]] = [:]

  /// The answer of a type where there was none: no contract of the corpus makes it.
  static let unshown = ["endpoint-answer, new client, old server"]

  mutating func add(_ finding: ReviewFinding) {
    seen[finding.rule, default: [:]][finding.direction, default: 0] += 1
  }

  func count(_ direction: ReviewFinding.Direction, of rule: String) -> Int {
    seen[rule]?[direction] ?? 0
  }

  /// Each rule with a direction of which its source speaks, and in which no case shows it.
  func unseen() throws -> [String] {
    try Checkout.files(in: "Sources/Checks/Review/Rules", ending: ".swift").flatMap {
      path -> [String] in
      let source = try Checkout.text(path)
      guard let rule = Self.rule(in: source) else { return [] }
      return Self.directions(in: source).filter { count($0, of: rule) == 0 }
        .map { "\(rule), \($0.rawValue)" }
    }
  }

  private static func rule(in source: String) -> String? {
    guard let start = source.firstRange(of: "let id = \"")?.upperBound else { return nil }
    return String(source[start...].prefix { $0 != "\"" })
  }

  /// A passage of a field goes both ways.
  private static func directions(in source: String) -> [ReviewFinding.Direction] {
    let words: [(ReviewFinding.Direction, [String])] = [
      (.oldClient, [".oldClient", ".passages("]), (.newClient, [".newClient", ".passages("]),
      (.regeneration, [".regeneration"]),
    ]
    return words.filter { $0.1.contains(where: source.contains) }.map(\.0)
  }
}
