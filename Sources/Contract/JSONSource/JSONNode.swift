package import Diagnostics

/// One value of a JSON text, and where it stands.
package struct JSONNode: Sendable {
  package let content: JSONContent
  package let span: Span

  package init(_ content: JSONContent, at span: Span) {
    self.content = content
    self.span = span
  }

  /// The value of this name in an object; nil where there is none.
  package subscript(name: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == name }?.value
  }

  /// The text that it is; nil for any other value.
  package var text: String? { if case .text(let text) = content { text } else { nil } }

  /// The whole number that it is; nil for any other value.
  package var wholeNumber: Int? {
    if case .number(let number) = content { Int(number) } else { nil }
  }

  package var items: [JSONNode]? { if case .list(let items) = content { items } else { nil } }

  package var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }
}

package enum JSONContent: Sendable {
  /// In the order of the text, each key once.
  case object([JSONMember])
  case list([JSONNode])
  case text(String)
  /// The number as it is written.
  case number(String)
  case bool(Bool)
  case null
}

/// One key of an object with its value.
package struct JSONMember: Sendable {
  package let key: String
  package let keySpan: Span
  package let value: JSONNode

  package init(_ key: String, at span: Span, _ value: JSONNode) {
    self.key = key
    keySpan = span
    self.value = value
  }
}
