/// The part of a session that a store keeps.
package struct SessionContent: Hashable, Sendable {
  package var tokens: [String: HeldToken]
  package var values: [String: String]
  /// The sign-in that it began with; nil for a session of an older version.
  package var id: String?

  package init(tokens: [String: HeldToken], values: [String: String] = [:], id: String? = nil) {
    self.tokens = tokens
    self.values = values
    self.id = id
  }

  package var isEmpty: Bool { tokens.isEmpty && values.isEmpty }

  /// The same tokens and values. Lives do not count: a device's clock that was set moves them.
  package func isSame(as other: SessionContent?) -> Bool {
    guard let other else { return isEmpty }
    return tokens.mapValues(\.text) == other.tokens.mapValues(\.text) && values == other.values
  }
}
