/// How much a file may hold: this bounds the time and memory that a hostile one can take.
package struct DocumentLimits: Sendable {
  /// Mappings and lists inside one another.
  package let levels: Int
  /// Keys, values and items.
  package let nodes: Int
  /// The report on a file of millions of mistakes must not fill the memory either.
  package let problems: Int
  /// In bytes.
  package let size: Int

  package init(
    levels: Int = 64, nodes: Int = 500_000, problems: Int = 100, size: Int = 16 * 1024 * 1024
  ) {
    self.levels = levels
    self.nodes = nodes
    self.problems = problems
    self.size = size
  }
}
