/// Whether a value may be missing.
struct FieldOptional: ReviewRule {
  let id = "field-optional"
  let title = "whether a value may be missing"
  let reason =
    "A value that may be missing now breaks those who count on it, and a value that must come now breaks those who leave "
    + "it out. Which of the two depends on who sends it: make what is returned required and what is sent optional without harm."
  let judges: Set<Property> = [.shapeIsOptional]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard change.value(.shapeIsOptional) != nil, let shapes = change.shapes else { return [] }
    let state = shapes.new.isOptional ? "optional, and was required" : "required, and was optional"
    let found = change.passages(in: comparison, shapes).map { passage, writer, reader in
      guard writer.isOptional, !reader.isOptional else {
        if !writer.isOptional, passage.use.way == .returned, passage.direction == .oldClient {
          return Judgement.risky(
            .behaviour, .oldClient, .silentWrongAnswer,
            "\(change.title) is \(state): where a server has none, it makes one up or fails",
            help: "check that each record has one", about: .shapeIsOptional)
        }  //! review-required-made-up
        return Judgement.fine(
          .wire, "\(change.title) is \(state), and nobody misses it", passage.direction,
          about: .shapeIsOptional)
      }
      return .breaking(
        .wire, passage.direction, passage.failure,
        "\(change.title) is \(state): where it is missing, \(passage.consequence)",
        help: passage.direction == .oldClient
          ? "keep it as it was until the apps that know the old rule are gone"
          : "update the server before the app", about: .shapeIsOptional)
    }
    return found + [
      .breaking(
        .source, .regeneration, .doesNotCompile,
        "code that uses \(change.title) meets a value that is \(state)",
        help: "unwrap it, or give it", about: .shapeIsOptional)
    ]
  }
}
