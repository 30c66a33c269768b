/// The size of a text that is read: this bounds the time and memory that a hostile one can take.
package struct JSONLimits: Sendable {
  /// Objects and lists inside one another.
  package let levels: Int
  /// Values and keys.
  package let nodes: Int

  package init(levels: Int = 128, nodes: Int = 2_000_000) {
    self.levels = levels
    self.nodes = nodes
  }
}
