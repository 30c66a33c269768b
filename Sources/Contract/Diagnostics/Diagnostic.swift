/// How much a diagnostic matters: an error stops the work, a warning and a note do not.
package enum Severity: String, Sendable, CaseIterable {
  case error
  case warning
  case note
}

/// A second place that a diagnostic needs, with a word on why.
package struct RelatedPlace: Hashable, Sendable {
  package let span: Span
  package let label: String

  package init(_ span: Span, _ label: String) {
    self.span = span
    self.label = label
  }
}

/// All that is ever said to a user: what, where, why, and what to do.
package struct Diagnostic: Hashable, Sendable {
  /// The name of the rule in lower case with hyphens; `authgen explain` knows it.
  package let rule: String
  package var severity: Severity
  /// The matter, in one sentence without a full stop.
  package let message: String
  /// The place; nil if the matter has none in a text.
  package let span: Span?
  package let related: [RelatedPlace]
  /// Why it matters; empty where the message says it all.
  package let why: String
  /// The way out.
  package let help: String
  /// The change that would mend it, where one can be written without asking.
  package let fix: KeyInsertion?

  package init(
    _ rule: String, _ severity: Severity, _ message: String, at span: Span?,
    related: [RelatedPlace] = [], why: String = "", help: String = "", fix: KeyInsertion? = nil
  ) {
    self.fix = fix
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.related = related
    self.why = why
    self.help = help
  }
}

extension Diagnostic {
  /// An error, which most diagnostics are.
  package init(
    _ rule: String, _ message: String, at span: Span?, related: [RelatedPlace] = [],
    why: String = "", help: String = ""
  ) {
    self.init(rule, .error, message, at: span, related: related, why: why, help: help)
  }

  /// The order of a report: by file, then place, then rule, then words. The same on every machine.
  package static func reportOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let (one, two) = (left.sortKey, right.sortKey)
    if one.path != two.path { return one.path < two.path }
    if one.offset != two.offset { return one.offset < two.offset }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }

  private var sortKey: (path: String, offset: Int) {
    (span?.source.path ?? "", span?.startOffset ?? -1)
  }
}

/// Why a stage could not give its value. It holds at least one error.
package struct Problems: Error, Sendable {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics.sorted(by: Diagnostic.reportOrder)
  }
}
