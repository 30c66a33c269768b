import Diagnostics
import YAMLSource

/// A description of an API in OpenAPI 3.0 or 3.1, whose local references can be followed.
package struct OpenAPIDocument: Sendable {
  package let source: SourceFile
  package let root: Node
  /// Marks of YAML that a plain reader does not take, and that are left out.
  package let problems: [Diagnostic]
  /// The parts of `components`, each by its name.
  private let components: [String: [String: Node]]

  init(source: SourceFile, root: Node, problems: [Diagnostic]) {
    self.source = source
    self.root = root
    self.problems = problems
    components = Dictionary(
      (root["components"]?.members ?? []).map { section in
        let parts = section.value.members.map { ($0.key.text, $0.value) }
        return (section.key.text, Dictionary(parts, uniquingKeysWith: { first, _ in first }))
      }, uniquingKeysWith: { first, _ in first })
  }

  package enum Reference: Sendable {
    /// No reference, or the end of one with the pointer that leads there.
    case found(Node, pointer: String?)
    /// A reference that leads to itself, to another file or to nothing.
    case broken(String)
  }

  /// Follows `$ref` to its end.
  package func resolve(_ node: Node) -> Reference {
    var node = node
    var seen: Set<String> = []
    var last: String?
    while let pointer = node["$ref"]?.text {
      //! reference-cycle
      guard seen.insert(pointer).inserted else { return .broken("`\(pointer)` leads to itself") }
      guard pointer.hasPrefix("#/") else {
        return .broken("`\(pointer)` leads to another file: bundle the description into one first")
      }
      guard let found = find(pointer) else { return .broken("`\(pointer)` leads to nothing") }
      (node, last) = (found, pointer)
    }
    return .found(node, pointer: last)
  }

  private func find(_ pointer: String) -> Node? {
    let steps: [String] = pointer.dropFirst(2)
      .split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
    if steps.count >= 3, steps[0] == "components" {
      let start = components[steps[1]]?[steps[2]]
      return steps.dropFirst(3).reduce(start) { $0?.child($1) }
    }
    return steps.reduce(root) { $0?.child($1) }
  }
}

extension Node {
  fileprivate func child(_ step: String) -> Node? {
    if isMap { return self[step] }
    return Int(step).flatMap { items.indices.contains($0) ? items[$0] : nil }
  }
}
