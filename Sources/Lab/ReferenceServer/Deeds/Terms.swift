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
    let saysNoMore =
      words.isSubset(of: Self.acceptance.union(Self.beside))
      && !words.isDisjoint(with: Self.acceptance)
    return saysNoMore || !words.isDisjoint(with: Self.documents)
      || documents.contains { !$0.isEmpty && words.isSuperset(of: $0) }
  }

  private static let documents: Set = [
    "terms", "privacy", "agreement", "conditions", "policy", "tos", "eula", "gdpr", "legal",
  ]

  private static let acceptance: Set = [
    "accept", "accepts", "accepted", "agree", "agrees", "agreed", "consent", "consents",
    "consented",
  ]

  private static let beside: Set = ["all", "has", "is", "i", "user"]

  /// Of `acceptsTOS` and `accepts_tos`, in small letters: several capitals are one word, up to the one that begins the next.
  private static func words(_ name: String) -> [String] {
    let letters = Array(name)
    var words = [""]
    for (place, letter) in letters.enumerated() {
      let isAfterSmall = place > 0 && !letters[place - 1].isUppercase
      let isBeforeSmall = place + 1 < letters.count && letters[place + 1].isLowercase
      let begins = letter.isUppercase && (isAfterSmall || isBeforeSmall)
      if begins || !letter.isLetter { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }
}
