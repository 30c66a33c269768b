import ContractModel

/// Words of names and texts, held against the phrases of all meanings.
struct Wording {
  /// By the place of the meaning in the language.
  private let said: [Bool]

  /// Splits `wrongPassword`, `NotAuthorizedException`, `AUTH_001` and sentences into lowercase words.
  init(_ texts: [String]) {
    let index = PhraseIndex.shared
    let found = index.beginnings(
      of: texts.flatMap(Self.words), in: texts.joined(separator: " "))
    said = found.map { found in index.phrases.map { $0.contains { $0.holds(for: found) } } } ?? []
  }

  func says(_ meaning: Meaning) -> Bool { !said.isEmpty && says(at: meaning.place) }

  /// The same by the place of the meaning in the language.
  func says(at place: Int) -> Bool { !said.isEmpty && said[place] }

  var saysAnything: Bool { said.contains(true) }

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
