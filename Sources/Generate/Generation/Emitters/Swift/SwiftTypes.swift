import ContractModel

/// How Swift spells types and members of the blueprint.
enum SwiftTypes {
  static func spell(_ type: TypePlan) -> String {
    type.isClearable
      ? "FieldChange<\(spellPresent(type))>" : spellPresent(type) + (type.isOptional ? "?" : "")
  }

  /// The spelling of a value that is not missing.
  static func spellPresent(_ type: TypePlan) -> String {
    let one = element(type.element)
    switch type.container {
    case .one: return one
    case .list: return "[\(one)]"
    case .map: return "[String: \(one)]"
    }
  }

  /// `name: Type`, with a default where it may be left out.
  static func parameter(_ property: PropertyPlan) -> String {
    let type = spell(property.type)
    return "\(SwiftText.identifier(property.name)): \(type)"
      + (property.type.isClearable ? " = .keep" : property.type.isOptional ? " = nil" : "")
  }

  /// The parameters by which a caller gives some properties.
  static func parameters(_ properties: [PropertyPlan]) -> String {
    CodeLayout.swift.list("", properties.map(parameter), "")
  }

  /// The same without defaults, which a requirement cannot have.
  static func plainParameter(_ property: PropertyPlan) -> String {
    "\(SwiftText.identifier(property.name)): \(spell(property.type))"
  }

  /// The attribute before `var` where the value travels in another form than it has; with a space.
  static func wrapper(_ type: TypePlan) -> String {
    guard type.travelsAsText else { return "" }
    return type.isOptional ? "@AsOptionalText " : "@AsText "
  }

  /// A body holds UUIDs as texts: Foundation writes them in capital letters, which not every server takes for the same.
  static func sent(_ type: TypePlan) -> TypePlan {
    guard type.element == .uuid else { return type }
    var type = type
    type.element = .text
    return type
  }

  /// The suffix behind a value that is a text in a body.
  static func asText(_ type: TypePlan) -> String {
    guard type.element == .uuid else { return "" }
    if type.isClearable {
      let one = type.container == .one ? "\\.wireText" : ""
      let each = type.container == .list ? "map" : "mapValues"
      return one.isEmpty ? ".map { $0.\(each)(\\.wireText) }" : ".map(\(one))"
    }
    let optional = type.isOptional ? "?" : ""
    switch type.container {
    case .one: return "\(optional).wireText"
    case .list: return "\(optional).map(\\.wireText)"
    case .map: return "\(optional).mapValues(\\.wireText)"
    }
  }

  static func element(_ element: TypePlan.ElementPlan) -> String {
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
    case .urlSafeBytes: "URLSafeBytes"
    case .waitingTime: "WaitingTime"
    case .json: "AnyJSON"
    case .record(let name), .enumeration(let name), .choice(let name): SwiftText.identifier(name)
    }
  }
}
