import ContractReader

/// All that is to be said about words that a key of the language takes: `password.signIn` of `does`.
enum ValueWords {
  static var names: [String] { ContractReader.wordLists.flatMap { $0.all.map(\.word) } }

  /// One text for each key that takes the word.
  static func texts(on word: String) -> [String] {
    ContractReader.wordLists.flatMap { list in
      list.all.filter { $0.word == word }.map { text($0, of: list.key) }
    }
  }

  private static func text(_ word: LanguageWord, of key: String) -> String {
    let example = word.example.split(separator: "\n").map { "    \($0)" }
    let beside = word.beside.isEmpty ? [] : ["  beside    \(word.beside.joined(separator: "; "))"]
    let lines = ["`\(word.word)` of `\(key)`: \(word.says)"] + beside + ["", "As in", ""] + example
    return lines.joined(separator: "\n") + "\n"
  }
}
