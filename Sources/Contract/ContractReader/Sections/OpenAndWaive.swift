import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let openPoint = KeyTable(
    "an open value",
    [
      .required(
        "at", .path, "the place of the value, as a path of keys", example: "tokens.refresh.grace"),
      .required(
        "why", .localizedText, "why nobody has decided it",
        example: "{ en: the document does not say, zh-Hans: 文档没有说明 }"),
    ])

  package static let waiver = KeyTable(
    "a waiver",
    [
      .required("rule", .text, "the rule that is set aside", example: "lost-answer"),
      .required(
        "at", .path, "for which part of the contract, as a path of keys", example: "tokens.refresh"),
      .required(
        "why", .localizedText, "why it is set aside",
        example: "{ en: the server gets it in May, zh-Hans: 服务器五月支持 }"),
      .required("until", .day, "the last day on which it counts", example: "\"2027-06-01\""),
    ])
}

extension Reader {
  /// An open value may be one that is not written yet: then the key above it is.
  func openPoints(_ node: Node?, in roots: [Node]) -> [OpenPoint] {
    items(node, "open", of: .openPoint).compactMap { item in
      guard let keys = Mapping(item, .openPoint, self) else { return nil }
      let why = localized(keys["why"])
      guard let at = text(keys["at"]), place(at, in: roots, mayBeAbsent: true) != nil, let why
      else {
        return nil
      }
      return OpenPoint(at: at, why: why)
    }
  }

  func waivers(_ node: Node?, in roots: [Node]) -> [Waiver] {
    items(node, "waive", of: .waiver).compactMap { item in
      guard let keys = Mapping(item, .waiver, self) else { return nil }
      let (rule, why, until) = (
        text(keys["rule"]), localized(keys["why"]), day(keys["until"])
      )
      guard let at = text(keys["at"]), let covers = place(at, in: roots, mayBeAbsent: false) else {
        return nil
      }
      guard let rule, let why, let until else { return nil }
      return Waiver(rule: rule, at: at, why: why, until: until, covers: covers)
    }
  }

  /// A path may lead into the contract and into files that it includes. Nil, and reported, if it leads nowhere.
  private func place(_ at: Text, in roots: [Node], mayBeAbsent: Bool) -> [Span]? {
    let path = DocumentPath(at.value)
    let found = path.find(in: roots)
    if !found.isEmpty || (mayBeAbsent && roots.contains(where: path.couldBeWritten)) {
      return found
    }
    report(.unresolvedPath(at, path.choices(in: roots)))
    return nil
  }
}
