import ContractModel

/// How the client spells one call.
struct SwiftCallWords {
  private let plan: CallPlan
  /// The session's own server answers.
  private let isHome: Bool

  init(_ plan: CallPlan, isHome: Bool) {
    self.plan = plan
    self.isHome = isHome
  }

  var refusal: String {
    plan.refusals.isEmpty ? "NoRefusal" : SwiftText.identifier(plan.refusalType)
  }

  /// What the caller gives: neither constants nor what the session holds.
  var given: [PropertyPlan] { plan.sent.filter { $0.constant == nil && $0.token == nil } }

  /// The call is built from tokens, which only the session can hand out.
  var usesTokens: Bool { plan.sent.contains { $0.token != nil } }

  /// `Call<User, MeRefusal>("me", .get, "/api/users/me", needs: ["access"])`
  var expression: String {
    var parts = [SwiftText.literal(plan.name), ".\(plan.method.lowercased())", path]
    if !plan.needs.isEmpty {
      parts.append("needs: [\(plan.needs.map { SwiftText.literal($0) }.joined(separator: ", "))]")
    }
    parts += items("query", plan.query) + items("headers", plan.headers)
    if plan.takesBody { parts.append("body: \(body)") }
    if !isHome {
      parts.append("server: \(member("environment")).\(SwiftText.identifier(plan.server))")
    }
    return "Call\(types)(\(parts.joined(separator: ", ")))"
  }

  /// A member of the client, which a parameter of the same name would hide.
  func member(_ name: String) -> String {
    given.contains { $0.name == name } ? "self." + name : name
  }

  private var types: String {
    "<\(plan.answer.map(SwiftTypes.spell) ?? "NoAnswer"), \(refusal)>"
  }

  /// A literal whose variable parts are interpolated, and so encoded by the runtime.
  private var path: String {
    let parts = plan.path.map { part in
      switch part {
      case .literal(let text): "/" + SwiftText.inside(text)
      case .field(let name):
        "/\\(" + (plan.pathFields.first { $0.name == name }.map(value) ?? "\"\"") + ")"
      }
    }
    return "\"" + (parts.isEmpty ? "/" : parts.joined()) + "\""
  }

  private var body: String {
    let arguments = plan.body.withoutConstants.map {
      "\(SwiftText.label($0.name)): \(value($0))"
    }
    return "\(SwiftText.identifier(plan.bodyType))(\(arguments.joined(separator: ", ")))"
  }

  private func items(_ label: String, _ properties: [PropertyPlan]) -> [String] {
    guard !properties.isEmpty else { return [] }
    let pairs = properties.map { "\(SwiftText.literal($0.wire)): \(value($0))" }
    return ["\(label): [\(pairs.joined(separator: ", "))]"]
  }

  private func value(_ property: PropertyPlan) -> String {
    switch property.source {
    case .constant(let text): SwiftText.literal(text)
    case .token(let name):
      property.type.isOptional
        ? "tokens.ifHeld(\(SwiftText.literal(name)))" : "tokens[\(SwiftText.literal(name))]"
    case .given, .provider: SwiftText.identifier(property.name)
    }
  }
}
