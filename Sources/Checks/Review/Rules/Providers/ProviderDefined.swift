import ContractModel

/// An identity provider that came, went or has another name.
struct ProviderDefined: ReviewRule {
  let id = "provider-defined"
  let title = "an identity provider that came, went or has another name"
  let reason =
    "A shipped app still offers the sign-in of a provider that is gone. Who has no other way to sign in is locked out."
  let judges: Set<Property> = [.contractProviders, .provider[\.kind]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    if change.value(.provider[\.kind]) != nil {
      return [
        .breaking(
          .wire, .oldClient, .lockedOut,
          "\(change.sentence(.provider[\.kind])): shipped apps sign in with the old kind",
          help: "make a second provider beside it", about: .provider[\.kind])
      ]
    }
    guard change.property == .contractProviders else { return [] }
    switch change.kind {
    case .added: return [.fine(.behaviour, "\(change.title) is new")]
    case .removed:
      return [
        .breaking(
          .behaviour, .oldClient, .lockedOut,
          "\(change.title) is gone: who signs in by it cannot any more",
          help: "let these people link another way to sign in first")
      ]
    case .renamed:
      return [
        .breaking(
          .source, .regeneration, .doesNotCompile,
          "\(change.title) was called `\(change.old?.name ?? "")`", help: "use the new name")
      ]
    case .changed: return []
    }
  }
}
