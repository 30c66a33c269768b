import ContractModel

/// The texts of an enumeration, or the types of a choice.
struct EnumerationTexts: ReviewRule {
  let id = "enumeration-texts"
  let title = "the texts of an enumeration and the types of a choice"
  let reason =
    "A server refuses a text that it no longer knows. A generated client takes an unknown text of an answer as `other`, "
    + "and app code that does not expect it does the wrong thing without a word. A hand-written client often ends there. "
    + "A new type of a choice cannot be read at all by a client that does not know it."
  let judges: Set<Property> = [.shapeElement]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let value = change.value(.shapeElement) else { return [] }
    if case .type(let type)? = change.new?.subject, change.value(.typeContent) == nil {
      let isChoice = if case .oneOf = type.content { true } else { false }
      return judge(value, change, comparison, isChoice: isChoice)
    }
    return change.isEnumerationChange ? judge(value, change, comparison, isChoice: false) : []
  }

  private func judge(
    _ value: ValueChange, _ change: PieceChange, _ comparison: Comparison, isChoice: Bool
  ) -> [Judgement] {
    let gone = value.old.map(\.text)
    let came = value.new.map(\.text)
    let found = change.passages(in: comparison).compactMap { passage -> Judgement? in
      let isWrittenByOld = passage.isReadByServer == (passage.direction == .oldClient)
      let unknown = isWrittenByOld ? gone : came
      guard !unknown.isEmpty else { return retold(passage, change, gone) }
      let words = "`\(unknown.joined(separator: "`, `"))`"
      if passage.isReadByServer || isChoice {
        return .breaking(
          .wire, passage.direction, passage.failure,
          "\(change.title): \(words) is not known to the other side, and then \(passage.consequence)",
          help: "let both sides know it first, and use it later", about: .shapeElement)
      }
      return .risky(
        .wire, passage.direction, .silentWrongAnswer,
        "\(change.title): \(passage.app) may get \(words), which it does not know",
        help: "check what app code does with a text that it does not know", about: .shapeElement)
    }
    return found + [source(change, gone, came)]
  }

  /// The server says by another text what it said by the one that is gone.
  private func retold(
    _ passage: Passage, _ change: PieceChange, _ gone: [String]
  ) -> Judgement? {
    guard !gone.isEmpty, !passage.isReadByServer, passage.direction == .oldClient else {
      return nil
    }
    return .risky(
      .wire, .oldClient, .silentWrongAnswer,
      "\(change.title): what was `\(gone.joined(separator: "`, `"))` is told by another text now",
      help: "check what shipped apps do with the text that stands for it",
      about: .shapeElement)
  }

  private func source(_ change: PieceChange, _ gone: [String], _ came: [String]) -> Judgement {
    if gone.isEmpty {
      return .risky(
        .source, .regeneration, .doesNotCompile,
        "\(change.title) has new cases (`\(came.joined(separator: "`, `"))`): exhaustive switches no longer compile",
        help: "add the case to the app's switches", about: .shapeElement)
    }
    return .breaking(
      .source, .regeneration, .doesNotCompile,
      "\(change.title) no longer has `\(gone.joined(separator: "`, `"))`: code that names it does not compile",
      help: "remove the uses of the case", about: .shapeElement)
  }
}
