import ContractModel

extension Deeds {
  /// Whatever of the terms was sent, it must be ticked. A call that sends nothing of them says by itself that they are
  /// accepted, or does not speak of them. Beside what must be sent, what may be left out may be refused as well.
  func mustTickTerms(_ given: Given) throws {
    let ticks = SentFields(types: contract.types).leaves(of: given)
      .filter { contract.isTickOfTerms($0.field) }
    let required = ticks.filter { !$0.field.shape.isOptional }
    guard (required.isEmpty ? ticks : required).allSatisfy(\.value.isTrue) else {
      throw Refused(.termsNotAccepted)
    }
  }
}

extension Contract {
  /// What a person ticks: its name speaks of one of the documents, or says no more than that something is accepted.
  func isTickOfTerms(_ field: Field) -> Bool {
    guard case .scalar(.bool) = field.shape.element else { return false }
    let words = Set(Self.words(field.name.value))
    let documents = (policies.terms?.documents ?? []).map { Set(Self.words($0.value)) }
    return !words.isDisjoint(with: Self.documents) || words.isSubset(of: Self.acceptance)
      || documents.contains { !$0.isEmpty && words.isSuperset(of: $0) }
  }

  private static let documents: Set = ["terms", "privacy", "agreement"]

  private static let acceptance: Set = [
    "accept", "accepts", "accepted", "agree", "agrees", "agreed", "consent", "consents",
    "consented", "has", "is", "i", "user",
  ]

  /// Of `acceptsTerms` and `accepts_terms`, in small letters.
  private static func words(_ name: String) -> [String] {
    var words = [""]
    for letter in name {
      if letter.isUppercase || !letter.isLetter { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }
}
