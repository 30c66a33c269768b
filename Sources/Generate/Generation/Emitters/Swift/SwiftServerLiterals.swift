import ContractModel

/// How the server's side spells the texts of refusals and envelopes.
enum SwiftServerLiterals {
  /// A number or a bool where the server's refusals have one, and a text elsewhere.
  static func value(of condition: ConditionPlan, in server: ServerPlan) -> String {
    let type = server.refusalFields.first { $0.wire == condition.wire }?.type
    let literal = SwiftText.literal(condition.text)
    guard let type, !type.travelsAsText else { return literal }
    switch type.element {
    case .integer: return Int(condition.text).map { SwiftText.number($0) } ?? literal
    case .bool: return Bool(condition.text).map(String.init) ?? literal
    default: return literal
    }
  }
}
