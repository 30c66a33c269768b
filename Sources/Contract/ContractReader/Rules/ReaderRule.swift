package import Diagnostics
import YAMLSource

/// The facts that `authgen explain` tells about a rule of the reader: why it is there, and how it looks.
package struct ReaderRule: Sendable {
  /// As it stands in the brackets of a finding.
  package let id: String
  /// Says in a few words what holds where the rule is kept.
  package let title: String
  package let severity: Severity
  /// Why it is there, in a sentence or three.
  package let reason: String
  /// A part of a contract that breaks the rule, and the same part mended; nil where none can be shown.
  package let example: Example?

  package struct Example: Sendable {
    package let bad: String
    package let good: String
  }

  /// One that no part of a contract shows.
  init(_ id: String, _ title: String, because reason: String) {
    self.id = id
    self.title = title
    severity = .error
    self.reason = reason
    example = nil
  }

  init(
    _ id: String, _ title: String, _ severity: Severity = .error, because reason: String,
    bad: String, good: String
  ) {
    (self.id, self.title, self.severity, self.reason) = (id, title, severity, reason)
    example = Example(bad: bad, good: good)
  }

  init(_ rule: YAMLRule, _ title: String, bad: String, good: String) {
    self.init(rule.rawValue, title, because: Self.sentence(rule.why), bad: bad, good: good)
  }

  /// One whose mistake cannot be shown on a page.
  init(_ rule: YAMLRule, _ title: String, because reason: String) {
    (id, self.title, severity) = (rule.rawValue, title, .error)
    self.reason = "\(Self.sentence(rule.why)) \(reason)"
    example = nil
  }

  private static func sentence(_ why: String) -> String {
    why.prefix(1).uppercased() + why.dropFirst() + "."
  }
}

/// Every rule of the reader, and of the form of its files.
package let rules: [ReaderRule] =
  ReaderRule.ofKeys + ReaderRule.ofMeanings + ReaderRule.ofValues + ReaderRule.ofNames
  + ReaderRule.ofFields
  + ReaderRule.ofTypes + ReaderRule.ofEndpoints + ReaderRule.ofRefusals + ReaderRule.ofMachines
  + ReaderRule.ofPolicies + ReaderRule.ofReservedNames + ReaderRule.ofIncludes + ReaderRule.ofYAML
  + ReaderRule.ofYAMLText
