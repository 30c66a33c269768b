import ContractModel
import Diagnostics
import YAMLSource

/// A mapping whose keys were held against their table: unknown and missing ones are reported.
struct Mapping {
  let span: Span
  private let table: KeyTable
  private let entries: [Entry]
  /// For each key of the table where its entry stands; -1 where it is not given.
  private let places: [Int]
  /// Keys that are not there, though another word is that was meant for them: that has been reported.
  private let misspelt: Set<String>
  private let repeated: Set<String>

  /// Nil, and reported, where the node is no mapping. The place of a missing key is its owner's name.
  init?(_ node: Node, _ table: KeyTable, named name: Text? = nil, _ reader: Reader) {
    guard !node.isPlaceholder else { return nil }
    guard node.isMapping else {
      reader.report(.notAMapping(node, table))
      return nil
    }
    self.span = node.span
    self.table = table
    entries = node.entries
    var places = [Int](repeating: -1, count: table.keys.count)
    var repeated: Set<String> = []
    var hasUnknown = false
    for (index, entry) in entries.enumerated() {
      let key = entry.key.text
      if let place = table.place(of: key) {
        if places[place] < 0 { places[place] = index } else { repeated.insert(key) }
      } else if key.hasPrefix("x-") {
        reader.extraKeys.insert(entry.key.span)
      } else {
        hasUnknown = true
        if !entry.value.isPlaceholder || table.nearest(to: key) != nil {
          reader.report(.unknownKey(entry, table, named: name))
        }
      }
    }
    self.places = places
    self.repeated = repeated
    misspelt = hasUnknown ? table.misspelt(in: node) : []
    for place in table.required where places[place] < 0 && !isMeant(table.names[place]) {
      let key = table.keys[place]
      reader.report(.missingKey(key, table, at: name?.span ?? node.span.firstLine))
    }
    for place in table.dependent where places[place] >= 0 {
      checkNeed(of: table.keys[place], at: entries[places[place]].key.span, reader)
    }
  }

  /// Reports a key that has no effect beside the others. If the other key is missing or wrong, that has been reported.
  private func checkNeed(of key: KeyTable.Key, at span: Span, _ reader: Reader) {
    guard let need = key.needs, let other = table.place(of: need.key).map({ table.keys[$0] })
    else { return }
    guard let entry = entry(need.key) else {
      if other.isRequired || isMeant(need.key) { return }
      return reader.report(.needsOther(key.name, need.text, at: span, other: nil))
    }
    guard !need.words.isEmpty, let word = entry.value.scalar?.text, !need.words.contains(word),
      other.kind.closedWords?.contains(word) == true
    else { return }
    let value = Text(word, at: entry.value.span)
    switch need.mark {
    case .key: reader.report(.needsOther(key.name, need.text, at: span, other: entry.key.span))
    case .value: reader.report(.needsOther(key.name, need.text, at: span, other: value.span))
    case .kind: reader.report(.keyOfOtherKind(key.name, value, need.words, at: span))
    }
  }

  /// The value behind a key of the table; nil also where a mistake in its form was reported.
  subscript(key: String) -> Node? {
    guard let place = table.place(of: key) else {
      preconditionFailure("every key that is read stands in its table")
    }
    return self[at: place]
  }

  /// The same for a key by its place in the table.
  subscript(at place: Int) -> Node? {
    guard places[place] >= 0 else { return nil }
    let value = entries[places[place]].value
    return value.isPlaceholder ? nil : value
  }

  private func entry(_ key: String) -> Entry? {
    guard let place = table.place(of: key), places[place] >= 0 else { return nil }
    return entries[places[place]]
  }

  /// The same for a key that this table may lack: an included file has few sections.
  subscript(shared key: String) -> Node? { table.has(key) ? self[key] : nil }

  /// The place of a key, for a mistake that is about the key itself.
  func keySpan(_ key: String) -> Span? { entry(key)?.key.span }

  /// The key is there, or a word that was meant for it.
  func isMeant(_ key: String) -> Bool { entry(key) != nil || misspelt.contains(key) }

  /// True if the value behind the key cannot be told: it stands twice, has no value, or is there under another word.
  func isInDoubt(_ key: String) -> Bool {
    guard let entry = entry(key) else {
      return misspelt.contains(key) || table.keys.contains { $0.name == key && $0.isRequired }
    }
    return repeated.contains(key) || entry.value.isPlaceholder
  }

  var givenKeys: [String] { zip(table.names, places).filter { $0.1 >= 0 }.map(\.0) }
}
