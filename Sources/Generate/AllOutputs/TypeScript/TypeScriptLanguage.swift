import ContractModel
import Generation
import Mustache

/// How TypeScript spells types, and the codecs that read and write them.
struct TypeScriptLanguage: StubLanguage {
  /// The prefix of the names of the contract's types: `models.` in other files than theirs.
  let prefix: String
  /// In their own file types may stand in any order, and name themselves.
  private var isLate: Bool { prefix.isEmpty }

  func typeName(_ name: String) -> String { TypeScriptText.identifier(name) }
  func memberName(_ name: String) -> String { TypeScriptText.member(name) }
  func inside(_ text: String) -> String { TypeScriptText.inside(text) }
  func doc(_ text: String) -> String {
    CommentLayout.wrapped(
      TypeScriptText.doc(text), margin: "* ", lineStart: TypeScriptText.lineStart)
  }

  func code(_ text: String) -> String { TypeScriptText.code(text) }

  func comment(_ text: String) -> String {
    CommentLayout.wrapped(TypeScriptText.comment(text), margin: "// ")
  }

  func words(of field: StubField) -> [String: Value] {
    ["member": .block(TypeScriptFields(language: self).member(field))]
  }

  func type(_ type: TypePlan) -> String {
    let one = element(type.element)
    let present =
      switch type.container {
      case .one: one
      case .list: "readonly \(one)[]"
      case .map: "ReadonlyMap<string, \(one)>"
      }
    return present + (type.isClearable ? " | null" : "")
  }

  private func element(_ element: TypePlan.ElementPlan) -> String {
    switch element {
    case .text, .uuid, .url: "string"
    case .secret: "auth.Secret"
    case .integer, .number, .waitingTime: "number"
    case .bool: "boolean"
    case .instant, .unixTime: "Date"
    case .bytes, .urlSafeBytes: "Uint8Array"
    case .json: "auth.Json"
    case .record(let name), .enumeration(let name), .choice(let name): prefix + typeName(name)
    }
  }

  /// `auth.list(auth.text)`
  func codec(_ type: TypePlan, isJSON: Bool = true) -> String {
    let plain = codec(type.element)
    let isQuoted = type.travelsAsText && (isJSON || type.container != .one)
    let one = isQuoted ? "auth.asText(\(plain))" : plain
    switch type.container {
    case .one: return one
    case .list: return "auth.list(\(one))"
    case .map: return "auth.map(\(one))"
    }
  }

  private func codec(_ element: TypePlan.ElementPlan) -> String {
    switch element {
    case .text: "auth.text"
    case .secret: "auth.secret"
    case .integer, .waitingTime: "auth.integer"
    case .number: "auth.decimal"
    case .bool: "auth.bool"
    case .uuid: "auth.uuid"
    case .url: "auth.url"
    case .instant: "auth.instant"
    case .unixTime: "auth.unixTime"
    case .bytes: "auth.base64"
    case .urlSafeBytes: "auth.base64url"
    case .json: "auth.anyJson"
    case .enumeration(let name): prefix + typeName(name)
    case .record(let name), .choice(let name):
      isLate ? "auth.later(() => \(typeName(name)))" : prefix + typeName(name)
    }
  }

  func array(_ items: [String]) -> String { CodeLayout.typescript.list("[", items, "]") }

  /// `[["code", "E1"]]`
  func pairs(_ pairs: [(String, String)]) -> String {
    array(pairs.map { "[\(literal($0.0)), \($0.1)]" })
  }

  /// `{ name: "email", wire: "email" }`
  func object(_ members: [(String, String)]) -> String {
    let items = members.map { "\($0): \($1)" }
    let line = "{ " + items.joined(separator: ", ") + " }"
    // A short one has blanks inside of its braces.
    if line.utf8.count <= CodeLayout.room && !line.utf8.contains(UInt8(ascii: "\n")) {
      return members.isEmpty ? "{}" : line
    }
    return CodeLayout.typescript.list("{", items, "}", room: 0)
  }
}
