import ContractModel
import Diagnostics
import YAMLSource

/// A mapping whose keys were held against their table: unknown and missing ones are reported.
struct Mapping {
  let span: Span
  private let table: KeyTable
  private let entries: [String: Entry]

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
    for entry in node.entries where known[entry.key.text] == nil {
      if entry.key.text.hasPrefix("x-") { continue }
      if table.names.contains(entry.key.text) {
        known[entry.key.text] = entry
      } else {
        reader.report(.unknownKey(entry.key, table))
      }
    }
    self.entries = known
    for key in table.keys where key.isRequired && known[key.name] == nil {
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

  var givenKeys: [String] { table.names.filter { entries[$0] != nil } }
}
