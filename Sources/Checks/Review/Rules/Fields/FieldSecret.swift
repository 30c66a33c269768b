import ContractModel

/// Whether a value is kept out of logs.
struct FieldSecret: ReviewRule {
  let id = "field-secret"
  let title = "whether a value is a secret"
  let reason =
    "A secret is printed nowhere: generated code gives it a type of its own. A value that is no longer one appears in logs "
    + "and descriptions."
  let judges: Set<Property> = [.fieldSecret]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.value(.fieldSecret) != nil, let old = change.fields.old,
      let new = change.fields.new
    else { return [] }
    if old.isSecret == new.isSecret {
      return [.fine(.security, "\(change.title) is as secret as it was", about: .fieldSecret)]
    }
    let source = Judgement.breaking(
      .source, .regeneration, .doesNotCompile,
      "\(change.title) is \(new.isSecret ? "a secret" : "no secret any more"), so its type is another",
      help: "change the code that makes or reads the value", about: .fieldSecret)
    guard old.isSecret else { return [source] }
    return [
      source,
      .risky(
        .security, .regeneration, nil,
        "\(change.title) is no secret any more: logs and descriptions show it",
        help: "keep `secret: true` if anyone who sees it could act as the person",
        about: .fieldSecret),
    ]
  }
}
