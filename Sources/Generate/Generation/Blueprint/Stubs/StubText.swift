/// A text by which a server's answers are known, in its place on the wire.
package struct StubText: Sendable {
  package let wire: String
  package let value: StubLiteral

  /// - Parameter server: the server in whose bodies it stands; nil for a header, where everything is text.
  init(_ condition: ConditionPlan, at server: ServerPlan? = nil) {
    wire = condition.wire
    let type = server?.refusalFields.first { $0.wire == condition.wire }?.type
    value = StubLiteral(condition.text, of: type)
  }
}

/// A value that code repeats.
package enum StubLiteral: Sendable {
  case text(String)
  case number(Int)
  case bool(Bool)

  /// A constant as a body of JSON has it.
  package init(constant text: String, isLiteral: Bool) {
    self = .text(text)
    guard isLiteral else { return }
    if let number = Int(text) { self = .number(number) }
    if let bool = Bool(text) { self = .bool(bool) }
  }

  /// A number or a bool where the server's refusals have one, and a text elsewhere.
  init(_ text: String, of type: TypePlan?) {
    self = .text(text)
    guard let type, !type.travelsAsText else { return }
    if type.element == .integer, let number = Int(text) { self = .number(number) }
    if type.element == .bool, let bool = Bool(text) { self = .bool(bool) }
  }
}
