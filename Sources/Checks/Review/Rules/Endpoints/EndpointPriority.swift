/// How much a sign-in is put forward.
struct EndpointPriority: ReviewRule {
  let id = "endpoint-priority"
  let title = "how much a sign-in is put forward"
  let reason = "The priority is advice for the app's screens. It changes no message and no session."
  let judges: Set<Property> = [.endpointPriority]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.value(.endpointPriority) != nil else { return [] }
    return [
      .fine(
        .behaviour, change.sentence(.endpointPriority), .regeneration, about: .endpointPriority)
    ]
  }
}
