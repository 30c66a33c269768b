/// A test met something else than it was told of.
package struct Unexpected: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
