import ContractModel

/// The proofs that bind a provider's answer to the sign-in that asked for it.
struct ProviderBinding: ReviewRule {
  let id = "provider-proof"
  let title = "the proofs of a sign-in with a provider"
  let reason =
    "A server that newly wants a nonce or PKCE refuses shipped apps, which do not give it. Without them an answer "
    + "that was stolen works elsewhere."
  let judges: Set<Property> = [.provider[\.pkce], .provider[\.nonce]]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    change.values.map(\.property).filter(judges.contains).map { property in
      let new = change.value(property)?.newText
      let sentence = change.sentence(property)
      if new == nil || new == "none" || new == "plain" {
        return .risky(
          .security, .oldClient, nil, "\(sentence): a stolen answer works elsewhere",
          help: "keep the proof", about: property)
      }
      if !isCarried(change.new?.name ?? "", property, comparison.new) {
        return .risky(
          .behaviour, .oldClient, .lockedOut,
          "\(sentence): no call brings this proof, so nobody can check it yet",
          help: "send it with the sign-in", about: property)
      }
      return .breaking(
        .behaviour, .oldClient, .lockedOut,
        "\(sentence): shipped apps do not give this proof and are refused",
        help: "want it only from the apps that know it", about: property)
    }
  }

  /// Whether some call brings the value against which the proof is checked.
  private func isCarried(
    _ name: String, _ property: Property, _ contract: Contract
  ) -> Bool {
    let slots: Set<ProviderSlot> =
      property == .provider[\.pkce] ? [.codeVerifier, .codeChallenge] : [.rawNonce]
    return contract.endpoints.contains { endpoint in
      endpoint.sends.contains { field in
        guard case .provider(name, let slot) = field.shape.element else { return false }
        return slots.contains(slot)
      }
    }
  }
}
