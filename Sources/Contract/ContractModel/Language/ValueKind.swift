/// The kind of value behind a key.
package indirect enum ValueKind: Sendable {
  case text
  case texts
  /// Paths of files below the contract's folder.
  case files
  case word([String])
  case words([String])
  case wordOrWords([String])
  case yesNo
  case number(ClosedRange<Int>)
  /// `30s`, `1h30m`.
  case duration
  /// A duration or `unlimited`.
  case lifetime
  case day
  /// The service's name, from which types and folders get theirs.
  case serviceName
  /// `json`, `form` or a media type.
  case content
  case callbackURL
  /// A URL of http or https, or `configuration.NAME`.
  case serverURL
  /// Text, or `configuration.NAME`.
  case textOrConfiguration
  case route
  case status
  case type
  /// The name of something in a section.
  case name(in: String)
  case names(in: String)
  case nameOrNames(in: String)
  /// `name: field`.
  case fields
  /// Fields, or the name of a type with fields.
  case message
  /// Fields, or a type.
  case answer
  case textsByLanguage
  /// A text, or a text for each language.
  case localizedText
  /// Conditions on the fields of a refusal.
  case conditions
  /// A text for each field.
  case textsByField
  /// A text for each word of the language.
  case textsByWord
  case urlsByName
  /// `bearer`, or a place and a name.
  case placement
  /// `event: state`.
  case moves
  /// A path of keys of this contract.
  case path
  /// Fields, an enum, or one of several types.
  case typeDefinition
  case mapping(KeyTable)
  /// The author's names with a mapping behind each.
  case definitions(KeyTable)
  case definitionsOf(ValueKind)
  case list(KeyTable)

  /// The value is a mapping from names of the author's choice.
  package var takesNames: Bool {
    switch self {
    case .definitions, .definitionsOf, .urlsByName: true
    default: false
    }
  }

  package static func words<Word: CaseIterable & RawRepresentable<String>>(of _: Word.Type)
    -> ValueKind
  {
    .word(Word.allCases.map(\.rawValue))
  }

  package static func wordList<Word: CaseIterable & RawRepresentable<String>>(
    of _: Word.Type
  ) -> ValueKind {
    .words(Word.allCases.map(\.rawValue))
  }

  /// All that a single word can be; nil if there is no closed list.
  package var closedWords: [String]? {
    switch self {
    case .word(let words): words
    case .yesNo: ["true", "false"]
    default: nil
    }
  }
}
