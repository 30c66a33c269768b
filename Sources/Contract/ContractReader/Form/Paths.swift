import ContractModel
import Diagnostics
import YAMLSource

/// Finds the parts of a contract, and of the files that it includes, that a path of keys such as `tokens.refresh.grace` names.
struct DocumentPath {
  let keys: [String]

  init(_ text: String) {
    keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The named key with all that it holds, in each file that has it.
  func find(in roots: [Node]) -> [Span] {
    entries(in: roots).map { $0.key.span.through($0.value.span) }
  }

  /// The entries of that key.
  func entries(in roots: [Node]) -> [Entry] {
    var nodes = roots
    var found: [Entry] = []
    for key in keys {
      found = nodes.compactMap { $0.entries.first { $0.key.text == key } }
      nodes = found.map(\.value)
    }
    return found
  }

  /// The language has such a key where the path ends, though nobody wrote it: `tokens.access.lifetime`.
  func couldBeWritten(in root: Node) -> Bool {
    var place = KeyPlace.mapping(.contract)
    var node: Node? = root
    for key in keys {
      guard let next = place.below(key) else { return false }
      if case .definitions = place, node?[key] == nil { return false }
      node = node?[key]
      place = next
    }
    return true
  }

  /// The keys that stand where the path goes wrong.
  func choices(in roots: [Node]) -> (wrong: String, choices: [String]) {
    var nodes = roots
    for key in keys {
      let next = nodes.compactMap { $0[key] }
      if next.isEmpty { return (key, nodes.flatMap { $0.entries.map(\.key.text) }) }
      nodes = next
    }
    return (keys.last ?? "", [])
  }
}

/// A place in the language: which keys may stand there.
enum KeyPlace {
  case mapping(KeyTable)
  /// The author's own names, with a place behind each.
  case definitions(ValueKind)
  case value

  func below(_ key: String) -> KeyPlace? {
    switch self {
    case .mapping(let table):
      guard let found = table.keys.first(where: { $0.name == key }) else { return nil }
      return KeyPlace(found.kind)
    case .definitions(let kind): return KeyPlace(kind)
    case .value: return nil
    }
  }

  private init(_ kind: ValueKind) {
    switch kind {
    case .mapping(let table): self = .mapping(table)
    case .definitions(let table): self = .definitions(.mapping(table))
    case .definitionsOf(let kind): self = .definitions(kind)
    case .fields, .message, .answer, .typeDefinition: self = .definitions(.mapping(.field))
    default: self = .value
    }
  }
}
