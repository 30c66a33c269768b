package import YAMLSource

extension Node {
  /// The value of this key in a mapping; nil where there is none.
  package subscript(key: String) -> Node? {
    members.first { $0.key.text == key }?.value
  }

  package var members: [Entry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  package var items: [Node] { if case .sequence(let items) = content { items } else { [] } }

  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  package var isTrue: Bool { text == "true" }

  package var isMap: Bool { if case .mapping = content { true } else { false } }

  /// A scalar that is a text in JSON too, and no number, bool or null.
  package var isText: Bool {
    guard case .scalar(let scalar) = content else { return false }
    switch scalar.readDifferentlyElsewhere {
    case nil, .time?, .sexagesimal?: return true
    default: return false
    }
  }
}
