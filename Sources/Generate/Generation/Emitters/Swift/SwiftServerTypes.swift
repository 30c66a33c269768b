import ContractModel
import Mustache

/// How the server's side spells types: AuthServer has its own for bytes and for what travels as text.
enum SwiftServerTypes {
  static func spell(_ type: TypePlan) -> String {
    let one = element(type)
    let present =
      switch type.container {
      case .one: one
      case .list: "[\(one)]"
      case .map: "[String: \(one)]"
      }
    return present + (type.isOptional ? "?" : "")
  }

  private static func element(_ type: TypePlan) -> String {
    let one: String =
      switch type.element {
      case .bytes: "Base64Bytes"
      case .urlSafeBytes: "Base64URLBytes"
      case .waitingTime: "Int"
      default:
        SwiftTypes.spell(
          TypePlan(
            element: type.element, container: .one, isOptional: false, travelsAsText: false))
      }
    return type.travelsAsText && type.container != .one ? "AsText<\(one)>" : one
  }

  /// `name: Type`, with a default where it may be left out.
  static func parameter(_ property: PropertyPlan) -> String {
    "\(SwiftText.identifier(property.name)): \(spell(property.type))"
      + (property.type.isOptional ? " = nil" : "")
  }

  static func parameters(_ properties: [PropertyPlan]) -> String {
    properties.map(parameter).joined(separator: ", ")
  }

  static func property(_ plan: PropertyPlan) -> [String: Value] {
    SwiftContext.property(plan).merging(["type": .verbatim(spell(plan.type))]) { _, new in new }
  }
}
