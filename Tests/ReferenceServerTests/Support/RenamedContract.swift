import AuthServer
import ContractModel
import ContractReader
import ContractWriter
import Diagnostics
import YAMLSource

/// A contract whose errors, types and fields have other names, and the same names on the wire.
struct RenamedContract {
  /// Ends every new name and stands nowhere else.
  static let mark = "Zq"

  let contract: Contract
  /// The number of errors, types and fields that have another name.
  let count: Int
  private let names: Set<String>

  /// Open points and waivers name places and are left out.
  init(_ source: SourceFile) throws {
    let spelt = try Self.withWireNames(source)
    let original = try ContractReader.read(YAMLSource.parse(spelt))
    guard let root = YAMLSource.parse(spelt).root else { throw Nothing() }
    var renaming = Renaming(original, root)
    renaming.go()
    let text = renaming.text(of: spelt)
    contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: source.path, bytes: text)))
    names = renaming.names
    count = renaming.count
  }

  private struct Nothing: Error {}

  /// Old names for new ones.
  func mappedBack(_ text: String) -> String { text.replacing(Self.mark, with: "") }

  /// An outcome of a case with the new names: of the answer's type, and of the fields of values and of a profile.
  func mapped(_ outcome: AuthServer.JSONObject) -> AuthServer.JSONObject {
    var mapped = outcome
    if case .string(let type)? = outcome["answered"] { mapped["answered"] = .string(renamed(type)) }
    if let values = outcome["values"] { mapped["values"] = renamed(values) }
    if case .object(var account)? = outcome["account"], let profile = account["profile"] {
      account["profile"] = renamed(profile)
      mapped["account"] = .object(account)
    }
    return mapped
  }

  private func renamed(_ name: String) -> String { names.contains(name) ? name + Self.mark : name }

  private func renamed(_ value: AuthServer.JSONValue) -> AuthServer.JSONValue {
    switch value {
    case .object(let object):
      .object(AuthServer.JSONObject(object.fields.map { (renamed($0.name), renamed($0.value)) }))
    case .array(let items): .array(items.map { renamed($0) })
    default: value
    }
  }

  /// Each field that is spelt in one way alone gets that name on the wire.
  private static func withWireNames(_ source: SourceFile) throws -> SourceFile {
    let contract = try ContractReader.read(YAMLSource.parse(source))
    let insertions = FieldSpelling(contract).fields.map {
      KeyInsertion(at: $0.field.name.span, key: "wire", value: "\"\($0.wire)\"")
    }
    return SourceFile(
      path: source.path, bytes: ContractWriter.text(of: source, with: insertions))
  }
}

/// The fields that have one name on the wire, whoever sends or answers them, and none written.
struct FieldSpelling {
  private(set) var fields: [(field: Field, wire: String)] = []
  private var wires: [Span: (Field, Set<String>)] = [:]
  private var order: [Span] = []

  init(_ contract: Contract) {
    let walk = FieldWalk(contract.types)
    for endpoint in contract.endpoints {
      let style = contract.servers[endpoint.server].names
      note(walk.all(endpoint.sends) + walk.all(returnedBy: endpoint), style)
      for refusal in endpoint.refuses {
        note(walk.all(contract.refusals[refusal.value].fields), style)
      }
    }
    for server in contract.servers { note(server.refusal + server.sends, server.names) }
    fields = order.compactMap { span in
      guard let (field, spelt) = wires[span], spelt.count == 1, let wire = spelt.first else {
        return nil
      }
      return (field, wire)
    }
  }

  private mutating func note(_ fields: [Field], _ style: Server.NameStyle) {
    for field in fields where field.wire == nil && field.location != .path {
      let span = field.name.span
      if wires[span] == nil { order.append(span) }
      wires[span, default: (field, [])].1.insert(WireNames.spell(field, for: style))
    }
  }
}

/// Finds every place of a contract in which a name of an error, a type or a field stands.
private struct Renaming {
  private let contract: Contract
  private let root: Node
  private(set) var names: Set<String> = []
  private(set) var count = 0
  private var edits: [(range: Range<Int>, text: String)] = []

  init(_ contract: Contract, _ root: Node) {
    self.contract = contract
    self.root = root
  }

  mutating func go() {
    let errors = Set(contract.refusals.names)
    let types = Set(contract.types.names)
    names = errors.union(types)
    for section in ["errors", "types"] {
      for entry in root[section]?.entries ?? [] { rename(entry.key.span, entry.key.text) }
    }
    count = edits.count
    renameFields()
    for entry in root.entries where !["open", "waive", "errors"].contains(entry.key.text) {
      references(in: entry.value, to: errors.union(types))
    }
    for entry in root["errors"]?.entries ?? [] { errorsOwn(entry.value, types) }
    for section in ["open", "waive"] {
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

  private mutating func rename(_ span: Span, _ name: String) {
    edits.append((span.startOffset..<span.endOffset, name + RenamedContract.mark))
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
      names.insert(field.name.value)
      count += 1
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
      words.dropLast().allSatisfy({ ["optional", "list", "map", "of"].contains($0) })
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
