import CaseFolders
import ContractModel
import ContractReader
import Foundation

/// `docs/language.md`: prose by people, tables of keys by the reader's tables.
struct LanguagePage {
  static let url = Checkout.root.appending(path: "docs/language.md")
  let text: String

  init() throws { text = try String(contentsOf: Self.url, encoding: .utf8) }

  /// Every table of keys that the reader has.
  static let tables =
    ContractReader.Schema.tables(below: .contract)
    + ContractReader.Schema.tables(below: .sharedFile).prefix(1)

  /// The owners of the texts between `<!-- keys: OWNER -->` and `<!-- end -->`.
  var owners: [String] {
    text.matches(of: #/<!-- keys: (.+) -->/#).map { String($0.output.1) }
  }

  /// The page with each table of keys as the reader has it.
  var filled: String {
    var page = text.replacing(#/<!-- keys: (.+) -->\n(?s:.*?)<!-- end -->/#) { match in
      "<!-- keys: \(match.output.1) -->\n\(Self.table(of: String(match.output.1)))<!-- end -->"
    }
    page = page.replacing(#/<!-- slots -->\n(?s:.*?)<!-- end -->/#) { _ in
      "<!-- slots -->\n\(Self.slots)<!-- end -->"
    }
    return page.replacing(#/<!-- words: (.+) -->\n(?s:.*?)<!-- end -->/#) { match in
      "<!-- words: \(match.output.1) -->\n\(Self.words(of: String(match.output.1)))<!-- end -->"
    }
  }

  private static func words(of key: String) -> String {
    let words =
      switch key {
      case "means": Meaning.allCases.map { ($0.rawValue, $0.says) }
      case "is": FieldRole.allCases.map { ($0.rawValue, $0.says) }
      default: [("no such list", "")]
      }
    let rows = words.map { "| `\($0.0)` | \($0.1) |\n" }
    return "\n| \(key) | meaning |\n|---|---|\n\(rows.joined())\n"
  }

  private static func table(of owner: String) -> String {
    guard let table = tables.first(where: { $0.owner == owner }) else { return "no such table\n" }
    let rows = table.keys.map { key in
      let usual = key.isRequired ? "**required**" : key.usual ?? ""
      return "| `\(key.name)` | \(key.says) | \(key.kind.words) | \(usual) | `\(key.example)` |\n"
    }
    return """

      | key of \(owner) | meaning | value | default | example |
      |---|---|---|---|---|
      \(rows.joined())

      """
  }

  private static var slots: String {
    let rows = Provider.Kind.allCases.map { kind in
      "| `\(kind.rawValue)` | \(kind.slots.map { "`\($0.rawValue)`" }.joined(separator: " ")) |\n"
    }
    return "\n| kind | slots |\n|---|---|\n\(rows.joined())\n"
  }

  /// The blocks of YAML.
  var examples: [String] {
    text.matches(of: #/```yaml\n((?s:.*?))```/#).map { String($0.output.1) }
  }

  /// The words of the first column of the table below a heading.
  func words(below heading: String) -> [String] {
    let part = text.components(separatedBy: "# \(heading)\n").dropFirst().first ?? ""
    let section = part.components(separatedBy: "\n#").first ?? ""
    return section.matches(of: #/(?m)^\| `([^`]+)` \|/#).map { String($0.output.1) }
  }
}
