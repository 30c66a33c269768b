package import Diagnostics

/// How a property of this type is written, read and compared.
package struct ValueForm<Value: Sendable>: Sendable {
  let kind: ValueKind
  let read: @Sendable (any ValueReading) -> Value?
  let compared: @Sendable (Value) -> [ComparedText]
}

/// A text that is equal for equal values.
package struct ComparedText: Sendable {
  package let text: String
  /// Nil if only the place of the whole mapping is known.
  package let span: Span?
  /// The section of the definition that the text names.
  package let section: String?

  init(_ text: String, at span: Span?, in section: String? = nil) {
    self.text = text
    self.span = span
    self.section = section
  }

  init(_ text: Text, in section: String? = nil) {
    self.init(text.value, at: text.span, in: section)
  }

  /// A list whose order has a meaning: one text.
  package static func inOrder(_ texts: [Text]) -> [ComparedText] {
    guard let first = texts.first, let last = texts.last else { return [] }
    let span = first.span.source === last.span.source ? first.span.through(last.span) : first.span
    return [ComparedText(texts.map(\.value).joined(separator: ", "), at: span)]
  }
}

/// The words of a closed list.
package typealias ClosedWord = CaseIterable & RawRepresentable<String> & Sendable

extension ValueForm {
  /// The same for a property that may be nil.
  var optional: ValueForm<Value?> {
    ValueForm<Value?>(kind: kind, read: { read($0) }, compared: { $0.map(compared) ?? [] })
  }

  /// A value that has a place and one text.
  fileprivate static func located<Content>(
    _ kind: ValueKind, _ text: @escaping @Sendable (Content) -> String,
    _ read: @escaping @Sendable (any ValueReading) -> Value?
  ) -> Self where Value == Located<Content> {
    Self(kind: kind, read: read) { [ComparedText(text($0.value), at: $0.span)] }
  }

  static func word<Word: ClosedWord>() -> Self where Value == Located<Word> {
    let words = Word.allCases.map(\.rawValue)
    return located(.word(words), \.rawValue) { $0.word(among: words).flatMap(word) }
  }

  static func words<Word: ClosedWord>() -> Self where Value == [Located<Word>] {
    let words = Word.allCases.map(\.rawValue)
    return list(.words(words), \.rawValue) { $0.words(among: words).compactMap(word) }
  }

  static func wordOrWords<Word: ClosedWord>() -> Self where Value == [Located<Word>] {
    let words = Word.allCases.map(\.rawValue)
    return list(.wordOrWords(words), \.rawValue) { $0.wordOrWords(among: words).compactMap(word) }
  }

  private static func list<Content>(
    _ kind: ValueKind, _ text: @escaping @Sendable (Content) -> String,
    _ read: @escaping @Sendable (any ValueReading) -> Value?
  ) -> Self where Value == [Located<Content>] {
    Self(kind: kind, read: read) { $0.map { ComparedText(text($0.value), at: $0.span) } }
  }

  private static func word<Word: ClosedWord>(_ text: Text) -> Located<Word>? {
    Word(rawValue: text.value).map { Located($0, at: text.span) }
  }
}

extension ValueForm where Value: ClosedWord {
  /// A word whose place nobody asks for.
  static var plainWord: Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(
      kind: .word(words),
      read: { $0.word(among: words).flatMap { Value(rawValue: $0.value) } },
      compared: { [ComparedText($0.rawValue, at: nil)] })
  }
}

extension ValueForm<Text> {
  static let text = located(.text, \.self) { $0.text() }
  static let path = located(.path, \.self) { $0.text() }
  static let callbackURL = located(.callbackURL, \.self) { $0.callbackURL() }

  static func name(in section: String) -> Self {
    Self(kind: .name(in: section), read: { $0.name(in: section) }) {
      [ComparedText($0, in: section)]
    }
  }
}

extension ValueForm<[Text]> {
  static let texts = list(.texts, \.self) { $0.texts() }

  static func names(in section: String) -> Self {
    Self(kind: .names(in: section), read: { $0.names(in: section) }) {
      $0.map { ComparedText($0, in: section) }
    }
  }
}

extension ValueForm<Located<Bool>> {
  static let yesNo = located(.yesNo, \.description) { $0.flag() }

  /// A word that sets the flag.
  static func flag(_ word: String) -> Self {
    located(.word([word]), \.description) { $0.word(among: [word])?.map { _ in true } }
  }
}

extension ValueForm<Located<Int>> {
  static let duration = located(.duration, \.asDuration) { $0.seconds() }

  static func number(_ range: ClosedRange<Int>) -> Self {
    located(.number(range), \.description) { $0.number(in: range) }
  }
}

extension ValueForm<Located<CalendarDay>> {
  static let day = located(.day, \.description) { $0.day() }
}

extension ValueForm<Located<Token.Lifetime>> {
  static let lifetime = located(.lifetime, \.text) { $0.lifetime() }
}

extension ValueForm<Located<Token.Placement>> {
  static let placement = located(.placement, \.text) { $0.placement(isNext: false) }
  static let nextPlace = located(.mapping(Token.Place.keys.table), \.text) {
    $0.placement(isNext: true)
  }
}

extension ValueForm<LocalizedText> {
  static let localized = Self(kind: .localizedText, read: { $0.localized() }) {
    $0.versions.map {
      ComparedText("\($0.language.value): \($0.text.value)", at: $0.text.span)
    }
  }
}

extension ValueForm<Reference> {
  static let textOrConfiguration = Self(kind: .textOrConfiguration, read: { $0.reference() }) {
    [compared($0)]
  }
  static let serverURL = Self(kind: .serverURL, read: { $0.serverURL() }) { [compared($0)] }

  private static func compared(_ reference: Reference) -> ComparedText {
    switch reference {
    case .text(let text): ComparedText(text)
    case .configuration(let name): ComparedText(name, in: "configuration")
    }
  }
}

extension ValueForm<Server.Content> {
  static let content = Self(kind: .content, read: { $0.content() }) {
    [ComparedText($0.text, at: nil)]
  }
}

extension ValueForm<[Server.Environment]> {
  static let environments = Self(kind: .urlsByName, read: { $0.environments() }) {
    $0.map { ComparedText("\($0.name.value): \($0.url.value)", at: $0.url.span) }
  }
}

extension ValueForm<[Field]> {
  /// Each field is compared by itself.
  static func fields(_ use: FieldUse) -> Self {
    Self(kind: .fields, read: { $0.fields(use) }) { _ in [] }
  }
}

extension ValueForm where Value: KeyedModel {
  /// Its own keys are compared.
  static var mapping: Self {
    Self(kind: .mapping(Value.keys.table), read: { $0.mapping(Value.self) }) { _ in [] }
  }
}

extension ValueForm {
  /// Each definition is compared by itself.
  static func definitions<Model>() -> Self where Value == Definitions<Model>, Model: KeyedModel {
    Self(kind: .definitions(Model.keys.table), read: { $0.definitions(Model.self) }) { _ in [] }
  }

  /// A list of mappings, whose items have no names to be compared by.
  static func mappings<Model: KeyedModel>(
    comparedBy compared: @escaping @Sendable ([Model]) -> [ComparedText]
  ) -> Self where Value == [Model] {
    Self(kind: .list(Model.keys.table), read: { $0.mappings(Model.self) }, compared: compared)
  }
}
