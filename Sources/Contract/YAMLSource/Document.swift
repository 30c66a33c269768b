package import Diagnostics

/// The result of reading a file.
package struct Document: Sendable {
  package let source: SourceFile
  /// Nil where the file could not be read to its end, or holds nothing; `problems` then says why.
  package let root: Node?
  /// Everything that is wrong with the form of the file, in its order.
  package let problems: [Diagnostic]

  package init(source: SourceFile, root: Node?, problems: [Diagnostic]) {
    self.source = source
    self.root = root
    self.problems = problems
  }
}
