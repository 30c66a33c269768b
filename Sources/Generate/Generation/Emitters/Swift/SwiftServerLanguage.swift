import ContractModel
import Mustache

/// How the server's side spells types: AuthServer has its own for bytes and for what travels as text.
struct SwiftServerLanguage: StubLanguage {
  func typeName(_ name: String) -> String { SwiftText.identifier(name) }
  func memberName(_ name: String) -> String { SwiftText.identifier(name) }
  func inside(_ text: String) -> String { SwiftText.inside(text) }
  func doc(_ text: String) -> String { SwiftText.docLines(SwiftText.doc(text)) }
  func code(_ text: String) -> String { MarkdownText.code(text) }
  func comment(_ text: String) -> String { SwiftText.comment(text) }

  func literal(_ value: StubLiteral) -> String {
    switch value {
    case .text(let text): literal(text)
    case .number(let number): SwiftText.number(number)
    case .bool(let bool): String(bool)
    }
  }

  /// The same as a value of JSON: `.string("done")`, `true`.
  func json(_ value: StubLiteral) -> String {
    if case .text(let text) = value { ".string(\(literal(text)))" } else { literal(value) }
  }

  func words(of field: StubField) -> [String: Value] {
    let words = SwiftServerFields(field)
    return [
      "header": .block(words.header),
      "read": .block(words.read(from: "fields")),
    ]
  }

  func type(_ type: TypePlan) -> String {
    let one = element(type)
    let present =
      switch type.container {
      case .one: one
      case .list: "[\(one)]"
      case .map: "[String: \(one)]"
      }
    if type.isClearable { return "RequestedChange<\(present)>" }
    return present + (type.isOptional ? "?" : "")
  }

  private func element(_ type: TypePlan) -> String {
    let one: String =
      switch type.element {
      case .bytes: "Base64Bytes"
      case .urlSafeBytes: "Base64URLBytes"
      case .waitingTime: "Int"
      case .json: "JSONValue"
      case .text, .secret, .integer, .number, .bool, .uuid, .url, .instant, .unixTime, .record,
        .enumeration, .choice:
        SwiftTypes.element(type.element)
      }
    return type.travelsAsText && type.container != .one ? "AsText<\(one)>" : one
  }
}
