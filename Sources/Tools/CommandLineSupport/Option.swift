/// `--name`, or `--name VALUE`.
package struct Option: Sendable {
  package let name: String
  /// The name of the value in the help; nil for an option without one.
  let value: String?
  let says: String
  /// It may be given several times.
  let isRepeated: Bool

  package init(_ name: String, _ value: String? = nil, repeated: Bool = false, says: String) {
    self.name = name
    self.value = value
    self.says = says
    isRepeated = repeated
  }

  /// As the help writes it.
  package var spelling: String {
    (value.map { "\(name) \($0)" } ?? name) + (isRepeated ? " …" : "")
  }
}
