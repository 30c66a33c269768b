/// A value as a template sees it. Numbers are texts: whoever builds the context decides how they are spelt.
package enum Value: Sendable, Equatable {
  /// Text from outside: `{{ }}` escapes it for the output language, `{{{ }}}` and `{{& }}` do not.
  case text(String)
  /// Ready-made code of the output language: never escaped.
  case verbatim(String)
  /// Code of several lines, each indented like the line of its tag.
  case block(String)
  case bool(Bool)
  case list([Value])
  case object([String: Value])
  /// Text with tags of its own, which mean what they mean in the place where it is written: a sentence of a table.
  case template(Template)
  /// A key that is known and has no value: false as a section, nothing to write.
  case null

  /// False, null, an empty list and an empty text are false; every object is true, even an empty one.
  var isTrue: Bool {
    switch self {
    case .text(let text), .verbatim(let text), .block(let text): !text.isEmpty
    case .bool(let bool): bool
    case .list(let items): !items.isEmpty
    case .object, .template: true
    case .null: false
    }
  }

  /// The items that a section repeats itself for.
  var items: [Value] {
    if case .list(let items) = self { return items }
    return isTrue ? [self] : []
  }

  /// How a message calls it.
  var kindName: String {
    switch self {
    case .text: "a text"
    case .verbatim, .block: "ready-made code"
    case .bool: "a bool"
    case .list: "a list"
    case .object: "an object"
    case .template: "a template"
    case .null: "null"
    }
  }
}
