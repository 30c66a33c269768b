import ContractModel

/// Words of names and texts, held against the phrases of a meaning.
struct Wording {
  private let words: [String]
  private let text: String

  /// Splits `wrongPassword`, `NotAuthorizedException`, `AUTH_001` and sentences into lowercase words.
  init(_ texts: [String]) {
    text = texts.joined(separator: " ")
    words = texts.flatMap(Self.words)
  }

  func says(_ meaning: Meaning) -> Bool { MeaningPhrases.phrases(meaning).contains(where: says) }

  private func says(_ phrase: String) -> Bool {
    let groups = phrase.split(separator: " ")
    let (shut, wanted) = (groups.filter { $0.first == "!" }, groups.filter { $0.first != "!" })
    return wanted.allSatisfy { group in group.split(separator: "|").contains { has(String($0)) } }
      && !shut.contains { has(String($0.dropFirst())) }
  }

  /// The beginning of a word; in scripts without spaces any part of the text.
  private func has(_ word: String) -> Bool {
    word.utf8.allSatisfy { $0 < 0x80 }
      ? words.contains { $0.hasPrefix(word) } : text.contains(word)
  }

  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in text.unicodeScalars {
      let isCapital = (0x41...0x5A).contains(character.value)
      let isPart = isCapital || (0x61...0x7A).contains(character.value)
      if !isPart || (isCapital && wasSmall), !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if isPart { word.unicodeScalars.append(character) }
      wasSmall = isPart && !isCapital
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
