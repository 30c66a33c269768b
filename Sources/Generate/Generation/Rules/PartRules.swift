import ContractModel
import Diagnostics

/// What a field in the path, the query, a header or a cookie must be like: one plain text, which such a place can hold.
/// What goes with every call of a server goes with this one.
struct PartRules {
  private let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  func problems(_ endpoint: Endpoint) -> [Diagnostic] {
    let sent = endpoint.sends + contract.servers[endpoint.server].sends
    let outside = sent.filter { $0.location != .body }
    return outside.filter { !isPlain($0.shape) }.map { .notPlain($0) }
      + outside.filter { $0.location == .path }.flatMap(contract.givenTexts)
      .filter { !isSegment($0.value) }.map { .noSegment($0) }
      + HeaderRules.problems(sent, of: endpoint, contract) + CookieRules.problems(sent, contract)
  }

  private func isPlain(_ shape: Shape) -> Bool {
    guard shape.container == .one else { return false }
    guard case .type(let name) = shape.element else { return true }
    if case .enumeration = contract.types[name].content { return true }
    return false
  }

  /// No encoding keeps a segment what it is if it means a place or nothing.
  private func isSegment(_ text: String) -> Bool { !["", ".", ".."].contains(text) }
}

extension Contract {
  /// The texts that are said to stand in a field: its constant, and what is shown of it or of the deployment's value in it.
  func givenTexts(_ field: Field) -> [Text] {
    switch field.shape.element {
    case .constant(let text): [text, field.example].compactMap { $0 }
    case .configuration(let name):
      [field.example, configuration[name].field.example].compactMap { $0 }
    default: [field.example].compactMap { $0 }
    }
  }
}

extension Diagnostic {
  fileprivate static func notPlain(_ field: Field) -> Diagnostic {
    Diagnostic(
      "not-plain", "`\(field.name.value)` is no single value, and goes into the \(part(field))",
      at: field.shape.span, why: "only a body can hold lists, maps and fields within fields",
      help: "send it in the body, or make it a simple value")
  }

  fileprivate static func noSegment(_ text: Text) -> Diagnostic {
    Diagnostic(
      "no-path-segment", "`\(text.value)` cannot stand in a path", at: text.span,
      why: "nothing, `.` and `..` lead to another path", help: "choose another text")
  }

  private static func part(_ field: Field) -> String {
    field.location == .header ? "headers" : field.location.rawValue
  }
}
