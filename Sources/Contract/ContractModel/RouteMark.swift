/// A value that a call always has in one place, and that tells it from others of its method and path.
package struct RouteMark: Hashable, Sendable {
  package let part: Field.Location
  /// Names on the wire, from the outermost.
  package let path: [String]
  package let test: Test

  package enum Test: Hashable, Sendable {
    /// One of these texts: a constant, or those of an enum.
    case holds([String])
    /// A constant that is a number or a bool in a body of JSON.
    case isLiteral(String)
    /// Whatever it is, and not null.
    case isPresent
    case isAbsent
  }

  /// The router has compared the value, and nobody need read it again.
  package var isConstant: Bool {
    switch test {
    case .holds(let texts): texts.count == 1
    case .isLiteral: true
    case .isPresent, .isAbsent: false
    }
  }
}
