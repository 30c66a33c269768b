import ContractModel
import Mustache

/// The context that the files of the TypeScript output have in common.
enum TypeScriptContext {
  static func shared(_ blueprint: Blueprint) -> [String: Value] {
    let own: [String: Value] = [
      "service": .verbatim(TypeScriptText.comment(blueprint.service)),
      "contract": .verbatim(TypeScriptText.comment(blueprint.contractName)),
      "serviceName": .verbatim(TypeScriptText.literal(blueprint.service)),
      "library": .verbatim(
        TypeScriptText.literal(StubRuntime.typescript.module(blueprint.runtime))),
      "runtimeVersion": .verbatim(TypeScriptText.literal(StubRuntime.version)),
      "doc": .verbatim(doc(blueprint.doc, or: "The API of \(blueprint.service).")),
    ]
    return own.merging(Extras.values(blueprint.extras)) { one, _ in one }
  }

  /// A line of a doc comment, or nothing where there is nothing to see. Code is commented in English.
  static func doc(_ text: LocalizedText?) -> Value {
    let doc = text.map { TypeScriptText.doc($0.inEnglish) } ?? ""
    return doc.isEmpty ? .null : .verbatim(doc)
  }

  /// The same where there has to be one.
  static func doc(_ text: LocalizedText?, or standard: String) -> String {
    let doc = text.map { TypeScriptText.doc($0.inEnglish) } ?? ""
    return doc.isEmpty ? TypeScriptText.doc(standard) : doc
  }

  static func list<Item>(_ items: [Item], _ context: (Item) -> [String: Value]) -> Value {
    .list(items.map { .object(context($0)) })
  }

  static func lines(_ lines: [String]) -> Value { .list(lines.map { .verbatim($0) }) }

  static func array(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }

  /// `{ name: "email", wire: "email" }`
  static func object(_ members: [(String, String)]) -> String {
    members.isEmpty
      ? "{}" : "{ " + members.map { "\($0): \($1)" }.joined(separator: ", ") + " }"
  }
}
