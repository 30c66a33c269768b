package import ContractModel

/// Faults that a server plays at a client, and the conduct of a good one.
package struct Provocation: Sendable {
  /// The same in every run: `renewal.lost`.
  package let id: String
  /// The server's part, as a sentence.
  package let says: String
  /// The conduct of a good client, as a sentence.
  package let wants: String
  /// The place in the contract on which it rests.
  package let basis: Text
  let steps: [ProvocationStep]

  init(
    _ id: String, _ says: String, wants: String, at basis: Text, _ steps: [ProvocationStep]
  ) {
    self.id = id
    self.says = says
    self.wants = wants
    self.basis = basis
    self.steps = steps
  }

  /// The order by which the person signs in.
  package var signIn: String? {
    for step in steps { if case .order(.signIn(let name)) = step.action { return name } }
    return nil
  }
}
