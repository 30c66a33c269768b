/// The work of a call, and who makes it.
struct EndpointOperation: ReviewRule {
  let id = "endpoint-operation"
  let title = "the work of a call"
  let reason =
    "`does` decides what a call means to the session: whether it signs in, renews or ends it. An app in the store acts on "
    + "the old meaning, whatever the server does."
  let judges: Set<Property> = [
    .endpointOperation, .endpointObject, .endpointCaller, .endpointEnds,
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).map { property in
      if change.value(property)?.oldText == nil {
        return .fine(.behaviour, "\(change.sentence(property))", about: property)
      }
      return .risky(
        .behaviour, .oldClient, .silentWrongAnswer,
        "\(change.sentence(property)): an app in the store acts on the old meaning",
        help: "give the new meaning a call of its own", about: property)
    }
  }
}
