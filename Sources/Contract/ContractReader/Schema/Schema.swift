package import ContractModel
import Diagnostics

/// The language as a JSON Schema (2020-12), made from the key tables: editors complete, check and explain with it.
///
/// It sees the form of a contract. What leads where, and what contradicts what, only the reader knows.
package enum Schema {
  package static var text: String { document(.contract, "AuthContract").written() }

  /// The schema of the files that contracts include.
  package static var textOfIncludedFiles: String {
    document(.sharedFile, "A file that an AuthContract includes").written()
  }

  private static func document(_ root: KeyTable, _ title: String) -> JSONValue {
    let definitions = tables(below: root).dropFirst().map {
      JSONValue.Member(name(of: $0), mapping($0))
    }
    let field = JSONValue.Member("fieldOrType", SchemaForms.fieldOrType)
    guard case .object(let members) = mapping(root) else { return mapping(root) }
    return .object(
      [
        JSONValue.Member("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        JSONValue.Member("title", .text("\(title), version 1 of the language")),
      ] + members.filter { $0.key != "title" } + [
        JSONValue.Member(
          "$defs", .object((definitions + [field]).sorted { $0.key < $1.key }))
      ])
  }

  /// A table and all that can stand in it, each once.
  package static func tables(below root: KeyTable) -> [KeyTable] {
    var found: [KeyTable] = []
    func visit(_ table: KeyTable) {
      guard !found.contains(where: { $0.owner == table.owner }) else { return }
      found.append(table)
      for key in table.keys { key.kind.tables.forEach(visit) }
    }
    visit(root)
    return found
  }

  /// "a place of a token" becomes `placeOfAToken`.
  package static func name(of table: KeyTable) -> String {
    var words = table.owner.split { $0 == " " || $0 == "-" }
    if ["a", "an", "the"].contains(words.first ?? "") { words.removeFirst() }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (words.prefix(1).map(String.init) + rest).joined()
  }

  static func reference(_ name: String) -> JSONValue { ["$ref": .text("#/$defs/\(name)")] }

  static func reference(_ table: KeyTable) -> JSONValue { reference(name(of: table)) }

  private static func mapping(_ table: KeyTable) -> JSONValue {
    let properties = table.keys.map { JSONValue.Member($0.name, property($0, of: table)) }
    let required = table.keys.filter(\.isRequired).map(\.name)
    var members: [JSONValue.Member] = [
      JSONValue.Member("title", .text(table.owner)),
      JSONValue.Member("type", .text("object")),
      JSONValue.Member("properties", .object(properties)),
      JSONValue.Member("patternProperties", ["^x-": .bool(true)]),
      JSONValue.Member("additionalProperties", .bool(false)),
    ]
    if !required.isEmpty { members.append(JSONValue.Member("required", .texts(required))) }
    let rules = SchemaRules.of(table)
    if !rules.isEmpty { members.append(JSONValue.Member("allOf", .list(rules))) }
    return .object(members)
  }

  private static func property(_ key: KeyTable.Key, of table: KeyTable) -> JSONValue {
    var members = [
      JSONValue.Member("title", .text("`\(key.name)` of \(table.owner)")),
      JSONValue.Member("description", .text(description(key))),
    ]
    if let usual = SchemaForms.usual(key) { members.append(JSONValue.Member("default", usual)) }
    members.append(JSONValue.Member("examples", .list([SchemaForms.value(of: key.example)])))
    if case .object(let form) = SchemaForms.form(key.kind) { members += form }
    return .object(members)
  }

  private static func description(_ key: KeyTable.Key) -> String {
    let usual = key.usual.map { " Default: \($0)." } ?? ""
    let need = key.isRequired ? " Required." : ""
    return "\(key.says).\(need)\(usual)"
  }
}

extension ValueKind {
  /// The tables of the mappings that can stand behind a key.
  fileprivate var tables: [KeyTable] {
    switch self {
    case .mapping(let table), .definitions(let table), .list(let table): [table]
    case .definitionsOf(let kind): kind.tables
    case .fields, .message, .answer, .typeDefinition: [.field]
    case .placement: [Token.Place.keys.table]
    case .conditions: [.matchTest]
    default: []
    }
  }
}
