import ContractModel
import Diagnostics

/// The ways in which a value of the model becomes one that is compared.
extension Piece {
  func texts(_ property: Property) -> [String] {
    values.filter { $0.property == property }.map(\.text)
  }

  /// Each property that the keys of a mapping fill.
  mutating func add<Model>(_ model: Model, _ keys: KeyProperties<Model>) {
    for (key, property) in keys.all { add(property, key.compared(model)) }
  }

  mutating func add(_ property: Property, _ texts: [ComparedText]) {
    values += texts.map {
      PieceValue(
        property, $0.text, at: $0.span ?? span, to: $0.section.flatMap(Section.init(rawValue:)))
    }
  }

  mutating func add(_ property: Property, _ text: Text?, to reference: Section? = nil) {
    guard let text else { return }
    values.append(PieceValue(property, text.value, at: text.span, to: reference))
  }

  mutating func add(_ property: Property, each texts: [Text], to reference: Section? = nil) {
    for text in texts { add(property, text, to: reference) }
  }

  mutating func add(_ property: Property, text: String, at span: Span?) {
    values.append(PieceValue(property, text, at: span))
  }

  mutating func add(_ property: Property, count: Located<Int>?) {
    add(property, count?.map { "\($0)" })
  }

  mutating func add(_ property: Property, flag: Located<Bool>?) {
    add(property, flag?.map { "\($0)" })
  }

  mutating func add<Word: RawRepresentable<String>>(_ property: Property, word: Located<Word>?) {
    add(property, word?.map(\.rawValue))
  }

  mutating func add<Word: RawRepresentable<String>>(
    _ property: Property, words: [Located<Word>]
  ) {
    for word in words { add(property, word: word) }
  }

  /// A text for each language.
  mutating func add(_ property: Property, _ text: LocalizedText?) {
    for version in text?.versions ?? [] {
      let words = "\(version.language.value): \(version.text.value)"
      add(property, text: words, at: version.text.span)
    }
  }
}
