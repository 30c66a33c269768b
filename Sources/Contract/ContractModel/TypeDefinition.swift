import Diagnostics

/// A type that the author named.
package final class TypeDefinition: Definition {
  package let name: Text
  package let content: Content

  package init(name: Text, content: Content) {
    self.name = name
    self.content = content
  }

  package enum Content: Sendable {
    case record([Field])
    case enumeration([Text])
    /// One of several types with fields, told apart by their constants.
    case oneOf([Text])
  }

  package var fields: [Field] { if case .record(let fields) = content { fields } else { [] } }
}
