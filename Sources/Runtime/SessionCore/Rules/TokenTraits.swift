/// One token of a contract, as far as the session depends on it.
package struct TokenTraits: Hashable, Sendable {
  package let name: String
  /// Seconds from issue or rotation; nil if only the server knows.
  package let lifetime: Double?
  package let place: TokenPersistence
  /// Each renewal replaces it.
  package let rotates: Bool
  /// Seconds in which the server gives the same successor again for a token that was already used.
  package let grace: Double
  /// A session is whole without it.
  package let isOptional: Bool
  /// It only joins the steps of a sign-in, and is no part of a session.
  package let isStep: Bool
  /// The names that it had in older versions of the contract, which a store may still hold.
  package let formerNames: [String]

  package init(
    _ name: String, lifetime: Double? = nil, place: TokenPersistence = .store,
    rotates: Bool = false,
    grace: Double = 0, isOptional: Bool = false, isStep: Bool = false, formerNames: [String] = []
  ) {
    self.name = name
    self.lifetime = lifetime
    self.place = place
    self.rotates = rotates
    self.grace = grace
    self.isOptional = isOptional
    self.isStep = isStep
    self.formerNames = formerNames
  }
}

/// The place where a token is kept.
package enum TokenPersistence: Hashable, Sendable {
  case store
  /// Until the process ends.
  case memory
  case nowhere
}
