import Configuration
import ContractModel
import ContractReader

/// Explains a key of the language, as `lifetime`, `token.lifetime`, `tokens.lifetime` or `token`, and of `authgen.yaml`.
enum KeyWords {
  private static let tables =
    Schema.tables(below: .contract) + Schema.tables(below: .sharedFile).prefix(1)

  /// The keys and tables that can be asked for by one word.
  static var names: [String] {
    tables.flatMap { [Schema.name(of: $0)] + $0.names } + SettingKey.all.map(\.name)
      + [SettingKey.file]
  }

  /// One text for each place that has the key; of a table, its keys.
  static func texts(on word: String) -> [String] {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last, parts.count <= 2 else { return [] }
    let owner = parts.count == 2 ? parts[0] : nil
    let keys = tables.filter { table in owner.map { isNamed(table, $0) } ?? true }
      .flatMap { table in table.keys.filter { $0.name == last }.map { text($0, of: table) } }
    let whole = tables.filter { owner == nil && Schema.name(of: $0) == last }.map(list)
    return keys + whole + settings(on: word)
  }

  private static func settings(on word: String) -> [String] {
    if word == SettingKey.file {
      return [list(SettingKey.file, SettingKey.all.map { ($0.name, $0.meaning) })]
    }
    return SettingKey.all.filter { $0.name == word }.map {
      """
      `\($0.name)` of \($0.owner): \($0.meaning)
        value    \($0.value)
        default  \($0.usual)
        example  \($0.name): \($0.example)

      """
    }
  }

  /// By the name of one, or by the section that holds many.
  private static func isNamed(_ table: KeyTable, _ name: String) -> Bool {
    Schema.name(of: table) == name || sections(holding: table).contains(name)
  }

  private static func sections(holding table: KeyTable) -> [String] {
    tables.flatMap(\.keys).filter { key in
      switch key.kind {
      case .mapping(let held), .definitions(let held), .list(let held): held.owner == table.owner
      default: false
      }
    }.map(\.name)
  }

  private static func text(_ key: KeyTable.Key, of table: KeyTable) -> String {
    let usual = key.isRequired ? "none: the key is required" : key.usual
    let lines = [
      "`\(key.name)` of \(table.owner): \(key.says)",
      "  value    \(words(key.kind))", usual.map { "  default  \($0)" },
      "  example  \(key.name): \(key.example)",
    ]
    return lines.compactMap { $0 }.joined(separator: "\n") + "\n"
  }

  private static func words(_ kind: ValueKind) -> String {
    switch kind {
    case .word(let words) where words.count > 9: words.joined(separator: " ")
    default: kind.words
    }
  }

  private static func list(_ table: KeyTable) -> String {
    list(table.owner, table.keys.map { ($0.name, $0.says + ($0.isRequired ? " (required)" : "")) })
  }

  private static func list(_ owner: String, _ keys: [(name: String, meaning: String)]) -> String {
    let width = keys.map(\.name.count).max() ?? 0
    let rows = keys.map { key in
      "  \(key.name)\(String(repeating: " ", count: width - key.name.count + 2))\(key.meaning)\n"
    }
    return "\(owner) has these keys:\n\(rows.joined())"
  }
}
