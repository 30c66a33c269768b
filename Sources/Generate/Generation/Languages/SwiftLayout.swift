/// How Swift code of ours breaks into lines, which is how swift-format wants it.
enum SwiftLayout {
  /// A collection: nothing and one item on one line, several on a line each.
  ///
  /// - Parameter depth: the spaces before the line on which the collection begins.
  static func list(_ items: [String], depth: Int) -> String {
    guard items.count > 1 else { return "[" + items.joined() + "]" }
    let indent = String(repeating: " ", count: depth)
    return "[\n" + items.map { "\(indent)  \($0),\n" }.joined() + indent + "]"
  }
}
