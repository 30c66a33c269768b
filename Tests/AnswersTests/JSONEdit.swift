import Diagnostics
import JSONSource

/// A change of one value in a JSON text.
enum JSONEdit {
  case put(JSONValue)
  case drop
  /// Adds a member of this name.
  case add(String)
}

extension JSONValue {
  func edited(_ steps: [String], _ edit: JSONEdit) -> JSONValue {
    guard let first = steps.first else {
      switch (edit, self) {
      case (.put(let value), _): return value
      case (.add(let name), .object(let members)):
        return .object(members + [Member(name, .plain("1"))])
      default: return self
      }
    }
    let rest = Array(steps.dropFirst())
    switch self {
    case .object(let members):
      if rest.isEmpty, case .drop = edit { return .object(members.filter { $0.key != first }) }
      return .object(
        members.map { $0.key == first ? Member($0.key, $0.value.edited(rest, edit)) : $0 })
    case .list(let items):
      return .list(
        items.enumerated().map { String($0) == first ? $1.edited(rest, edit) : $1 })
    case .text, .plain: return self
    }
  }
}

extension JSONNode {
  var value: JSONValue {
    switch content {
    case .object(let members): .object(members.map { JSONValue.Member($0.key, $0.value.value) })
    case .list(let items): .list(items.map(\.value))
    case .text(let text): .text(text)
    case .number(let number): .plain(number)
    case .bool(let bool): .bool(bool)
    case .null: .plain("null")
    }
  }
}
