package import Diagnostics

/// The value behind a key, as a contract has it. Each of these reports what it can't read.
package protocol ValueReading {
  func text() -> Text?
  /// A list in which no text appears twice.
  func texts() -> [Text]
  func word(among words: [String]) -> Text?
  func words(among words: [String]) -> [Text]
  /// A word or a list of words.
  func wordOrWords(among words: [String]) -> [Text]
  func flag() -> Located<Bool>?
  func number(in range: ClosedRange<Int>) -> Located<Int>?
  func seconds() -> Located<Int>?
  func lifetime() -> Located<Token.Lifetime>?
  func day() -> Located<CalendarDay>?
  func localized() -> LocalizedText?
  /// A text, or the name of a configuration value.
  func reference() -> Reference?
  /// The name of something in a section.
  func name(in section: String) -> Text?
  func names(in section: String) -> [Text]
  func fields(_ use: FieldUse) -> [Field]
  func callbackURL() -> Text?
  /// A URL of http or https, or the name of a configuration value.
  func serverURL() -> Reference?
  func environments() -> [Server.Environment]
  func content() -> Server.Content?
  /// - Parameter isNext: the place in a response, which is never `bearer`.
  func placement(isNext: Bool) -> Located<Token.Placement>?
  func mapping<Model: KeyedModel>(_: Model.Type) -> Model?
  func mappings<Model: KeyedModel>(_: Model.Type) -> [Model]
  func definitions<Model: KeyedModel & Definition>(_: Model.Type) -> Definitions<Model>
}

/// What the fields behind a key are for.
package enum FieldUse: Sendable {
  /// No part of a message can be chosen.
  case free
  /// They tell refusals apart.
  case refusal
  /// Every call to a server sends them.
  case everyCall
}
