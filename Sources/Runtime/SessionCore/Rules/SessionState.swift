/// A state of a session, by its place in the contract.
package struct SessionStateID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }

  /// The store was not read yet.
  package static let unknown = SessionStateID(-1)
}

/// The tokens that one state holds, and the state to which each event leads.
package struct StateRules: Hashable, Sendable {
  package let name: String
  package let holds: [String]
  package let after: [String: SessionStateID]

  package init(_ name: String, holds: [String] = [], after: [String: SessionStateID] = [:]) {
    self.name = name
    self.holds = holds
    self.after = after
  }
}
