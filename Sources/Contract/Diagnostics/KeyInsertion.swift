/// A change of a text that would mend a finding: a key, and perhaps a second one, in the mapping behind another key.
package struct KeyInsertion: Hashable, Sendable {
  /// The key behind which the mapping stands. A single word there is the short form of a mapping with that `type`.
  package let owner: Span
  /// Keys with their values, as YAML in flow style.
  package let entries: [InsertedKey]

  package struct InsertedKey: Hashable, Sendable {
    package let key: String
    package let value: String
  }

  package init(
    at owner: Span, key: String, value: String, _ second: (key: String, value: String)? = nil
  ) {
    self.owner = owner
    entries =
      [InsertedKey(key: key, value: value)]
      + (second.map { [InsertedKey(key: $0.key, value: $0.value)] } ?? [])
  }
}
