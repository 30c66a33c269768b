import ContractModel
import ContractReader
import YAMLSource

/// Finds every entry of a contract, by the key tables of the language.
struct EntryWalk {
  private let values: OtherValues
  private(set) var entries: [ContractEntry] = []

  static func entries(in root: Node) -> [ContractEntry] {
    var walk = EntryWalk(values: OtherValues(root))
    walk.mapping(root, .contract, Way())
    return walk.entries
  }

  private init(values: OtherValues) { self.values = values }

  /// The way to an entry.
  private struct Way {
    var path: [String] = []
    var pattern: [String] = []
    var place: [Int] = []

    func key(_ name: String, _ index: Int) -> Way {
      Way(path: path + [name], pattern: pattern + [name], place: place + [index])
    }

    func name(_ name: String, _ index: Int) -> Way {
      Way(path: path + [name], pattern: pattern + ["*"], place: place + [index])
    }

    func item(_ index: Int) -> Way {
      Way(path: path + ["\(index)"], pattern: pattern + ["[]"], place: place + [index])
    }
  }

  private mutating func add(_ node: Node, _ kind: ValueKind?, _ way: Way) {
    let others = node.single.map { values.others(than: $0.text, kind, at: way.pattern, way.path) }
    entries.append(
      ContractEntry(
        path: way.path, pattern: way.pattern, place: way.place, others: others ?? []))
  }

  private mutating func mapping(_ node: Node, _ table: KeyTable, _ way: Way) {
    for (index, entry) in node.pairs.enumerated() {
      let way = way.key(entry.key.text, index)
      let kind = table.keys.first { $0.name == entry.key.text }?.kind
      add(entry.value, kind, way)
      if let kind { value(entry.value, kind, way) }
    }
  }

  /// Walks through all that stands below a value.
  private mutating func value(_ node: Node, _ kind: ValueKind, _ way: Way) {
    switch kind {
    case .mapping(let table): mapping(node, table, way)
    case .definitions(let table): names(node, nil, way) { $0.mapping($1, table, $2) }
    case .definitionsOf(let inner): names(node, nil, way) { $0.value($1, inner, $2) }
    case .list(let table): items(node, nil, way) { $0.mapping($1, table, $2) }
    case .fields, .message, .answer:
      names(node, .type, way) { $0.mapping($1, .field, $2) }
    case .typeDefinition: type(node, way)
    case .conditions: names(node, .text, way) { $0.mapping($1, .matchTest, $2) }
    case .textsByField, .textsByLanguage: names(node, .text, way) { _, _, _ in }
    case .urlsByName: names(node, .serverURL, way) { _, _, _ in }
    case .placement: mapping(node, Token.Place.keys.table, way)
    case .moves: names(node, .text, way) { _, _, _ in }
    case .texts, .files: items(node, .text, way) { _, _, _ in }
    case .words(let words), .wordOrWords(let words): items(node, .word(words), way) { _, _, _ in }
    case .names(let section), .nameOrNames(let section):
      items(node, .name(in: section), way) { _, _, _ in }
    default: break
    }
  }

  /// A list of words, a choice of types, or fields.
  private mutating func type(_ node: Node, _ way: Way) {
    guard let first = node.pairs.first, ["enum", "oneOf"].contains(first.key.text) else {
      return names(node, .type, way) { $0.mapping($1, .field, $2) }
    }
    let kind: ValueKind = first.key.text == "enum" ? .text : .name(in: "types")
    let way = way.key(first.key.text, 0)
    add(first.value, nil, way)
    items(first.value, kind, way) { _, _, _ in }
  }

  private mutating func names(
    _ node: Node, _ kind: ValueKind?, _ way: Way,
    _ below: (inout EntryWalk, Node, Way) -> Void
  ) {
    for (index, entry) in node.pairs.enumerated() {
      let way = way.name(entry.key.text, index)
      add(entry.value, kind, way)
      if !entry.value.pairs.isEmpty { below(&self, entry.value, way) }
    }
  }

  private mutating func items(
    _ node: Node, _ kind: ValueKind?, _ way: Way, _ below: (inout EntryWalk, Node, Way) -> Void
  ) {
    guard case .sequence(let items) = node.content else { return }
    for (index, item) in items.enumerated() {
      let way = way.item(index)
      add(item, kind, way)
      if !item.pairs.isEmpty { below(&self, item, way) }
    }
  }
}
