import ContractModel

extension Deeds {
  /// Whatever of the terms was sent, it must be ticked. A call that sends nothing of them says by itself that they are
  /// accepted, or does not speak of them.
  func mustTickTerms(_ given: Given) throws {
    for leaf in SentFields(types: contract.types).leaves(of: given) where leaf.field.isTickOfTerms {
      guard leaf.value.isTrue else { throw Refused(.termsNotAccepted) }
    }
  }
}

extension Field {
  /// What a person ticks.
  var isTickOfTerms: Bool {
    guard case .scalar(.bool) = shape.element else { return false }
    let name = name.value.lowercased()
    return ["terms", "agree", "accept", "consent", "privacy"].contains { name.contains($0) }
  }
}
