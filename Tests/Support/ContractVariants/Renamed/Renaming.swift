import ContractModel
import Diagnostics
import YAMLSource

/// Finds every place of a contract in which a name of an error, a type or a field stands.
struct Renaming {
  private let contract: Contract
  private let root: Node
  private(set) var new: NewNames
  private(set) var count = 0
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ contract: Contract, _ root: Node, _ new: NewNames) {
    self.contract = contract
    self.root = root
    self.new = new
  }

  mutating func go() {
    let errors = Set(contract.refusals.names)
    let types = Set(contract.types.names)
    new.note(errors.union(types))
    for section in ["errors", "types"] {
      for entry in root[section]?.entries ?? [] { rename(entry.key.span, entry.key.text) }
    }
    count = edits.count
    renameFields()
    for entry in root.entries
    where !["reserved", "open", "waive", "errors"].contains(entry.key.text) {
      references(in: entry.value, to: errors.union(types))
    }
    for entry in root["errors"]?.entries ?? [] { errorsOwn(entry.value, types) }
    for section in ["reserved", "open", "waive"] {
      if let node = root[section] {
        edits.append((node.span.startOffset..<node.span.endOffset, "[]"))
      }
    }
  }

  func text(of source: SourceFile) -> [UInt8] {
    var bytes = source.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return bytes
  }

  /// - Parameter text: a name, alone or behind other words: `optional list of User`, `signIn.locked`.
  private mutating func rename(_ span: Span, _ text: String) {
    let start = text.lastIndex { $0 == " " || $0 == "." }.map(text.index(after:)) ?? text.startIndex
    edits.append((span.startOffset..<span.endOffset, text[..<start] + new[String(text[start...])]))
  }

  private mutating func renameFields() {
    let walk = FieldWalk(contract.types)
    let inRefusals = contract.servers.flatMap(\.refusal) + contract.refusals.flatMap(\.fields)
    let special = Set(
      inRefusals.map(\.name.span)
        + contract.servers.flatMap { walk.all($0.sends) }.map(\.name.span))
    var seen: Set<Span> = []
    let all = contract.endpoints.flatMap { walk.all($0.sends) + walk.all(returnedBy: $0) }
    for field in all where field.wire != nil && field.location != .path {
      guard !special.contains(field.name.span), seen.insert(field.name.span).inserted else {
        continue
      }
      rename(field.name.span, field.name.value)
      new.note([field.name.value])
      count += 1
    }
    renameMentions(seen)
  }

  /// The names by which an endpoint speaks of its own fields.
  private mutating func renameMentions(_ renamed: Set<Span>) {
    let walk = FieldWalk(contract.types)
    for endpoint in contract.endpoints {
      let fields = walk.all(endpoint.sends) + walk.all(returnedBy: endpoint)
      let names = Set(fields.filter { renamed.contains($0.name.span) }.map(\.name.value))
      let mentions =
        (endpoint.group?.names ?? []) + [endpoint.opens].compactMap { $0 }
        + endpoint.sends.compactMap(\.same)
      for mention in mentions where names.contains(mention.value) {
        rename(mention.span, mention.value)
      }
    }
  }

  /// Types in scalars, errors in lists, both as outcomes of events.
  private mutating func references(in node: Node, to names: Set<String>) {
    switch node.content {
    case .scalar(let scalar): reference(scalar.text, node.span, names)
    case .sequence(let items): for item in items { references(in: item, to: names) }
    case .mapping(let entries):
      for entry in entries {
        let parts = entry.key.text.split(separator: ".")
        if parts.count == 2, names.contains(String(parts[1])), !entry.value.isMapping {
          rename(entry.key.span, entry.key.text)
        }
        if Self.areTexts(entry.key.text) { continue }
        references(in: entry.value, to: names)
      }
    }
  }

  /// Keys behind which a word is a text of the author's, and no reference.
  private static func areTexts(_ key: String) -> Bool {
    [
      "doc", "example", "with", "means", "is", "constant", "enum", "wire", "message", "words",
      "route",
    ].contains(key)
  }

  private mutating func reference(_ text: String, _ span: Span, _ names: Set<String>) {
    let words = text.split(separator: " ").map(String.init)
    guard let last = words.last, names.contains(last),
      words.dropLast().allSatisfy({ ["optional", "clearable", "list", "map", "of"].contains($0) })
    else { return }
    rename(span, text)
  }

  /// Only the types of an error's fields: what it matches is text.
  private mutating func errorsOwn(_ node: Node, _ types: Set<String>) {
    if let fields = node["fields"] { references(in: fields, to: types) }
  }
}

extension Node {
  fileprivate var entries: [Entry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  fileprivate var isMapping: Bool {
    if case .mapping = content { true } else { false }
  }

  fileprivate subscript(key: String) -> Node? { entries.first { $0.key.text == key }?.value }
}
