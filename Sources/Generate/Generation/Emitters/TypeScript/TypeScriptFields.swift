import ContractModel
import Mustache

/// How TypeScript spells the fields of a record, as a type and as what reads and writes them.
struct TypeScriptFields {
  let spelling: TypeScriptSpelling
  let tokens: [TokenPlan]

  /// A member of an interface.
  func property(_ plan: PropertyPlan) -> [String: Value] {
    let mark = plan.type.isOptional ? "?" : ""
    let none = plan.type.isOptional ? " | undefined" : ""
    return [
      "doc": TypeScriptContext.doc(plan.doc),
      "line": .verbatim(
        "readonly \(TypeScriptText.member(plan.name))\(mark): \(spelling.type(plan.type))\(none);"),
    ]
  }

  /// `{ name: "email", wire: "email", codec: auth.text, rules: [auth.email] }`
  func member(_ plan: PropertyPlan, isJSON: Bool = true) -> String {
    var parts = [("wire", TypeScriptText.literal(plan.wire))]
    if let constant = plan.constant {
      parts.append(("constant", TypeScriptText.literal(constant)))
    } else {
      parts.insert(("name", TypeScriptText.literal(plan.name)), at: 0)
      let isQuoted = isJSON && plan.place == .body
      parts.append(("codec", spelling.codec(plan.type, quoted: isQuoted)))
      parts += more(plan)
    }
    if plan.place != .body { parts.append(("place", TypeScriptText.literal(plan.place.rawValue))) }
    return TypeScriptContext.object(parts)
  }

  private func more(_ plan: PropertyPlan) -> [(String, String)] {
    var parts: [(String, String)] = []
    if plan.type.isOptional { parts.append(("isOptional", "true")) }
    let rules = rules(plan)
    if !rules.isEmpty { parts.append(("rules", TypeScriptContext.array(rules))) }
    if let name = plan.configuration {
      parts.append(("configuration", TypeScriptText.literal(name)))
    }
    guard plan.place == .cookie, let token = tokens.first(where: { $0.name == plan.token }) else {
      return parts
    }
    if let lifetime = token.cookieLifetime { parts.append(("lifetime", String(lifetime))) }
    if case .header? = token.placement { parts.append(("isForScripts", "true")) }
    return parts
  }

  /// `auth.length(8, 64)`; for lists and maps they hold for each.
  private func rules(_ plan: PropertyPlan) -> [String] {
    if plan.rules.isEmpty { return [] }
    let form = plan.rules.form.map { $0 == .email ? "auth.email" : "auth.phone" }
    let pattern = plan.rules.pattern.map { "auth.matches(\(TypeScriptText.literal($0)))" }
    let own = [form, range(plan), pattern].compactMap { $0 }
    switch plan.type.container {
    case .one: return own
    case .list: return own.map { "auth.each(\($0), \"list\")" }
    case .map: return own.map { "auth.each(\($0), \"map\")" }
    }
  }

  private func range(_ plan: PropertyPlan) -> String? {
    guard plan.rules.min != nil || plan.rules.max != nil else { return nil }
    let isNumber = [.integer, .number, .unixTime].contains(plan.type.element)
    let least = plan.rules.min.map { String($0) } ?? (isNumber ? "undefined" : "0")
    let most = plan.rules.max.map { ", \($0)" } ?? ""
    return "auth.\(isNumber ? "size" : "length")(\(least)\(most))"
  }
}
