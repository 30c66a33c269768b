import Diagnostics
import FileOutput

/// The facts that `authgen explain` tells about a rule of the generator. Lint and the reader take what breaks one, and
/// code cannot be made of it.
package struct GenerationRule: Sendable {
  /// As it stands in the brackets of a finding.
  package let id: String
  /// Says in a few words what holds where the rule is kept.
  package let title: String
  /// Why it is there, in a sentence or three.
  package let reason: String
  /// Sections of a contract that break the rule, and the same mended; nil where none can be shown.
  package let example: (bad: String, good: String)?

  init(_ id: String, _ title: String, because reason: String) {
    (self.id, self.title, self.reason, example) = (id, title, reason, nil)
  }

  init(_ id: String, _ title: String, because reason: String, bad: String, good: String) {
    (self.id, self.title, self.reason, example) = (id, title, reason, (bad, good))
  }
}

/// Every rule of the generator, and of what it reads and writes on disk.
package let rules: [GenerationRule] =
  GenerationRule.ofNames + GenerationRule.ofCalls + GenerationRule.ofRuns
  + GenerationRule.ofComparisons + GenerationRule.ofImports
  + OutputRule.allCases.map { GenerationRule($0.rawValue, $0.title, because: $0.summary + ".") }

extension OutputRule {
  fileprivate var title: String {
    self == .unreadable ? "an input can be read" : "an output is whole"
  }
}
