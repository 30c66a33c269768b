import ContractModel

/// The phrases of all meanings, with a number for each beginning of a word in them.
struct PhraseIndex: Sendable {
  /// A phrase in numbers of beginnings: one of each group has to be there, and none of the others.
  struct Phrase: Sendable {
    let wanted: [[Int]]
    let shut: [Int]

    func holds(for found: Set<Int>) -> Bool {
      wanted.allSatisfy { $0.contains(where: found.contains) }
        && !shut.contains(where: found.contains)
    }
  }

  static let shared = PhraseIndex()

  /// By the place of the meaning in the language.
  let phrases: [[Phrase]]
  private let beginnings: [String: Int]
  /// Beginnings in scripts without spaces stand anywhere in a text.
  private let parts: [(text: String, number: Int)]
  private let longest: Int

  private init() {
    var numbers: [String: Int] = [:]
    func number(_ text: some StringProtocol) -> Int {
      let text = String(text)
      if let known = numbers[text] { return known }
      numbers[text] = numbers.count
      return numbers.count - 1
    }
    phrases = Meaning.allCases.map { meaning in
      MeaningPhrases.phrases(meaning).map { phrase in
        let groups = phrase.split(separator: " ")
        return Phrase(
          wanted: groups.filter { $0.first != "!" }.map {
            $0.split(separator: "|").map { number($0) }
          },
          shut: groups.filter { $0.first == "!" }.map { number($0.dropFirst()) })
      }
    }
    beginnings = numbers.filter { $0.key.isASCII }
    parts = numbers.filter { !$0.key.isASCII }.map { ($0.key, $0.value) }
    longest = beginnings.keys.map(\.utf8.count).max() ?? 0
  }

  /// The numbers of the beginnings that some word has, and of the parts of the whole text.
  func beginnings(of words: [String], in text: String) -> Set<Int> {
    var found: Set<Int> = []
    for word in words {
      for length in 1...max(1, min(longest, word.utf8.count)) {
        if let number = beginnings[String(word.prefix(length))] { found.insert(number) }
      }
    }
    if text.isASCII { return found }
    for part in parts where text.contains(part.text) { found.insert(part.number) }
    return found
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension Meaning {
  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  /// Its place in the language.
  var place: Int { Self.places[self] ?? 0 }
}
