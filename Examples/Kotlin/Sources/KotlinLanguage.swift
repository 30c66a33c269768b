import ContractModel
import Generation

/// How Kotlin spells names and types.
struct KotlinLanguage: StubLanguage {
  /// The prefix of the names of the contract's types.
  let prefix: String

  func typeName(_ name: String) -> String {
    KotlinText.types.contains(name) ? name + "_" : name
  }

  func memberName(_ name: String) -> String { KotlinText.member(name) }

  func refusalName(_ name: String) -> String {
    typeName(name.prefix(1).uppercased() + name.dropFirst())
  }

  func type(_ type: TypePlan) -> String {
    let one = element(type.element)
    let present =
      switch type.container {
      case .one: one
      case .list: "List<\(one)>"
      case .map: "Map<String, \(one)>"
      }
    return present + (type.isOptional ? "?" : "")
  }

  private func element(_ element: TypePlan.ElementPlan) -> String {
    switch element {
    case .text: "String"
    case .secret: "Secret"
    case .integer, .waitingTime: "Long"
    case .number: "Double"
    case .bool: "Boolean"
    case .uuid: "UUID"
    case .url: "URI"
    case .instant, .unixTime: "Instant"
    case .bytes, .urlSafeBytes: "ByteString"
    case .json: "Any"
    case .record(let name), .enumeration(let name), .choice(let name): prefix + typeName(name)
    }
  }

  func inside(_ text: String) -> String { KotlinText.inside(text) }
  func doc(_ text: String) -> String { KotlinText.doc(text) }
  func code(_ text: String) -> String { "`\(doc(text))`" }
  func comment(_ text: String) -> String { KotlinText.line(text) }
}
