/// The way to a value of a JSON text (RFC 6901): `/user/emails/0`.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  package let steps: [String]

  package init(_ steps: [String] = []) { self.steps = steps }

  func appending(_ step: String) -> JSONPointer { JSONPointer(steps + [step]) }

  /// Empty for the whole text.
  package var description: String {
    steps.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }
}
