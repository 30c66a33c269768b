import ContractModel

/// How Swift spells types and members of the blueprint.
enum SwiftTypes {
  static func spell(_ type: TypePlan) -> String {
    let one = element(type.element)
    let many =
      switch type.container {
      case .one: one
      case .list: "[\(one)]"
      case .map: "[String: \(one)]"
      }
    return type.isOptional ? many + "?" : many
  }

  /// `name: Type`, with a default where it may be left out.
  static func parameter(_ property: PropertyPlan) -> String {
    let type = spell(property.type)
    return "\(SwiftText.identifier(property.name)): \(type)"
      + (property.type.isOptional ? " = nil" : "")
  }

  /// What a caller gives of some properties.
  static func parameters(_ properties: [PropertyPlan]) -> String {
    properties.map(parameter).joined(separator: ", ")
  }

  /// The same without defaults, which a requirement cannot have.
  static func plainParameters(_ properties: [PropertyPlan]) -> String {
    properties.map { "\(SwiftText.identifier($0.name)): \(spell($0.type))" }.joined(separator: ", ")
  }

  /// What stands before `var` where the value travels in another form than it has; with a space.
  static func wrapper(_ type: TypePlan) -> String {
    guard type.travelsAsText, type.container == .one else { return "" }
    return type.isOptional ? "@AsOptionalText " : "@AsText "
  }

  private static func element(_ element: TypePlan.Element) -> String {
    switch element {
    case .text: "String"
    case .secret: "Secret"
    case .integer: "Int"
    case .number: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .url: "URL"
    case .instant: "Date"
    case .unixTime: "UnixTime"
    case .bytes: "Data"
    case .waitingTime: "WaitingTime"
    case .record(let name), .enumeration(let name), .choice(let name): SwiftText.identifier(name)
    }
  }
}

extension PropertyPlan {
  /// A constant is never given; it is what it is.
  var constant: String? { if case .constant(let text) = source { text } else { nil } }

  var token: String? { if case .token(let name, _) = source { name } else { nil } }

  var configuration: String? { if case .configuration(let name) = source { name } else { nil } }
}

extension [PropertyPlan] {
  var withoutConstants: [PropertyPlan] { filter { $0.constant == nil } }
}
