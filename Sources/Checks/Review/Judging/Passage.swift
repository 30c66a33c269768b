import ContractModel

/// A field on its way from the side that writes it to the side that reads it, where the two know different contracts.
struct Passage {
  let use: MessageUse
  let direction: ReviewFinding.Direction
  let writer: Field?
  let reader: Field?
  let isReadByServer: Bool

  /// The effect of a value that the reader does not understand.
  var failure: ReviewFinding.Effect {
    if use.renews { return .forcedSignIn }
    switch use.way {
    case .sent, .callback: return .lockedOut
    case .returned: return .crash
    case .refused, .claimed, .configured: return .silentWrongAnswer
    }
  }

  /// "the server refuses …" or "the app cannot read …", as a sentence ends.
  var consequence: String {
    switch use.way {
    case .sent: "the server refuses \(use.subject)"
    case .returned: "the app cannot read the answer of \(use.subject)"
    case .refused: "the app cannot tell the refusal"
    case .claimed: "those who read the token do not find it"
    case .callback: "the sign-in ends without its result"
    case .configured: "the client is made without it"
    }
  }

  /// "a shipped app" or "an app of the new contract".
  var app: String {
    direction == .oldClient ? "a shipped app" : "an app of the new contract"
  }
}

extension PieceChange {
  /// Both directions of each message in which the changed field travels.
  func passages(in comparison: Comparison) -> [Passage] {
    uses(in: comparison).filter { $0.way != .configured }.flatMap { use -> [Passage] in
      let isSent = use.way == .sent
      let (old, new) = fields
      return [
        Passage(
          use: use, direction: .oldClient, writer: isSent ? old : new, reader: isSent ? new : old,
          isReadByServer: isSent),
        Passage(
          use: use, direction: .newClient, writer: isSent ? new : old, reader: isSent ? old : new,
          isReadByServer: isSent),
      ]
    }
  }
}
