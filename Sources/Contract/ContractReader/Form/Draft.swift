import ContractModel
import Diagnostics
import YAMLSource

/// A value of the model, filled by the keys of a mapping.
struct Draft<Model: KeyedModel> {
  let keys: Mapping
  let model: Model
  /// Nil if a required value is missing, which has been reported.
  let whole: Model?
}

extension Reader {
  /// Nil, and reported, if the node is no mapping.
  func draft<Model: KeyedModel>(
    _: Model.Type, _ node: Node, named name: Text? = nil
  ) -> Draft<Model>? {
    guard let keys = Mapping(node, Model.keys.table, named: name, self) else { return nil }
    var model = Model(name ?? Text("", at: node.span))
    var isWhole = true
    let value = WrittenValue(node, self)
    for (place, key) in Model.keys.all.enumerated() {
      var isRead = false
      if let node = keys[at: place] {
        (value.node, value.key) = (node, key.described.name)
        isRead = key.read(&model, value)
      }
      if key.described.isRequired, !isRead { isWhole = false }
    }
    return Draft(keys: keys, model: model, whole: isWhole ? model : nil)
  }

  func read<Model: KeyedModel>(
    _ model: Model.Type, _ node: Node?, named name: Text? = nil
  ) -> Model? {
    node.flatMap { draft(model, $0, named: name)?.whole }
  }
}

/// The value behind a key. A reference type, so that a mapping needs one for all its keys.
final class WrittenValue: ValueReading {
  var node: Node
  var key: String
  private let reader: Reader

  init(_ node: Node, behind key: String = "", _ reader: Reader) {
    (self.node, self.key, self.reader) = (node, key, reader)
  }

  func text() -> Text? { reader.text(node) }
  func texts() -> [Text] { reader.set(node, key) }
  func word(among words: [String]) -> Text? { reader.word(node, key, among: words) }
  func words(among words: [String]) -> [Text] { reader.words(node, key, among: words) }
  func flag() -> Located<Bool>? { reader.yesOrNo(node) }
  func number(in range: ClosedRange<Int>) -> Located<Int>? { reader.number(node, in: range) }
  func seconds() -> Located<Int>? { reader.seconds(node) }
  func lifetime() -> Located<Token.Lifetime>? { reader.lifetime(node) }
  func day() -> Located<CalendarDay>? { reader.day(node) }
  func localized() -> LocalizedText? { reader.localized(node) }
  func reference() -> Reference? { reader.reference(node) }
  func name(in section: String) -> Text? { reader.reference(node, to: section) }
  func names(in section: String) -> [Text] { reader.references(node, to: section, key) }
  func callbackURL() -> Text? { reader.callbackURL(node) }
  func serverURL() -> Reference? { reader.serverURL(node) }
  func environments() -> [Server.Environment] { reader.environments(node, key) }
  func content() -> Server.Content? { reader.content(node) }

  func fields(_ use: FieldUse) -> [Field] {
    switch use {
    case .free: reader.fields(node, .free)
    case .refusal: reader.refusalFields(node, .refusal)
    case .everyCall: reader.everyCall(node)
    }
  }

  func wordOrWords(among words: [String]) -> [Text] {
    guard node.scalar == nil else { return [word(among: words)].compactMap { $0 } }
    return self.words(among: words)
  }

  func placement(isNext: Bool) -> Located<Token.Placement>? {
    isNext ? reader.nextPlace(node) : reader.placement(node)
  }

  func mapping<Model: KeyedModel>(_ model: Model.Type) -> Model? { reader.read(model, node) }

  func mappings<Model: KeyedModel>(_ model: Model.Type) -> [Model] {
    reader.items(node, key, of: model.keys.table).compactMap { reader.read(model, $0) }
  }

  func definitions<Model: KeyedModel & Definition>(_ model: Model.Type) -> Definitions<Model> {
    reader.definitions(key, of: node) { reader.read(model, $1, named: $0) }
  }
}
