import Diagnostics
import YAMLSource

/// The closed set of keys that one kind of mapping may have. Nothing else knows a key: the reader asks for keys
/// by their table, and the schema and the reference are made from it.
package struct KeyTable: Sendable {
  /// The thing that the mapping describes, with its article: "a token".
  package let owner: String
  package let keys: [Key]
  package let names: [String]
  /// The places of the keys that have to be there.
  let required: [Int]
  /// The length and the first byte of each name: enough to tell most words from all keys.
  private let marks: [UInt16]

  package struct Key: Sendable {
    package let name: String
    package let kind: ValueKind
    package let isRequired: Bool
    /// The meaning of the key, in a line.
    package let says: String
    /// The default where the key is left out; nil if nothing follows.
    package let usual: String?
    /// A value as it stands in a contract, in flow style.
    package let example: String
  }

  init(_ owner: String, _ keys: [Key]) {
    self.owner = owner
    self.keys = keys
    names = keys.map(\.name)
    required = keys.indices.filter { keys[$0].isRequired }
    marks = keys.map { Self.mark($0.name) }
  }

  /// Which of the keys it is.
  func place(of key: String) -> Int? {
    let mark = Self.mark(key)
    for place in marks.indices where marks[place] == mark && names[place] == key { return place }
    return nil
  }

  func has(_ key: String) -> Bool { place(of: key) != nil }

  private static func mark(_ name: String) -> UInt16 {
    UInt16(UInt8(truncatingIfNeeded: name.utf8.count)) << 8 | UInt16(name.utf8.first ?? 0)
  }

  /// The keys that a mapping lacks and that unknown words in it were meant for.
  func misspelt(in node: Node) -> Set<String> {
    let given = Set(node.entries.map(\.key.text))
    let unknown = given.filter { !$0.hasPrefix("x-") && !has($0) }
    if unknown.isEmpty { return [] }
    return Set(unknown.compactMap(nearest)).subtracting(given)
  }

  func nearest(to key: String) -> String? { Suggestions.nearest(to: key, among: names) }

  /// Whose key it is, in other places of a contract.
  static func owners(of key: String) -> [String] {
    all.filter { $0.names.contains(key) }.map(\.owner)
  }

  /// The example of a key that takes definitions.
  static func example(of key: String) -> String? {
    all.flatMap(\.keys).first { $0.name == key && $0.kind.takesNames }?.example
  }

  private static let all = Schema.tables(below: .contract)
}

extension KeyTable.Key {
  static func required(
    _ name: String, _ kind: ValueKind, _ says: String, example: String
  ) -> Self {
    Self(name: name, kind: kind, isRequired: true, says: says, usual: nil, example: example)
  }

  static func optional(
    _ name: String, _ kind: ValueKind, _ says: String, usual: String? = nil, example: String
  ) -> Self {
    Self(name: name, kind: kind, isRequired: false, says: says, usual: usual, example: example)
  }

  /// A line for the reader of the docs, which most definitions may have.
  static let doc = optional(
    "doc", .localizedText, "a line for the docs",
    example: "{ en: Signs a person in., zh-Hans: 登录。 }")
}

/// The kind of value that may stand behind a key.
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

  /// Behind each of the author's names stands something.
  var takesNames: Bool {
    switch self {
    case .definitions, .definitionsOf, .urlsByName: true
    default: false
    }
  }

  static func words<Word: CaseIterable & RawRepresentable<String>>(of _: Word.Type) -> ValueKind {
    .word(Word.allCases.map(\.rawValue))
  }

  static func wordList<Word: CaseIterable & RawRepresentable<String>>(
    of _: Word.Type
  ) -> ValueKind {
    .words(Word.allCases.map(\.rawValue))
  }
}
