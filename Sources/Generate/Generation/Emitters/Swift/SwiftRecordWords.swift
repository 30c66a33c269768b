import ContractModel
import Mustache

/// How the client spells a record: what it holds, what it brings, how it is read.
struct SwiftRecordWords {
  private let plan: RecordPlan
  private let client: SwiftClientWords

  init(_ plan: RecordPlan, _ client: SwiftClientWords) {
    self.plan = plan
    self.client = client
  }

  var value: [String: Value] {
    // No property holds a constant: it has to be there, and nobody looks at it.
    let isElsewhere = plan.properties.contains { $0.isElsewhere || $0.isConstant }
    let properties = plan.properties.withoutConstants
    return [
      "name": SwiftContext.name(plan.name), "grantsTokens": .bool(plan.grantsTokens),
      "keepsValues": .bool(plan.keepsValues), "tokens": .block(tokens), "kept": .block(kept),
      "parameters": .block(SwiftTypes.parameters(properties)),
      "properties": .list(properties) { property in
        var words = SwiftContext.property(property)
        if !isElsewhere { words["wrapper"] = .verbatim(wrapper(property.type)) }
        return words
      },
      "renamed": .bool(!isElsewhere && plan.properties.contains { $0.name != $0.wire }),
      "codingKeys": SwiftContext.codingKeys(properties), "isElsewhere": .bool(isElsewhere),
      "reads": .lines(plan.properties.map { SwiftFieldWords($0).read }),
      "writes": .lines(plan.properties.map { SwiftFieldWords($0).write }),
    ]
  }

  /// The attribute before `public var`; with a space.
  private func wrapper(_ type: TypePlan) -> String {
    type.element == .uuid && client.isSent(plan.name)
      ? "@InSmallLetters " : SwiftTypes.wrapper(type)
  }

  /// The tokens of its own and those of its parts.
  private var tokens: String {
    let own = plan.tokens.map { token, property in
      property.type.isOptional
        ? "\(SwiftText.identifier(property.name)).map { \(granted(token, "$0")) }"
        : granted(token, SwiftText.identifier(property.name))
    }
    let hasOptional = plan.tokens.contains { $0.property.type.isOptional }
    let list = CodeLayout.swift.list("[", own, hasOptional ? "].compactMap { $0 }" : "]")
    let parts = parts(inLists: true) { $0.grantsTokens }.map(tokens)
    return CodeLayout.swift.chain((own.isEmpty ? [] : [list]) + parts, " + ")
  }

  /// `GrantedToken("access", accessToken, expiresIn: …)`
  private func granted(_ token: String, _ value: String) -> String {
    let name = SwiftText.literal(token)
    guard let end = client.end(of: token, in: plan) else {
      return "GrantedToken(\(name), \(value))"
    }
    guard end.path.count == 1, end.property.timeUnit == nil, end.property.type.element != .text
    else {
      return CodeLayout.swift.list("GrantedToken(", [name, value, end.life], ")")
    }
    let property = SwiftText.identifier(end.property.name)
    let isOptional = end.property.type.isOptional
    let life =
      switch end.slot {
      case .expiresAt: "expiresAt: \(property)"
      case .expiresIn, .value:
        "expiresIn: " + (isOptional ? "\(property).map(Double.init)" : "Double(\(property))")
      }
    return CodeLayout.swift.list("GrantedToken(", [name, value, life], ")")
  }

  /// The values that the app keeps beside the tokens.
  private var kept: String {
    let own = plan.properties.filter { $0.kept != nil }.map { property in
      let name = SwiftText.identifier(property.name)
      let optional = property.type.isOptional ? "?" : ""
      return "\(SwiftText.literal(property.kept?.name ?? "")): \(name)\(optional).wireText"
    }
    let hasOptional = plan.properties.contains { $0.kept != nil && $0.type.isOptional }
    let list =
      own.isEmpty
      ? [] : [CodeLayout.swift.list("[", own, hasOptional ? "].compactMapValues { $0 }" : "]")]
    let parts = parts(inLists: false) { $0.keepsValues }.map { part($0, "kept", "[:]") }
    let merges = (list + parts).dropFirst().map { ".merging(\($0)) { $1 }" }
    return CodeLayout.swift.chain([(list + parts).first ?? "[:]"] + merges, "")
  }

  /// A getter whose first word is `get` or `set` would be read as the declaration of one.
  private func part(_ property: PropertyPlan, _ member: String, _ nothing: String) -> String {
    let name = "self.\(SwiftText.identifier(property.name))"
    return property.type.isOptional ? "(\(name)?.\(member) ?? \(nothing))" : "\(name).\(member)"
  }

  /// The tokens of a part, and where their ends stand outside of it.
  private func tokens(_ property: PropertyPlan) -> String {
    var words = part(property, "tokens", "[]")
    let granted = client.tokens(in: property.type.element)
    for token in granted.sorted() where !client.saysEnd(of: token, property.type.element) {
      guard let end = client.end(of: token, in: plan) else { continue }
      words += ".ending(\(SwiftText.literal(token)), \(end.life))"
    }
    return words
  }

  private func parts(inLists: Bool, _ test: (any Bringing) -> Bool) -> [PropertyPlan] {
    plan.properties.filter { property in
      let isPart =
        switch property.type.container {
        case .one: true
        case .list: inLists
        case .map: false
        }
      return isPart && client.brings(property.type.element).map(test) ?? false
    }
  }
}
