import Foundation

/// The tokens and values that an answer brings to a session, as they are kept.
struct Grants: Sendable {
  var tokens: [String: StoredToken] = [:]
  var values: [String: String] = [:]
  /// The tokens that the answer has a place for, be it filled or an empty text.
  var named: Set<String> = []
  /// The number of the call that brought it: of two steps the one counts whose call was begun last.
  var number = 0

  static var none: Grants { Grants() }
  var isEmpty: Bool { tokens.isEmpty && values.isEmpty }

  /// It brings steps of a sign-in and no other token.
  func isStep<Contract: AuthContract>(of contract: Contract.Type) -> Bool {
    !tokens.isEmpty && tokens.keys.allSatisfy(Contract.isStep)
  }
}
