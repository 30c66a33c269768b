import Foundation

/// What an answer brings to a session, as it is kept.
struct Grants: Sendable {
  var tokens: [String: StoredToken] = [:]
  var values: [String: String] = [:]
  /// What the answer has a place for, be it filled or an empty text.
  var named: Set<String> = []

  static var none: Grants { Grants() }
  var isEmpty: Bool { tokens.isEmpty && values.isEmpty }
}
