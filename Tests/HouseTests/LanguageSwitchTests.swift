import CaseFolders
import Foundation
import Testing

/// A switch over an enum of the language names each case, so that a new one doesn't compile until every place decides about
/// it. `default:` would silently decide for all of them. What a switch is over shows in its patterns: swift-format, which
/// the tests run, puts the cases of a switch and its `default:` into one column.
@Suite struct LanguageSwitchTests {
  @Test func switchesOverTheLanguageHaveNoDefault() throws {
    let language = try enumerations()
    #expect(language.contains { $0.contains("passwordSignIn") }, "no enum of the language was read")
    for file in Checkout.files(in: "Sources", ending: ".swift") {
      let text = try Checkout.text(file)
      guard text.contains("import ContractModel\n") || file.contains("/ContractModel/") else {
        continue
      }
      for (line, names) in defaults(in: text.components(separatedBy: "\n"))
      where language.contains(where: names.isSubset) {
        Issue.record("\(file):\(line): name the other cases instead of `default:`")
      }
    }
  }

  /// The places of `default:`, each with the names in the patterns beside it; none for a switch over other values.
  private func defaults(in lines: [String]) -> [(line: Int, names: Set<String>)] {
    lines.indices.filter { lines[$0].contains(/^ *default:/) }.compactMap { place in
      let column = lines[place].prefix { $0 == " " }
      let above = lines[..<place].reversed().prefix {
        $0.hasPrefix(column + " ") || $0.isEmpty || $0.hasPrefix(column + "case ")
          || $0.hasPrefix(column + "//")
      }
      let names = above.filter { $0.hasPrefix(column + "case .") }.flatMap(names)
      return names.isEmpty ? nil : (place + 1, Set(names))
    }
  }

  /// `record` and `type` of `case .record(let fields), .type(.other):`.
  private func names(inPattern line: String) -> [String] {
    var pattern = line.trimmingCharacters(in: .whitespaces).dropFirst("case ".count)[...]
    var names: [String] = []
    // A name before a bracket is the property of a key: `.token[\.format]`.
    let oneCase = /\.(\w+)(?![\w\[])(\([^()]*(\([^()]*\))?[^()]*\))?\??,? ?/
    while let name = pattern.prefixMatch(of: oneCase) {
      names.append(String(name.1))
      pattern = pattern[name.range.upperBound...]
    }
    return names
  }

  /// The names of the cases of each enum of ContractModel.
  private func enumerations() throws -> [Set<String>] {
    let files = Checkout.files(in: "Sources/Contract/ContractModel", ending: ".swift")
    return try files.filter { !$0.contains("/Language/") }.flatMap { file in
      try Checkout.text(file).matches(
        of: /(?m)^( *)(?:package )?(?:indirect )?enum [^\n]*\n((?:\1 [^\n]*\n|\n)*)/
      ).map { declaration in
        Set(
          declaration.2.split(separator: "\n").flatMap { line -> [String] in
            guard let start = line.firstMatch(of: /^ *(?:indirect )?case (?=`?\w)/),
              start.0.prefix(while: { $0 == " " }).count == declaration.1.count + 2
            else { return [] }
            let cases = line[start.range.upperBound...].replacing(/\([^()]*\)/, with: "")
            return cases.split(separator: ",").compactMap {
              $0.firstMatch(of: /\w+/).map { String($0.0) }
            }
          })
      }
    }
  }
}
