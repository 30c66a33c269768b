import ContractModel

/// The place of the session in the keychain.
struct KeychainRule: ReviewRule {
  let id = "keychain-rule"
  let title = "the place of the session in the keychain"
  let reason =
    "An updated app looks for its session under the service and the access group of its contract. Under another name it "
    + "finds nothing, and signs everybody out."
  let judges: Set<Property> = [
    .keychain[\.service], .keychain[\.accessible], .keychain[\.synchronizable],
    .keychain[\.accessGroup],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).map { property in
      let sentence = change.sentence(property)
      switch property {
      case .keychain[\.service], .keychain[\.accessGroup]:
        return .breaking(
          .behaviour, .regeneration, .forcedSignIn,
          "\(sentence): an updated app does not find the session, and signs everybody out",
          help: "keep it, or give the store's plan the old place as `previous`", about: property)
      case .keychain[\.synchronizable]:
        let isOn = change.value(property)?.newText == "true"
        return isOn
          ? .risky(
            .security, .regeneration, nil, "\(sentence): the session travels to other devices",
            help: "keep the session on its device", about: property)
          : .risky(
            .behaviour, .regeneration, .forcedSignIn,
            "\(sentence): an updated app looks for an item that is not synced",
            help: "give the store's plan the old place as `previous`", about: property)
      default:
        return .risky(
          .security, .regeneration, nil, "\(sentence): the session can be read at other times",
          help: "check that widgets and extensions still can read it, and nobody else",
          about: property)
      }
    }
  }
}
