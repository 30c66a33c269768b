/// The form that all messages of a server share.
struct ServerForm: ReviewRule {
  let id = "server-form"
  let title = "the form that all messages of a server share"
  let reason =
    "Names, media type and envelope are those of every message: a client that knows the old form reads nothing of the new."
  let judges: Set<Property> = [.serverNames, .serverContent, .serverSuccess, .serverAnswer]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).flatMap { property -> [Judgement] in
      let help = "give the new form another address, and keep the old one"
      let sentence = change.sentence(property)
      let how: ReviewFinding.Effect = property == .serverContent ? .lockedOut : .crash
      return [
        .breaking(
          .wire, .oldClient, how, "\(sentence): apps in the store understand no message",
          help: help, about: property),
        .breaking(
          .wire, .newClient, how, "\(sentence): a server that was not updated is not understood",
          help: "update the server before the app", about: property),
      ]
    }
  }
}
