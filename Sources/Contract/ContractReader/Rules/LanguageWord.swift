import ContractModel

/// A word of one of the language's closed lists, as `authgen explain` tells about it.
package struct LanguageWord: Sendable {
  package let word: String
  /// The meaning, in half a sentence.
  package let says: String
  /// The keys that go with it.
  package let beside: [String]
  /// A part of a contract that has it.
  package let example: String

  init(_ word: String, says: String, beside: [String] = [], example: String) {
    self.word = word
    self.says = says
    self.beside = beside
    self.example = example
  }
}

/// The words that one key takes.
package struct LanguageWords: Sendable {
  package let key: String
  package let all: [LanguageWord]
}

/// The lists whose words are more than their names say.
package let wordLists = [
  LanguageWords(key: "does", all: OperationKind.allCases.map { LanguageWord($0) }),
  LanguageWords(key: "recover", all: Recovery.Word.allCases.map { LanguageWord($0) }),
  LanguageWords(key: "means", all: Meaning.allCases.map { LanguageWord($0) }),
  LanguageWords(key: "is", all: FieldRole.allCases.map { LanguageWord($0) }),
]
