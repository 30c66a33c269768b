import ContractModel

/// The ids by which a provider knows the app, and the server the provider's tokens.
struct ProviderIdentity: ReviewRule {
  let id = "provider-identity"
  let title = "the ids of the app and the issuer at a provider"
  let reason =
    "A shipped app asks the provider under the old id, so the provider's token names the old one. A server that "
    + "checks for the new id alone refuses every such sign-in. A user pool cannot change its sign-in aliases at all."
  let judges: Set<Property> = [
    .provider[\.audience], .provider[\.issuer], .provider[\.clientId], .provider[\.poolId],
    .provider[\.signInAliases],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).map { property in
      let sentence = change.sentence(property)
      let value = change.value(property)
      if value?.old.isEmpty == true, property != .provider[\.signInAliases] {
        return .risky(
          .behaviour, .oldClient, .lockedOut, "\(sentence): what was not checked is checked now",
          help: "check that it is the id of shipped apps", about: property)
      }
      if value?.new.isEmpty == true, property != .provider[\.signInAliases] {
        return .risky(
          .security, .oldClient, nil, "\(sentence): tokens made for others may be taken",
          help: "keep the check", about: property)
      }
      return .breaking(
        .behaviour, .oldClient, .lockedOut,
        "\(sentence): shipped apps sign in under the old one and are refused",
        help: property == .provider[\.signInAliases]
          ? "make a new user pool and move the people" : "accept both until those apps are gone",
        about: property)
    }
  }
}
