package import SessionCore

/// A token of the simulated server: its name, sign-in and number. Steps of sign-ins are of none.
package struct SimulatedToken: Hashable, Comparable, Sendable {
  package let name: String
  package let family: Int
  package let number: Int

  package init(_ name: String, _ family: Int, _ number: Int) {
    (self.name, self.family, self.number) = (name, family, number)
  }

  package init(_ text: TokenText) {
    let text = text.revealed
    let bytes = text.utf8
    let space = UInt8(ascii: " ")
    guard let last = bytes.lastIndex(of: space), let first = bytes[..<last].lastIndex(of: space)
    else { preconditionFailure("no token of this server") }
    self.init(
      String(text[..<first]), Int(text[bytes.index(after: first)..<last]) ?? 0,
      Int(text[bytes.index(after: last)...]) ?? 0)
  }

  package var text: TokenText { TokenText("\(name) \(family) \(number)") }

  package static func < (left: SimulatedToken, right: SimulatedToken) -> Bool {
    (left.family, left.name, left.number) < (right.family, right.name, right.number)
  }
}
