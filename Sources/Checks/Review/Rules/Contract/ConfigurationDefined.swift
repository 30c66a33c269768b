import ContractModel

/// A value of the deployment that came, went or has another name.
struct ConfigurationDefined: ReviewRule {
  let id = "configuration-defined"
  let title = "a value of the deployment that came, went or has another name"
  let reason =
    "The value is given where the client or the server is made. Apps in the store have theirs."
  let judges: Set<Property> = [.contractConfiguration]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.property == .contractConfiguration, change.kind != .changed else { return [] }
    if change.kind == .added, change.new?.field?.shape.isOptional == true {
      return [.fine(.source, "\(change.title) is new, and may be left out", .regeneration)]
    }
    let words =
      switch change.kind {
      case .added: "is new: code has to give it"
      case .removed: "is gone: code that gives it does not compile"
      case .renamed, .changed: "was called `\(change.old?.name ?? "")`"
      }
    return [
      .breaking(
        .source, .regeneration, .doesNotCompile, "\(change.title) \(words)",
        help: "change the code that makes the client and the server")
    ]
  }
}
