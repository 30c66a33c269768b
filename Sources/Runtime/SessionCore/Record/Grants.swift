/// The tokens and values that an answer brings to a session, as they are kept.
package struct Grants: Hashable, Sendable {
  package var tokens: [String: HeldToken]
  package var values: [String: String]
  /// The tokens that the answer has a place for, be it filled or an empty text.
  package var named: Set<String>
  /// The number of the call that brought it: of two steps the one counts whose call was begun last.
  var number = 0

  package init(
    tokens: [String: HeldToken] = [:], values: [String: String] = [:], named: Set<String> = []
  ) {
    self.tokens = tokens
    self.values = values
    self.named = named
  }

  package static var none: Grants { Grants() }

  package var isEmpty: Bool { tokens.isEmpty && values.isEmpty }

  /// It brings steps of a sign-in and no other token.
  func isStep(_ rules: SessionRules) -> Bool {
    !tokens.isEmpty && tokens.keys.allSatisfy(rules.isStep)
  }

  func numbered(_ number: Int) -> Grants {
    var grants = self
    grants.number = number
    return grants
  }
}
