import ContractModel

/// How the server's side reads and writes one field.
struct SwiftServerFields {
  private let field: StubField
  private let language = SwiftServerLanguage()

  init(_ field: StubField) { self.field = field }

  private var name: String { SwiftText.identifier(field.name) }
  private var wire: String { SwiftText.literal(field.wire) }
  private var isOptional: Bool { field.type.isOptional && !isClearable }
  private var isClearable: Bool { field.type.isClearable }

  /// One statement that reads it. A constant is only looked at.
  ///
  /// - Parameter rule: what holds for it beside what it must keep to anywhere.
  func read(from fields: String, keeping rule: String? = nil) -> String {
    if let constant = field.constant {
      let text = field.isJSON ? json : SwiftText.literal(constant)
      return CodeLayout.swift.list("try \(fields).constant(", [wire, text], ")")
    }
    let kind =
      (isClearable ? "change" : isOptional ? "optional" : "required")
      + (field.isQuoted ? "Text" : "")
    let rules = field.rules.map { ofEach($0) } + [rule].compactMap { $0 }
    // The first of them has a label for all.
    let keeping = rules.enumerated().map { ($0 == 0 ? "keeping: " : "") + $1 }
    return CodeLayout.swift.list(
      "self.\(name) = try \(fields).\(kind)(", [wire] + keeping, ")")
  }

  /// A constant as a value of JSON.
  private var json: String { field.literal.map(language.json) ?? "" }

  /// One statement that reads it back from an answer before that goes out.
  func check(in fields: String) -> String {
    let statement = read(from: fields)
    guard field.constant == nil else { return statement }
    return "let _: \(language.type(field.type))" + statement.dropFirst("self.\(name)".count)
  }

  /// `.keeping("lockedUntil", lockedUntil, .size(0...9))`: holds a value of a refusal to its rules; empty without rules.
  var keepingRules: String {
    guard field.constant == nil, !field.rules.isEmpty, !field.isQuoted else { return "" }
    let rules = field.rules.map { ofEach($0, inline: true) }
    return CodeLayout.swift.list(".keeping(", [wire, name] + rules, ")")
  }

  /// `.email`, `.length(8...64)`; for lists and maps they hold for each.
  private func ofEach(_ rule: StubRule, inline: Bool = false) -> String {
    let one = inline ? inlined(rule) : spell(rule)
    guard field.type.container != .one else { return one }
    return ".each(\(field.type.travelsAsText ? ".inQuotes(\(one))" : one))"
  }

  private func spell(_ rule: StubRule) -> String {
    switch rule {
    case .email: ".email"
    case .phone: ".phone"
    case .size(let min, let max): ".size(\(range(min.map(SwiftText.number) ?? ".min", max)))"
    case .length(let min, let max): ".length(\(range(SwiftText.number(min ?? 0), max)))"
    case .matches: "Self.\(patternName)"
    }
  }

  /// The same without a pattern that was read before.
  private func inlined(_ rule: StubRule) -> String {
    if case .matches(let pattern) = rule { return ".matches(\(SwiftText.literal(pattern)))" }
    return spell(rule)
  }

  private func range(_ least: String, _ max: Int?) -> String {
    let most = max.map(SwiftText.number) ?? ".max"
    return least + (most == ".max" || most.hasPrefix("-") ? " ... " : "...") + most
  }

  private var patternName: String { SwiftText.identifier(field.name + "Pattern") }

  /// A line that reads the pattern once for all requests; nil where none is held against what is sent.
  var pattern: String? {
    for case .matches(let pattern) in field.rules {
      let type = language.type(
        TypePlan(
          element: field.type.element, container: .one, isOptional: false, travelsAsText: false))
      return CodeLayout.swift.list(
        "private static let \(patternName) = ValueRule<\(type)>.matches(",
        [SwiftText.literal(pattern)], ")")
    }
    return nil
  }

  /// `"id": id.json`
  var written: String {
    let value =
      (field.constant == nil ? nil : json)
      ?? (field.isQuoted
        ? isOptional ? "\(name).map { AsText($0).json }" : "AsText(\(name)).json"
        : isOptional ? "\(name)?.json" : "\(name).json")
    return "\(wire): \(value)"
  }

  /// `headers.add(cookie: "trial", self.trial.wireText, lifetime: 300)`: what puts it into the headers of an answer.
  var header: String {
    CodeLayout.swift.list(
      "headers.add(",
      [(field.place == .cookie ? "cookie: " : "") + wire, text(of: "self.\(name)")] + attributes,
      ")")
  }

  /// `.cookie("trial", trial.wireText, lifetime: 300)`: the same for a refusal.
  var refusedHeader: String {
    CodeLayout.swift.list(
      ".\(field.place == .cookie ? "cookie" : "header")(", [wire, wireText] + attributes, ")")
  }

  var wireText: String { text(of: name) }

  /// Where a local value may have the name, the property is called by its owner.
  enum Reach { case plain, own }

  /// `("code", code.wireText)`
  func pair(_ reach: Reach) -> String {
    "(\(wire), \(text(of: reach == .own ? "self.\(name)" : name)))"
  }

  /// `id: String`, with a default where it may be left out.
  var parameter: String {
    let standard = isClearable ? " = .keep" : isOptional ? " = nil" : ""
    return "\(name): \(language.type(field.type))\(standard)"
  }

  private func text(of value: String) -> String {
    field.constant.map { SwiftText.literal($0) } ?? "\(value)\(isOptional ? "?" : "").wireText"
  }

  private var attributes: [String] {
    [
      field.lifetime.map { "lifetime: \(SwiftText.number($0))" },
      field.isForScripts ? "isForScripts: true" : nil,
    ].compactMap { $0 }
  }
}
