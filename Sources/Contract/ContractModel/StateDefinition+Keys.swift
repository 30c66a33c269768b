import Diagnostics

extension StateDefinition {
  package static let keys = Keys<Self>(
    "a state",
    [
      .doc(\.doc),
      .defaulted(
        "holds", \.holds, .names(in: "tokens"), "the tokens that are kept while in this state",
        usual: "none", example: "[access, refresh]"),
      .optional(
        "kept", \.kept, .yesNo, "whether the state survives a restart of the app",
        usual: "false", example: "true"),
      .section(
        "after", \.moves, .moves,
        "the events that leave the state, each with the next state; without it, the state is final",
        example: "{ verifyCode: done, user.cancels: left }",
        comparedBy: {
          $0.moves.map {
            ComparedText("\($0.event.value) → \($0.target.value)", at: $0.event.span)
          }
        }),
    ])
}
