import ContractModel

/// The phrases of all meanings, with a number for each beginning of a word in them.
struct PhraseIndex: Sendable {
  /// A phrase in numbers of beginnings: one of each group has to be there, and none of the others.
  struct Phrase: Sendable {
    let wanted: [[Int]]
    let shut: [Int]

    /// - Parameter found: whether each beginning is there, by its number.
    func holds(for found: [Bool]) -> Bool {
      wanted.allSatisfy { $0.contains { found[$0] } } && !shut.contains { found[$0] }
    }
  }

  static let shared = PhraseIndex()

  /// By the place of the meaning in the language.
  let phrases: [[Phrase]]
  private let beginnings: [String: Int]
  /// Beginnings in scripts without spaces stand anywhere in a text.
  private let parts: [(text: String, number: Int)]
  private let longest: Int
  /// The number of beginnings.
  private let count: Int

  private init() {
    var numbers: [String: Int] = [:]
    func number(_ text: Substring.UTF8View) -> Int {
      let text = String(Substring(text))
      if let known = numbers[text] { return known }
      numbers[text] = numbers.count
      return numbers.count - 1
    }
    phrases = Meaning.allCases.map { meaning in
      MeaningPhrases.phrases(meaning).map { phrase in
        let groups = phrase.utf8.split(separator: UInt8(ascii: " "))
        let (bar, shut) = (UInt8(ascii: "|"), UInt8(ascii: "!"))
        return Phrase(
          wanted: groups.filter { $0.first != shut }.map {
            $0.split(separator: bar).map { number($0) }
          },
          shut: groups.filter { $0.first == shut }.map { number($0.dropFirst()) })
      }
    }
    count = numbers.count
    beginnings = numbers.filter { $0.key.isASCII }
    parts = numbers.filter { !$0.key.isASCII }.map { ($0.key, $0.value) }
    longest = beginnings.keys.map(\.utf8.count).max() ?? 0
  }

  /// Whether each beginning, by its number, is that of some word or a part of the whole text; nil where none is.
  func beginnings(of words: [String], in text: String) -> [Bool]? {
    var found = [Bool](repeating: false, count: count)
    var isEmpty = true
    func add(_ number: Int) { (found[number], isEmpty) = (true, false) }
    for word in words {
      for length in 1...max(1, min(longest, word.utf8.count)) {
        if let number = beginnings[String(word.prefix(length))] { add(number) }
      }
    }
    if !text.isASCII {
      for part in parts where text.contains(part.text) { add(part.number) }
    }
    return isEmpty ? nil : found
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
