import ContractModel
import ContractReader
import Diagnostics
import Testing

/// Each definition of keys fits the type that it fills.
@Suite struct KeyDefinitionTests {
  private static let definitions = LanguagePage.tables.compactMap { table in
    table.model.map { KeyDefinition(table, of: $0) }
  }

  @Test func everyPropertyIsFilledByOneKey() {
    #expect(Self.definitions.count >= 23)
    for definition in Self.definitions {
      let filled = definition.paths.sorted()
      #expect(definition.properties.sorted() == filled, "\(definition.table.owner)")
    }
  }

  /// A property has the name of its key: so no key fills its neighbor's.
  @Test func aKeyFillsThePropertyOfItsName() {
    let others = [
      "a token.was": "formerNames", "a place of a token.in": "part", "a state.after": "moves",
      "a callback.host": "hostIsUnchecked",
    ]
    for definition in Self.definitions {
      for (key, path) in zip(definition.table.names, definition.paths) {
        let place = "\(definition.table.owner).\(key)"
        #expect(
          path.split(separator: ".").last.map(String.init) == others[place] ?? key, "\(place)")
      }
    }
  }

  @Test func whatAKeyNeedsCanBeWritten() {
    for example in KeyExample.all {
      guard let need = example.key.needs else { continue }
      let place = "\(example.table.owner).\(example.key.name)"
      let other = example.table.keys.first { $0.name == need.key }
      #expect(other != nil, "\(place)")
      #expect(Set(need.words).isSubset(of: other?.kind.closedWords ?? []), "\(place)")
    }
  }
}

/// The keys of a type beside its properties.
private struct KeyDefinition {
  let table: KeyTable
  /// The property of each key: `life.idle`.
  let paths: [String]
  let properties: [String]

  init<Model: KeyedModel>(_ table: KeyTable, of _: Model.Type) {
    let paths = Model.keys.all.map { "\($0.path)".drop { $0 != "." }.dropFirst() }.map(String.init)
    let source = SourceFile(path: "contract.yaml", text: "")
    let empty = Model(Text("sample", at: Span(source, from: 0, to: 0)))
    self.table = table
    self.paths = paths
    properties = Self.properties(of: empty, below: "", paths).filter { property in
      // The name is the key above the mapping, places are for reports, and a waiver's parts follow from `at`.
      !["name", "span"].contains(property) && !(empty is Waiver && property == "parts")
    }
  }

  private static func properties(
    of value: Any, below path: String, _ filled: [String]
  ) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      let own = path + (child.label ?? "")
      let isOpen = filled.contains { $0.hasPrefix("\(own).") }
      return isOpen ? properties(of: child.value, below: "\(own).", filled) : [own]
    }
  }
}
