import ContractReader

/// All that is to be said about words that a key of the language takes: `password.signIn` of `does`.
enum ValueWords {
  static var names: [String] { ContractReader.wordLists.flatMap { $0.all.map(\.word) } }

  /// The whole list by the key that takes it, and one text for each key that takes the word.
  static func texts(on word: String) -> [String] {
    ContractReader.wordLists.flatMap { list in
      list.key == word
        ? [text(of: list)] : list.all.filter { $0.word == word }.map { text($0, of: list.key) }
    }
  }

  private static func text(of list: LanguageWords) -> String {
    let width = list.all.map(\.word.count).max() ?? 0
    let lines = list.all.map { word in
      "  \(word.word)\(String(repeating: " ", count: width - word.word.count + 2))\(word.says)\n"
    }
    return "The words of `\(list.key)`\n\n\(lines.joined())"
  }

  private static func text(_ word: LanguageWord, of key: String) -> String {
    let example = word.example.split(separator: "\n").map { "    \($0)" }
    let beside = word.beside.isEmpty ? [] : ["  beside    \(word.beside.joined(separator: "; "))"]
    let lines = ["`\(word.word)` of `\(key)`: \(word.says)"] + beside + ["", "As in", ""] + example
    return lines.joined(separator: "\n") + "\n"
  }
}
