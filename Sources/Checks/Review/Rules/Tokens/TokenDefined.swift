import ContractModel
import Diagnostics

/// A token that came, went or has another name.
struct TokenDefined: ReviewRule {
  let id = "token-defined"
  let title = "a token that came, went or has another name"
  let reason =
    "An app keeps a token under its name. An updated app that looks under another name finds nothing and signs the person "
    + "out, unless `was` tells the old one. A session needs each stored token: a new one comes with the next renewal or sign-in."
  let judges: Set<Property> = [.contractTokens, .token[\.formerNames]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    if change.value(.token[\.formerNames]) != nil, change.kind == .changed {
      return [former(change)]
    }
    guard change.property == .contractTokens else { return [] }
    switch change.kind {
    case .added: return added(change, comparison)
    case .removed:
      return [
        .breaking(
          .source, .regeneration, .doesNotCompile,
          "\(change.title) is gone: code that names it does not compile",
          help: "remove its uses; messages are judged by themselves")
      ]
    case .renamed: return renamed(change)
    case .changed: return []
    }
  }

  private func former(_ change: PieceChange) -> Judgement {
    guard let gone = change.value(.token[\.formerNames])?.oldText else {
      return .fine(
        .behaviour, change.sentence(.token[\.formerNames]), .regeneration,
        about: .token[\.formerNames])
    }
    return .breaking(
      .behaviour, .regeneration, .forcedSignIn,
      "\(change.title) no longer says that it was `\(gone)`: who updates from such a version is signed out",
      help: "keep the name in `was` as long as anybody may update from that version",
      about: .token[\.formerNames])
  }

  private func added(_ change: PieceChange, _ comparison: Comparison) -> [Judgement] {
    guard let token = change.new?.token else { return [] }
    let name = token.name.value
    let isKept = token.stored.value != .nowhere
    let isNeeded = comparison.new.endpoints.contains { endpoint in
      endpoint.needs.contains { $0.value == name }
    }
    let comes = comparison.newSession.renewed.contains(name)
    if isKept, isNeeded, !comes, !isStep(name, comparison.new) {
      return [
        .breaking(
          .behaviour, .regeneration, .forcedSignIn,
          "\(change.title) is new and no renewal brings it: who updates the app has a session without it",
          help: "let the renewal return it too")
      ]
    }
    return [.fine(.behaviour, "\(change.title) is new", .regeneration)]
  }

  private func isStep(_ name: String, _ contract: Contract) -> Bool {
    contract.tokens[name].stored.value == .memory
  }

  private func renamed(_ change: PieceChange) -> [Judgement] {
    let old = change.old?.name ?? ""
    let source = Judgement.breaking(
      .source, .regeneration, .doesNotCompile, "\(change.title) was called `\(old)`",
      help: "use the new name in app and server code")
    guard let pair = change.tokens, pair.old.stored.value == .keychain else { return [source] }
    let isKnown =
      pair.new.formerNames.contains { $0.value == old }
      || pair.new.account != nil && pair.new.account?.value == pair.old.account?.value
    if isKnown {
      return [
        source, .fine(.behaviour, "an updated app finds what it kept as `\(old)`", .regeneration),
      ]
    }
    return [
      source,
      .breaking(
        .behaviour, .regeneration, .forcedSignIn,
        "\(change.title) was kept as `\(old)`: an updated app does not find it, and signs everybody out",
        help: "write `was: [\(old)]` under the token"),
    ]
  }
}
