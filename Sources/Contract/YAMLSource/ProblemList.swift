import Diagnostics

/// The problems of one file, no more than a person can use: a file of millions of mistakes must not
/// fill the memory.
struct ProblemList {
  private let limit: Int
  private var diagnostics: [Diagnostic] = []
  /// Lines on which libyaml was given something else than what stands there.
  private var alteredLines: Set<Int> = []

  init(limit: Int) { self.limit = limit }

  var isFull: Bool { diagnostics.count > limit }
  var sorted: [Diagnostic] { diagnostics.sorted(by: Diagnostic.reportOrder) }

  mutating func report(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    let isOneTooMany = diagnostics.count == limit
    diagnostics.append(isOneTooMany ? .tooManyProblems(limit, at: diagnostic.span) : diagnostic)
  }

  /// A byte or character that libyaml must not see.
  mutating func reportAltered(_ diagnostic: Diagnostic) {
    report(diagnostic)
    if let line = diagnostic.span?.start.line { alteredLines.insert(line) }
  }

  /// Reports the end of the reading, unless it only follows from a character that was reported on
  /// the same line.
  mutating func reportEnd(_ diagnostic: Diagnostic) {
    if let line = diagnostic.span?.start.line, alteredLines.contains(line) { return }
    report(diagnostic)
  }
}
