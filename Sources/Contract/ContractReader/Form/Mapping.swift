import ContractModel
import Diagnostics
import YAMLSource

/// A mapping whose keys were held against their table: unknown and missing ones are reported.
struct Mapping {
  let span: Span
  private let table: KeyTable
  private let entries: [String: Entry]
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
    var known: [String: Entry] = [:]
    var repeated: Set<String> = []
    for entry in node.entries where !entry.key.text.hasPrefix("x-") {
      let key = entry.key.text
      if known[key] != nil {
        repeated.insert(key)
      } else if table.names.contains(key) {
        known[key] = entry
      } else if !entry.value.isPlaceholder || table.nearest(to: key) != nil {
        reader.report(.unknownKey(entry.key, table))
      }
    }
    self.entries = known
    self.repeated = repeated
    misspelt = table.misspelt(in: node)
    for key in table.keys where key.isRequired && !isMeant(key.name) {
      reader.report(.missingKey(key, table, at: name?.span ?? node.span.firstLine))
    }
  }

  /// The value behind a key of the table; nil also where a mistake in its form was reported.
  subscript(key: String) -> Node? {
    precondition(table.names.contains(key), "every key that is read stands in its table")
    return entries[key].flatMap { $0.value.isPlaceholder ? nil : $0.value }
  }

  /// The same for a key that this table may lack: an included file has few sections.
  subscript(shared key: String) -> Node? { table.names.contains(key) ? self[key] : nil }

  /// The place of a key, for a mistake that is about the key itself.
  func keySpan(_ key: String) -> Span? { entries[key]?.key.span }

  /// The key is there, or a word that was meant for it.
  func isMeant(_ key: String) -> Bool { entries[key] != nil || misspelt.contains(key) }

  /// What stands behind the key cannot be told: it stands twice, has no value, or is there under another word.
  func isInDoubt(_ key: String) -> Bool {
    guard let entry = entries[key] else {
      return misspelt.contains(key) || table.keys.contains { $0.name == key && $0.isRequired }
    }
    return repeated.contains(key) || entry.value.isPlaceholder
  }

  var givenKeys: [String] { table.names.filter { entries[$0] != nil } }
}
