import ContractModel

/// The words for people about a value behind a key.
extension ValueKind {
  package var words: String {
    switch self {
    case .word(let words): ValueKind.choice(words)
    case .words(let words): "a list of \(ValueKind.choice(words))"
    case .wordOrWords(let words): "\(ValueKind.choice(words)), or a list of them"
    case .number(let range) where range.lowerBound == range.upperBound: "\(range.lowerBound)"
    case .number(let range) where range.upperBound < 1_000_000:
      "a whole number, \(range.lowerBound) to \(range.upperBound)"
    case .name(let section): "a name from `\(ValueKind.place(section))`"
    case .names(let section): "a list of names from `\(ValueKind.place(section))`"
    case .nameOrNames(let section): "a name from `\(ValueKind.place(section))`, or a list of them"
    case .mapping(let table): "the keys of \(table.owner)"
    case .definitions(let table): "your names, each with the keys of \(table.owner)"
    case .definitionsOf(let kind): "your names, each with \(kind.words)"
    case .list(let table): "a list, each with the keys of \(table.owner)"
    default: simpleWords
    }
  }

  private var simpleWords: String {
    switch self {
    case .texts: "a list of texts"
    case .files: "a list of paths that end in `.yaml`"
    case .yesNo: "`true` or `false`"
    case .number: "a whole number"
    case .duration: "a duration"
    case .lifetime: "a duration, or `unlimited`"
    case .day: "a day"
    case .serviceName: "a word that begins with a capital letter"
    case .content: "`json`, `form`, or a media type"
    case .callbackURL: "a URL"
    case .serverURL: "a URL, or `configuration.NAME`"
    case .textOrConfiguration: "a text, or `configuration.NAME`"
    case .route: "a method and a path"
    case .status: "200 to 599, or a class such as `5xx`"
    case .type: "a type"
    default: composedWords
    }
  }

  private var composedWords: String {
    switch self {
    case .fields: "fields"
    case .message: "fields, or a type with fields"
    case .answer: "fields, or a type"
    case .textsByLanguage: "a text for each language"
    case .localizedText: "a text, or a text for each language"
    case .conditions: "for each field a text, or the keys of a match"
    case .textsByField: "a text for each field"
    case .textsByWord: "a text for each word"
    case .urlsByName: "a URL for each name"
    case .placement: "`bearer`, or the keys of a place of a token"
    case .moves: "a state for each event"
    case .path: "a path of keys"
    case .typeDefinition: "fields, an enum, or one of several types"
    default: "a text"
    }
  }

  private static func choice(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    if quoted.count > 9 { return "one of \(quoted.count) words" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func place(_ section: String) -> String {
    section == "codes" ? "policies.codes" : section
  }
}
