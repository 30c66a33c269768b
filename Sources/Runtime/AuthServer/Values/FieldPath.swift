/// The way from a message to one of its values, as in `devices[2].name`.
///
/// It is made of the contract's names and of positions. Keys that a caller chose are written `*`.
public struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  public enum Step: Hashable, Sendable {
    case field(String)
    case element(Int)
    case anyKey
  }

  /// From the outermost to the innermost.
  public private(set) var steps: [Step]

  public init(_ steps: [Step] = []) { self.steps = steps }

  /// The same place, seen from one level further out.
  func inside(_ step: Step) -> FieldPath { FieldPath([step] + steps) }

  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .field(let name): text += text.isEmpty ? name : "." + name
      case .element(let index): text += "[\(index)]"
      case .anyKey: text += text.isEmpty ? "*" : ".*"
      }
    }
  }
}
