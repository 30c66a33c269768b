import ContractModel
import Mustache

/// The author's own `x-…` keys, as templates see them: texts that each output escapes in its own way.
enum Extras {
  static func values(_ extras: [Extra]) -> [String: Value] {
    members(extras.map { ($0.key.value, $0.value) })
  }

  private static func value(_ extra: ExtraValue) -> Value {
    switch extra {
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(value))
    case .object(let entries): .object(members(entries))
    }
  }

  private static func members(_ entries: [(key: String, value: ExtraValue)]) -> [String: Value] {
    Dictionary(entries.map { ($0.key, value($0.value)) }) { first, _ in first }
  }
}
