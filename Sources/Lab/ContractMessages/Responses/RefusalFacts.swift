package import AuthServer
package import ContractModel

/// Why a call is refused, and what the refusal tells besides. Moments are milliseconds since 1970.
package struct RefusalFacts: Sendable {
  /// Without an end or a lifetime it is good for ever.
  package typealias Token = (secret: Secret, expiresAt: Int64?, lifetime: Int?)

  package let meaning: Meaning
  /// Attempts that are left.
  let left: Int?
  /// When it may be tried again.
  let until: Int64?
  /// A challenge that goes with it, by its token's name.
  let tokens: [String: Token]

  package init(
    _ meaning: Meaning, left: Int? = nil, until: Int64? = nil, tokens: [String: Token] = [:]
  ) {
    self.meaning = meaning
    self.left = left
    self.until = until
    self.tokens = tokens
  }
}
