import ContractModel

/// A field that one side no longer knows.
struct FieldRemoved: ReviewRule {
  let id = "field-removed"
  let title = "a field that is gone"
  let reason =
    "A shipped app cannot read an answer that lacks a field on which it counts. "
    + "A field that the app still sends is ignored by the server, so whatever it was good for no longer happens. "
    + "Deprecate the field first, and keep it while old versions are in use."
  let judges: Set<Property> = FieldProperties.lists

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.kind == .removed, let field = change.old?.field, judges.contains(change.property)
    else { return [] }
    let found = change.passages(in: comparison).compactMap { passage -> Judgement? in
      judgement(passage, change, field, comparison)
    }
    let uses = Judgement.breaking(
      .source, .regeneration, .doesNotCompile,
      "app code that names \(change.title) no longer compiles",
      help: "remove the uses of the field")
    guard let rename = rename(change) else { return found + [uses] }
    return found.map { $0.verdict == .fine ? $0 : $0.helped(by: rename) } + [uses]
  }

  /// A new field beside it has the same type: it may be the same field under another name.
  private func rename(_ change: PieceChange) -> String? {
    guard let around = change.chain.dropLast().last, let old = around.old, let new = around.new,
      let gone = change.old, let wire = gone.identity?.split(separator: " "), wire.count == 2
    else { return nil }
    let known = old.parts.map(\.keys)
    let alike = new.parts.filter { part in
      part.field != nil && !known.contains(part.keys) && part.property == gone.property
        && part.texts(.shapeElement) == gone.texts(.shapeElement)
        && part.texts(.shapeContainer) == gone.texts(.shapeContainer)
    }
    guard alike.count == 1, let renamed = alike.first else { return nil }
    return "if `\(renamed.name)` is its new name, write `wire: \(wire[1])` there"
  }

  /// The app learns by it which step of a sign-in is next. A mark that is told elsewhere still names the step, and an app
  /// that looks at the old place cannot read the answer.
  private func isLastMark(_ field: Field, _ change: PieceChange) -> Bool {
    guard let role = field.role?.value, role.rawValue.hasPrefix("step.") else { return false }
    let siblings = change.chain.dropLast().last?.new?.parts ?? []
    return !siblings.contains { $0.field?.role?.value == role }  //! review-mark-elsewhere
  }

  private func judgement(
    _ passage: Passage, _ change: PieceChange, _ field: Field, _ comparison: Comparison
  ) -> Judgement? {
    let isOptional = field.shape.isOptional
    if passage.writer == nil {
      if passage.losesRenewal(field, in: comparison) {
        return .breaking(
          .wire, .oldClient, .forcedSignIn,
          "\(change.title) is gone: shipped apps get no token to renew by",
          help: "keep it until those apps are gone")
      }
      if !isOptional {
        return .breaking(
          .wire, passage.direction, isLastMark(field, change) ? .lockedOut : passage.failure,
          "\(change.title) is gone: without it \(passage.consequence)",
          help: passage.direction == .oldClient
            ? "keep it until the apps that read it are gone"
            : "keep sending it until the server is updated")
      }
      return .risky(
        .wire, passage.direction, .silentWrongAnswer,
        passage.isReadByServer
          ? "new apps no longer send \(change.title), but a server that isn't updated still reads it"
          : "the server no longer sends \(change.title), but shipped apps still read it",
        help: "check what happens if it's missing")
    }
    guard passage.use.way == .sent, passage.direction == .oldClient else {
      return .fine(
        .wire, "a server that isn't updated still sends \(change.title), and new apps ignore it",
        passage.direction)
    }
    if !isOptional, field.isProof(in: passage.use) == true {  //! review-proof-removed
      return .breaking(
        .behaviour, .oldClient, passage.failure,
        "\(change.title) is gone: the server has nothing by which \(passage.use.subject) proves who it is",
        help: "keep it until the apps that send it are gone")
    }
    if field.role?.value == .deviceID, comparison.renewsByBoundToken {  //! review-device-forgotten
      return .breaking(
        .behaviour, .oldClient, .forcedSignIn,
        "\(change.title) is gone: the sessions that people hold are bound to their devices, and the server knows none of them again",
        help: "keep it as long as the token that renews is bound")
    }
    return .risky(
      .wire, .oldClient, .silentWrongAnswer,
      "the server no longer reads \(change.title), which shipped apps still send",
      help: "check that nothing depends on it")
  }
}

extension Comparison {
  /// The new server renews on the device of the sign-in alone.
  fileprivate var renewsByBoundToken: Bool {
    oldSession.spent.flatMap { new.tokens.find($0)?.bound } != nil
  }
}
