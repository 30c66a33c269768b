import ContractModel

/// How the server's side reads and writes one field.
struct SwiftServerFields {
  private let property: PropertyPlan
  private let tokens: [TokenPlan]

  init(_ property: PropertyPlan, _ tokens: [TokenPlan]) {
    self.property = property
    self.tokens = tokens
  }

  private var name: String { SwiftText.identifier(property.name) }
  private var wire: String { SwiftText.literal(property.wire) }
  private var isOptional: Bool { property.type.isOptional }

  /// A single value that a body holds in quotes. Outside of bodies all is text anyway.
  private var isQuoted: Bool {
    property.type.travelsAsText && property.type.container == .one && property.place == .body
  }

  /// One statement that reads it. A constant is only looked at.
  ///
  /// - Parameter rule: what holds for it beside what it must keep to anywhere.
  func read(from fields: String, isJSON: Bool, keeping rule: String? = nil) -> String {
    if let constant = property.constant {
      let text = SwiftText.literal(constant)
      return "try \(fields).constant(\(wire), \(isJSON ? ".string(\(text))" : text))"
    }
    let kind = (isOptional ? "optional" : "required") + (isQuoted && isJSON ? "Text" : "")
    let rules = rules + [rule].compactMap { $0 }
    let keeping = rules.isEmpty ? "" : ", keeping: " + rules.joined(separator: ", ")
    return "self.\(name) = try \(fields).\(kind)(\(wire)\(keeping))"
  }

  /// `.email`, `.length(8...64)`; for lists and maps they hold for each.
  private var rules: [String] {
    guard property.type.container != .one else { return ownRules }
    let isQuoted = property.type.travelsAsText
    return ownRules.map { ".each(\(isQuoted ? ".inQuotes(\($0))" : $0))" }
  }

  private var ownRules: [String] {
    let plan = property.rules
    if plan.isEmpty { return [] }
    let form = plan.form.map { $0 == .email ? ".email" : ".phone" }
    let pattern = plan.pattern.map { _ in "Self.\(patternName)" }
    return [form, range, pattern].compactMap { $0 }
  }

  private var patternName: String { SwiftText.identifier(property.name + "Pattern") }

  /// A line that reads the pattern once for all requests; nil where none is held against what is sent.
  var pattern: String? {
    guard property.constant == nil, let pattern = property.rules.pattern, !ownRules.isEmpty else {
      return nil
    }
    let type = SwiftServerTypes.spell(
      TypePlan(
        element: property.type.element, container: .one, isOptional: false, travelsAsText: false))
    return
      "private static let \(patternName) = ValueRule<\(type)>.matches(\(SwiftText.literal(pattern)))"
  }

  private var range: String? {
    guard property.rules.min != nil || property.rules.max != nil else { return nil }
    let isNumber = [.integer, .number, .unixTime].contains(property.type.element)
    let least = property.rules.min.map(SwiftText.number) ?? (isNumber ? ".min" : "0")
    let most = property.rules.max.map(SwiftText.number) ?? ".max"
    let dots = most == ".max" || most.hasPrefix("-") ? " ... " : "..."
    return isNumber ? ".size(\(least)\(dots)\(most))" : ".length(\(least)\(dots)\(most))"
  }

  /// `"id": id.json`
  var written: String {
    let value =
      property.constant.map { ".string(\(SwiftText.literal($0)))" }
      ?? (isQuoted
        ? isOptional ? "\(name).map { AsText($0).json }" : "AsText(\(name)).json"
        : isOptional ? "\(name)?.json" : "\(name).json")
    return "\(wire): \(value)"
  }

  /// The statement that puts it into the headers of an answer.
  var header: String {
    let name = property.place == .cookie ? "cookie: \(wire)" : wire
    return "headers.add(\(name), \(text(of: "self.\(self.name)"))\(attributes))"
  }

  /// `.cookie("trial", trial.wireText, lifetime: 300)`: the same for a refusal.
  var refusedHeader: String {
    let kind = property.place == .cookie ? "cookie" : "header"
    return ".\(kind)(\(wire), \(text(of: name))\(attributes))"
  }

  private func text(of value: String) -> String {
    property.constant.map { SwiftText.literal($0) } ?? "\(value)\(isOptional ? "?" : "").wireText"
  }

  /// A token's cookie lives as long as it. One that goes back in a header is for the scripts of a page.
  private var attributes: String {
    guard property.place == .cookie, let token = tokens.first(where: { $0.name == property.token })
    else { return "" }
    let lifetime = token.cookieLifetime.map { ", lifetime: \(SwiftText.number($0))" } ?? ""
    if case .header? = token.placement { return lifetime + ", isForScripts: true" }
    return lifetime
  }
}
