import ContractModel
import Generation

/// How Python spells types of the blueprint. The runtime has one for each scalar, as the wire has it.
enum PythonTypes {
  /// - Parameter module: `models.` outside of the models themselves.
  static func spell(_ type: TypePlan, _ module: String = "") -> String {
    let one = element(type, module)
    let present =
      switch type.container {
      case .one: one
      case .list: "list[\(one)]"
      case .map: "rt.Map[\(one)]"
      }
    return present + (type.isOptional ? " | None" : "")
  }

  private static func element(_ type: TypePlan, _ module: String) -> String {
    let text = type.travelsAsText ? "Text" : ""
    return switch type.element {
    case .text: "rt.Text"
    case .secret: "rt.Secret"
    case .integer, .waitingTime: "rt.Integer" + text
    case .number: "rt.Number" + text
    case .bool: "rt.Boolean" + text
    case .uuid: "rt.Uuid"
    case .url: "rt.Url"
    case .instant: "rt.Instant"
    case .unixTime: "rt.UnixTime" + text
    case .bytes: "rt.Base64"
    case .urlSafeBytes: "rt.Base64Url"
    case .json: type.container == .one ? "rt.Json" : "rt.JsonItem"
    case .record(let name), .enumeration(let name), .choice(let name):
      module + PythonText.type(name)
    }
  }
}
