import ContractModel

/// The announcement that a call will go.
struct EndpointDeprecated: ReviewRule {
  let id = "endpoint-deprecated"
  let title = "the announcement that a call will go"
  let reason = "A deprecated call works as before. Generated code warns whoever calls it."
  let judges: Set<Property> = [.deprecation[\.since], .deprecation[\.until], .deprecation[\.use]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).map { property in
      .fine(
        .source, "\(change.title) is deprecated: `\(property.key)` \(change.words(property))",
        .regeneration, about: property)
    }
  }
}
