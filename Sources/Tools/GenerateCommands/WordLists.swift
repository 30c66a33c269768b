import ContractModel

/// A closed list of words of the language, as `authgen explain` tells it.
struct WordList {
  let name: String
  let title: String
  let words: [(word: String, says: String)]

  static let all = [
    WordList(
      name: "means", title: "what an error means",
      words: Meaning.allCases.map { ($0.rawValue, $0.says) }),
    WordList(
      name: "is", title: "what a field is, beside its type",
      words: FieldRole.allCases.map { ($0.rawValue, $0.says) }),
  ]

  static let names = all.flatMap { list in list.words.map(\.word) }

  /// The whole list by its name, and each word that it holds.
  static func texts(on word: String) -> [String] {
    all.flatMap { list -> [String] in
      if word == list.name { return [list.text] }
      return list.words.filter { $0.word == word }.map {
        "\(list.name): \($0.word)\n  \($0.says)\n"
      }
    }
  }

  private var text: String {
    let width = words.map(\.word.count).max() ?? 0
    let lines = words.map { word, says in
      "  \(word)\(String(repeating: " ", count: width - word.count + 2))\(says)\n"
    }
    return "\(name): \(title)\n\(lines.joined())"
  }
}
