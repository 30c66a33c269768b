import ContractModel
import ContractReader
import Diagnostics

/// How a value of each kind goes wrong, from an example that is right.
extension ValueKind {
  func broken(_ mistake: MistakeKind, _ example: String) -> Result<String, WhyNot> {
    let text: String? =
      switch mistake {
      case .wrongType: wrongType(example)
      case .wrongPart: wrongPart(example)
      case .wrongKind: wrongKind(example)
      case .misspeltValue: misspelt(example)
      case .wrongReference: wrongReference
      case .outOfRange: outOfRange
      case .clashingPart: twice(example)
      default: nil
      }
    return text.map { .success($0) } ?? .failure(WhyNot(reason(mistake)))
  }

  private func wrongType(_ example: String) -> String {
    switch self {
    case .texts, .words, .names: String(example.dropFirst().prefix { $0 != "," && $0 != "]" })
    case .nameOrNames, .wordOrWords: "{ \(example): true }"
    case .fields, .message, .answer, .placement, .moves, .definitions, .definitionsOf: "[one, two]"
    case .textsByLanguage, .conditions, .textsByField, .textsByWord, .urlsByName, .mapping, .list:
      "all"
    default: "[\(example)]"
    }
  }

  private func wrongPart(_ example: String) -> String? {
    switch self {
    case .texts, .words, .names, .nameOrNames, .wordOrWords: "[[one]]"
    case .fields, .message, .answer: "{ value: [string] }"
    case .definitionsOf: Self.added("Extra: [uuid]", to: example)
    case .definitions: Self.added("extra: all", to: example)
    case .list: "[all]"
    case .textsByLanguage, .localizedText: "{ en: [Wrong] }"
    case .conditions, .textsByField: "{ code: [A] }"
    case .textsByWord: "{ all: [global] }"
    case .urlsByName: "{ development: [here] }"
    case .moves: "{ verifyCode: [done] }"
    default: nil
    }
  }

  private func wrongKind(_ example: String) -> String? {
    switch self {
    case .word, .wordOrWords: "sideways"
    case .words: "[sideways]"
    case .yesNo: "maybe"
    case .number, .status: "many"
    case .duration, .lifetime, .day: "soon"
    case .serviceName: "my-shop"
    case .content: "xml"
    case .callbackURL: "callback"
    case .serverURL: "api.example.com"
    case .route: "/sample"
    case .type, .answer: "list Session"
    case .message: "string"
    case .name(let section), .nameOrNames(let section): ValueKind.stranger(to: section)
    case .names(let section): "[\(ValueKind.stranger(to: section))]"
    case .fields: "{ value: list string }"
    case .urlsByName: "{ development: localhost }"
    case .placement: "basic"
    case .moves: "{ verify-code: done }"
    case .definitionsOf: Self.added("2ndUser: { id: uuid }", to: example)
    case .definitions: Self.added("2nd\(Self.first(of: example).drop { $0 != ":" })", to: example)
    default: nil
    }
  }

  /// A name of another section.
  private static func stranger(to section: String) -> String {
    section == "servers" ? "sample" : "api"
  }

  /// The first definition of a map of them.
  private static func first(of example: String) -> String {
    var depth = 0
    let inner = example.dropFirst(2).dropLast(2)
    let end = inner.indices.first { index in
      if inner[index] == "{" { depth += 1 }
      if inner[index] == "}" { depth -= 1 }
      return inner[index] == "," && depth == 0
    }
    return String(inner[..<(end ?? inner.endIndex)])
  }

  /// A map with another definition in it.
  private static func added(_ definition: String, to example: String) -> String {
    "\(example.dropLast(2)), \(definition) }"
  }

  private func misspelt(_ example: String) -> String? {
    switch self {
    case .word, .wordOrWords, .name, .nameOrNames: Misspelling.of(example)
    case .words, .names:
      Misspelling.of(String(example.dropFirst().prefix { $0 != "," && $0 != "]" })).map {
        "[\($0)]"
      }
    case .type: "optional list of Devcie"
    case .fields, .message: "{ value: strnig }"
    case .answer: "Sesion"
    case .path: "tokens.refresh.garce"
    case .textsByLanguage, .localizedText: "{ zh-Hasn: 密码错误 }"
    case .conditions: "{ cdoe: AUTH_001 }"
    case .moves: "{ verifyCdoe: done }"
    default: nil
    }
  }

  private var wrongReference: String? {
    switch self {
    case .name, .nameOrNames: "nobody"
    case .names: "[nobody]"
    case .type, .answer: "Nobody"
    case .fields, .message: "{ value: tokens.nobody }"
    case .textOrConfiguration, .serverURL: "configuration.nobody"
    case .path: "tokens.nobody"
    case .textsByLanguage, .localizedText: "{ fr: Mauvais mot de passe }"
    case .conditions: "{ nobody: AUTH_001 }"
    case .moves: "{ nobody: done }"
    default: nil
    }
  }

  private var outOfRange: String? {
    switch self {
    case .number(let range): "\(range.upperBound + 1)"
    case .duration, .lifetime: "0s"
    case .day: "\"2027-02-30\""
    case .status: "600"
    default: nil
    }
  }

  private func twice(_ example: String) -> String? {
    switch self {
    case .texts, .words, .names:
      "[\(example.dropFirst().dropLast()), \(example.dropFirst().prefix { $0 != "," && $0 != "]" })]"
    case .nameOrNames, .wordOrWords: "[\(example), \(example)]"
    case .fields, .message, .answer: "{ value: string, value: int }"
    case .textsByLanguage, .localizedText: "{ en: Wrong, en: Wrong again }"
    case .conditions, .textsByField: "{ code: A, code: B }"
    case .textsByWord: "{ all: global, all: own }"
    case .urlsByName: "{ test: \"http://127.0.0.1:1\", test: \"http://127.0.0.1:2\" }"
    case .moves: "{ verifyCode: done, verifyCode: left }"
    case .definitions, .definitionsOf:
      Self.added(Self.first(of: example), to: example)
    default: nil
    }
  }

  private func reason(_ mistake: MistakeKind) -> NotAdmitted {
    switch (mistake, self) {
    case (.wrongPart, .mapping), (.wrongPart, .placement), (.wrongKind, .mapping),
      (.wrongKind, .list), (.clashingPart, .mapping), (.clashingPart, .placement),
      (.misspeltValue, .mapping), (.misspeltValue, .list), (.misspeltValue, .definitions),
      (.misspeltValue, .definitionsOf), (.misspeltValue, .placement), (.clashingPart, .list):
      .ownRows
    case (.wrongPart, _), (.clashingPart, _): .single
    case (.wrongKind, _): .anyText
    case (.misspeltValue, _): .noWords
    case (.wrongReference, _): .noNames
    case (.outOfRange, _): .noRange
    default: .alone
    }
  }
}

struct WhyNot: Error {
  let reason: NotAdmitted

  init(_ reason: NotAdmitted) { self.reason = reason }
}

/// A slip of the keyboard that the reader can see through.
enum Misspelling {
  /// Two neighbouring letters swapped; nil where no swap makes another word.
  static func of(_ word: String) -> String? { all(of: word).first }

  /// A misspelling whose nearest name is the word itself.
  static func of(_ word: String, among names: [String]) -> String? {
    all(of: word).first {
      !names.contains($0) && Suggestions.nearest(to: $0, among: names) == word
    }
  }

  private static func all(of word: String) -> [String] {
    let letters = Array(word)
    let inside = Array(1..<max(1, letters.count - 1)) + [0]
    return inside.compactMap { index in
      guard index + 1 < letters.count, letters[index] != letters[index + 1] else { return nil }
      var swapped = letters
      swapped.swapAt(index, index + 1)
      return String(swapped)
    }
  }
}
