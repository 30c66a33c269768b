package import ContractModel
package import Diagnostics

/// The version that follows from what a contract changes, held against the one that it declares.
package struct VersionAdvice: Sendable {
  static let rule = "version-too-low"

  private let old: [Int]
  private let declared: Text
  private let verdict: ReviewFinding.ReviewVerdict?

  /// Nil where one of the versions is not made of numbers and points.
  package init?(from old: String, to new: Contract, _ verdict: ReviewFinding.ReviewVerdict?) {
    guard let numbers = Self.numbers(old), Self.numbers(new.version.value) != nil else {
      return nil
    }
    self.old = numbers
    declared = new.version
    self.verdict = verdict
  }

  /// The lowest version that says enough. Below 1.0.0 the second number says that something breaks.
  package var lowest: String {
    let (major, minor, patch) = (old[0], old[1], old[2])
    return switch verdict {
    case .breaking: major == 0 ? "0.\(minor + 1).0" : "\(major + 1).0.0"
    case .risky: major == 0 ? "0.\(minor).\(patch + 1)" : "\(major).\(minor + 1).0"
    case .fine: "\(major).\(minor).\(patch + 1)"
    case nil: "\(major).\(minor).\(patch)"
    }
  }

  /// Nil where the declared version is high enough.
  package var objection: Diagnostic? {
    guard let declared = Self.numbers(declared.value), let lowest = Self.numbers(lowest),
      declared.lexicographicallyPrecedes(lowest)
    else { return nil }
    let from = old.map(String.init).joined(separator: ".")
    return Diagnostic(
      Self.rule, .warning,
      "`version` is \(self.declared.value), but the changes since \(from) require \(self.lowest)",
      at: self.declared.span,
      why: "apps rely on the version to see whether an update breaks something",
      help: "write `version: \(self.lowest)` or higher")
  }

  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0 != nil }) else { return nil }
    let numbers = parts.compactMap { $0 }
    return numbers + Array(repeating: 0, count: 3 - numbers.count)
  }
}
