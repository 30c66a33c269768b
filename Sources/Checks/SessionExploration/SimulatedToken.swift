import SessionCore

/// A token of the simulated server: its name, sign-in and number. Steps of sign-ins are of none.
package struct SimulatedToken: Hashable, Comparable, Sendable {
  package let name: String
  package let family: Int
  package let number: Int

  package init(_ name: String, _ family: Int, _ number: Int) {
    (self.name, self.family, self.number) = (name, family, number)
  }

  package init(_ text: TokenText) {
    let parts = text.revealed.split(separator: " ")
    self.init(String(parts[0]), Int(parts[1]) ?? 0, Int(parts[2]) ?? 0)
  }

  package var text: TokenText { TokenText("\(name) \(family) \(number)") }

  package static func < (left: SimulatedToken, right: SimulatedToken) -> Bool {
    (left.family, left.name, left.number) < (right.family, right.name, right.number)
  }
}
