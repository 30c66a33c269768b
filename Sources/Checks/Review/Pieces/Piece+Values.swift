import ContractModel
import Diagnostics

/// The ways in which a value of the model becomes one that is compared.
extension Piece {
  func texts(_ property: Property) -> [String] {
    values.filter { $0.property == property }.map(\.text)
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

  mutating func add(_ property: Property, duration: Located<Int>?) {
    add(property, duration?.map(\.asDuration))
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

  mutating func add(_ property: Property, _ reference: Reference?) {
    switch reference {
    case .text(let text): add(property, text)
    case .configuration(let name): add(property, name, to: .configuration)
    case nil: break
    }
  }

  /// A text for each language.
  mutating func add(_ property: Property, _ text: LocalizedText?) {
    for version in text?.versions ?? [] {
      let words = "\(version.language.value): \(version.text.value)"
      add(property, text: words, at: version.text.span)
    }
  }

  /// A list whose order has a meaning: one value.
  mutating func add(_ property: Property, inOrder texts: [Text]) {
    guard let first = texts.first, let last = texts.last else { return }
    let span = first.span.source === last.span.source ? first.span.through(last.span) : first.span
    add(property, text: texts.map(\.value).joined(separator: ", "), at: span)
  }
}

extension Int {
  /// Seconds as a contract writes them: `90s`, `5m`, `2h`, `7d`.
  package var asDuration: String {
    if self >= 86400, self % 86400 == 0 { return "\(self / 86400)d" }
    if self >= 3600, self % 3600 == 0 { return "\(self / 3600)h" }
    if self >= 60, self % 60 == 0 { return "\(self / 60)m" }
    return "\(self)s"
  }
}
