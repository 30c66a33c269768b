package import Mustache

extension Value {
  /// A list whose items know whether they come first or last, so that commas and empty lines can stand between them.
  package static func list<Item>(
    _ items: [Item], afterOthers: Bool = false, _ context: (Item) -> [String: Value]
  ) -> Value {
    .list(
      items.enumerated().map { index, item in
        var members = context(item)
        members["isFirst"] = .bool(index == 0 && !afterOthers)
        members["isLast"] = .bool(index == items.count - 1)
        return .object(members)
      })
  }

  /// Lines of code.
  package static func lines(_ lines: [String]) -> Value { .list(lines.map { .block($0) }) }

  /// A text of the author's, or null.
  package static func text(orNull text: String?) -> Value { text.map { .text($0) } ?? .null }

  package static func block(orNull code: String?) -> Value { code.map { .block($0) } ?? .null }

  package static func verbatim(orNull code: String?) -> Value {
    code.map { .verbatim($0) } ?? .null
  }
}

extension [String: Value] {
  /// The keys of several parts of one context. No two parts may have the same: one value would hide the other.
  package func joined(with parts: [String: Value]...) -> [String: Value] {
    parts.reduce(into: self) { all, part in
      for (key, value) in part {
        let hidden = all.updateValue(value, forKey: key)
        precondition(hidden == nil, "two parts of a context have the key `\(key)`")
      }
    }
  }
}
