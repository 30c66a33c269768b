import ContractModel
import Diagnostics
import YAMLSource

/// Reads texts for people, which may come in the contract's languages.
extension Reader {
  /// A text, or a text for each language.
  func localized(_ node: Node?) -> LocalizedText? {
    guard let node else { return nil }
    if node.isMapping { return LocalizedText(versions(node), at: node.span.firstLine) }
    guard node.scalar != nil else {
      report(
        .wrongKind(
          node, wanted: "a text, or a text for each language",
          example: "{ en: Signs a person in. }"))
      return nil
    }
    return text(node).map { LocalizedText($0, at: node.span.firstLine) }
  }

  /// The entries of a mapping, of which each key is one of the contract's languages.
  func versions(_ node: Node) -> [LocalizedText.Version] {
    node.entries.filter { !$0.value.isPlaceholder }.compactMap { entry in
      let language = Text(entry.key.text, at: entry.key.span)
      if !languages.contains(where: { $0.value == language.value }) {
        report(.unknownLanguage(language, languages.map(\.value)))
      }
      return text(entry.value).map { LocalizedText.Version(language: language, text: $0) }
    }
  }
}
