/// The contract's own name, version and languages.
struct ContractIdentity: ReviewRule {
  let id = "contract-identity"
  let title = "the contract's name, version and languages"
  let reason =
    "The service's name is the name of generated code. The first language is the one in which a person reads what no other "
    + "language says."
  let judges: Set<Property> = [.contractService, .contractVersion, .contractLanguages]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.kind == .changed else { return [] }
    return change.values.map(\.property).filter(judges.contains).map { property in
      switch property {
      case .contractService:
        return .breaking(
          .source, .regeneration, .doesNotCompile,
          "\(change.sentence(property)): modules and types bear the new name",
          help: "use the new names in app and server code", about: property)
      case .contractVersion:
        return .fine(.source, change.sentence(property), .regeneration, about: property)
      default:
        return .risky(
          .behaviour, .regeneration, .silentWrongAnswer,
          "\(change.sentence(property)): some people read messages in another language",
          help: "check the languages of the app", about: property)
      }
    }
  }
}
