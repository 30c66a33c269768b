/// `--name`, or `--name VALUE`.
package struct Option: Sendable {
  package let name: String
  /// The name of the value in the help; nil for an option without one.
  let value: String?
  /// A noun phrase or an imperative, with the words that the value may be and the default.
  let says: String
  /// Whether it may be given more than once.
  let isRepeated: Bool
  /// The values that a shell offers.
  let offers: Offer

  package init(
    _ name: String, _ value: String? = nil, repeated: Bool = false, offers: Offer = .nothing,
    says: String
  ) {
    self.name = name
    self.value = value
    self.says = says
    self.offers = offers
    isRepeated = repeated
  }

  /// An option whose value is one word of a closed list, which its description ends with.
  package init<Word: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ value: String, of words: Word.Type, says: String, usual: String? = nil
  ) {
    let words = words.allCases.map(\.rawValue)
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    self.init(
      name, value, offers: .words(words),
      says: "\(says): \(list)" + (usual.map { " (default: \($0))" } ?? ""))
  }

  /// The option that every command has.
  static let help = Option("--help", says: "show this help")

  /// As the help writes it.
  package var spelling: String {
    (value.map { "\(name) \($0)" } ?? name) + (isRepeated ? " …" : "")
  }
}
