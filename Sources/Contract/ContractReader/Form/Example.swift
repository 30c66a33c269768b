import ContractModel
import Diagnostics
import YAMLSource

extension Reader {
  /// An example must be a value that the field can hold.
  func example(_ node: Node?, of shape: Shape) -> Text? {
    guard let node else { return nil }
    guard shape.container == .one, let kind = ExampleKind(shape) else {
      report(.misplacedExample(at: node.span.firstLine))
      return nil
    }
    guard let scalar = node.scalar else {
      report(.wrongKind(node, wanted: kind.name))
      return nil
    }
    guard kind.holds(scalar.text) else {
      report(.badExample(node, of: kind.name))
      return nil
    }
    return Text(scalar.text, at: node.span)
  }
}
