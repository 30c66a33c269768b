import ContractModel
import Generation

/// How TypeScript spells the fields of a record as what reads and writes them.
struct TypeScriptFields {
  let language: TypeScriptLanguage

  /// `{ name: "email", wire: "email", codec: auth.text, rules: [auth.email] }`
  func member(_ field: StubField) -> String {
    var parts = [("wire", language.literal(field.wire))]
    if let constant = field.literal {
      parts.append(("constant", language.literal(constant)))
    } else {
      parts.insert(("name", language.literal(field.name)), at: 0)
      parts.append(("codec", language.codec(field.type, isJSON: field.isJSON)))
      parts += more(field)
    }
    if field.place != .body { parts.append(("place", language.literal(field.place.rawValue))) }
    return language.object(parts)
  }

  private func more(_ field: StubField) -> [(String, String)] {
    let rules = field.rules.map { rule($0, field.type.container) }
    let parts: [(String, String)?] = [
      field.type.isOptional ? ("isOptional", "true") : nil,
      field.type.isClearable ? ("isClearable", "true") : nil,
      rules.isEmpty ? nil : ("rules", language.array(rules)),
      field.configuration.map { ("configuration", language.literal($0)) },
      field.lifetime.map { ("lifetime", String($0)) },
      field.isForScripts ? ("isForScripts", "true") : nil,
    ]
    return parts.compactMap { $0 }
  }

  /// `auth.length(8, 64)`; for lists and maps they hold for each.
  private func rule(_ rule: StubRule, _ container: Shape.Container) -> String {
    let one =
      switch rule {
      case .email: "auth.email"
      case .phone: "auth.phone"
      case .size(let min, let max): range("size", min.map { String($0) } ?? "undefined", max)
      case .length(let min, let max): range("length", String(min ?? 0), max)
      case .matches(let pattern): "auth.matches(\(language.literal(pattern)))"
      }
    switch container {
    case .one: return one
    case .list: return "auth.each(\(one), \"list\")"
    case .map: return "auth.each(\(one), \"map\")"
    }
  }

  private func range(_ name: String, _ least: String, _ most: Int?) -> String {
    "auth.\(name)(\(least)\(most.map { ", \($0)" } ?? ""))"
  }
}
