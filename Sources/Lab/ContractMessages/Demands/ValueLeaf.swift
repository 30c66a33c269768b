import ContractModel
import Diagnostics

/// A single value, once names and slots are looked up.
enum ValueLeaf {
  case scalar(ScalarType)
  case constant(String)
  case words([String])
  case record([Field])
  /// One of several types, told apart by their constants.
  case choice([(name: String, fields: [Field])])
}

extension Contract {
  func leaf(of element: Shape.Element) -> ValueLeaf {
    switch element {
    case .scalar(let scalar): .scalar(scalar)
    case .type(let name): leaf(of: types[name])
    case .token(_, .value): .scalar(.string)
    case .token(_, .expiresIn): .scalar(.seconds)
    case .token(_, .expiresAt): .scalar(.instant)
    case .provider(_, .email): .scalar(.email)
    case .provider: .scalar(.string)
    case .configuration(let name): leaf(of: configuration[name].field.shape.element)
    case .enumeration(let texts): .words(texts.map(\.value))
    case .constant(let text): .constant(text.value)
    case .record(let fields): .record(fields)
    }
  }

  private func leaf(of type: TypeDefinition) -> ValueLeaf {
    switch type.content {
    case .record(let fields): .record(fields)
    case .enumeration(let texts): .words(texts.map(\.value))
    case .oneOf(let names): .choice(names.map { ($0.value, types[$0.value].fields) })
    }
  }
}

/// The kind of a value in JSON, for people.
package enum JSONKind: String, CaseIterable, Sendable {
  case text = "a text"
  case number = "a number"
  case bool = "a bool"
  case list = "a list"
  case object = "an object"
}

extension ValueLeaf {
  var isJSON: Bool { if case .scalar(.json) = self { true } else { false } }

  func kind(asText: Bool) -> JSONKind {
    switch self {
    case .scalar(let scalar):
      if scalar.isText || asText { .text } else { scalar == .bool ? .bool : .number }
    case .constant, .words: .text
    case .record, .choice: .object
    }
  }
}
