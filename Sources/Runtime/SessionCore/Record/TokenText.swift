/// The text of a token. It is compared and sent, and never printed.
package struct TokenText: Hashable, Sendable {
  package let revealed: String

  package init(_ text: String) { revealed = text }
}

extension TokenText: CustomStringConvertible, CustomReflectable {
  package var description: String { "[secret]" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
