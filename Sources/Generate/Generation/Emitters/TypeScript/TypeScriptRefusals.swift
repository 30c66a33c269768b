import ContractModel
import Mustache

/// Ready-made words of how one server refuses.
struct TypeScriptRefusals {
  private let plan: HostPlan
  private let fields: TypeScriptFields

  init(_ plan: HostPlan, _ blueprint: Blueprint) {
    self.plan = plan
    fields = TypeScriptFields(
      spelling: TypeScriptSpelling(prefix: "models."), tokens: blueprint.tokens)
  }

  var value: [String: Value] {
    let told = plan.refusals.flatMap { $0.details?.properties.withoutConstants ?? [] }
    return [
      "hasRefusals": .bool(!plan.refusals.isEmpty),
      "refusesWithModels": .bool(told.contains { $0.type.isOfModels }),
      "refusals": TypeScriptContext.list(plan.refusals, refusal),
    ]
  }

  private func refusal(_ plan: RefusalPlan) -> [String: Value] {
    let details = plan.details?.properties ?? []
    let told = details.withoutConstants
    let isFree = told.allSatisfy(\.type.isOptional)
    let type = plan.details.map { TypeScriptText.identifier($0.name) } ?? ""
    return [
      "name": .verbatim(TypeScriptText.identifier(plan.name)),
      "doc": TypeScriptContext.doc(plan.doc), "recognition": recognition(plan),
      "tag": .verbatim(TypeScriptText.literal(plan.name)),
      "hasDetails": .bool(!told.isEmpty), "type": .verbatim(type),
      "given": .verbatim(told.isEmpty ? "void" : isFree ? "\(type) | void" : type),
      "properties": TypeScriptContext.list(told, fields.property),
      "lines": TypeScriptContext.lines(lines(plan, details)),
    ]
  }

  /// The members of its definition.
  private func lines(_ plan: RefusalPlan, _ details: [PropertyPlan]) -> [String] {
    var lines = ["name: \(TypeScriptText.literal(plan.name))", "status: \(status(plan))"]
    let says = plan.conditions.filter { !$0.isHeader }.map {
      "[\(TypeScriptText.literal($0.wire)), \(TypeScriptLiterals.value(of: $0, in: self.plan.server))]"
    }
    if !says.isEmpty { lines.append("says: \(TypeScriptContext.array(says))") }
    let headers = plan.conditions.filter(\.isHeader).map {
      "[\(TypeScriptText.literal($0.wire)), \(TypeScriptText.literal($0.text))]"
    }
    if !headers.isEmpty { lines.append("headers: \(TypeScriptContext.array(headers))") }
    let members = details.map { fields.member($0) }
    if !members.isEmpty { lines.append("details: \(TypeScriptContext.array(members))") }
    if let until = until(plan) { lines.append("until: \(TypeScriptText.literal(until))") }
    return lines
  }

  private func until(_ plan: RefusalPlan) -> String? {
    let times: [TypePlan.ElementPlan] = [.integer, .waitingTime, .instant, .unixTime]
    guard let until = plan.until, times.contains(until.type.element), until.type.container == .one
    else { return nil }
    return until.name
  }

  /// How it is told from others, for a reader of the code.
  private func recognition(_ plan: RefusalPlan) -> Value {
    let texts = plan.conditions.map { "\($0.wire) \(DocsWords.test($0.kind))\($0.text)" }
    return .verbatim(
      TypeScriptText.comment((["status \(plan.status)"] + texts).joined(separator: ", ")))
  }

  private func status(_ refusal: RefusalPlan) -> Int {
    switch refusal.status {
    case .exactly(let status): status
    case .hundreds(let digit): digit * 100
    }
  }
}

/// How TypeScript spells the texts of refusals and envelopes.
enum TypeScriptLiterals {
  /// A number or a bool where the server's refusals have one, and a text elsewhere.
  static func value(of condition: ConditionPlan, in server: ServerPlan) -> String {
    let type = server.refusalFields.first { $0.wire == condition.wire }?.type
    let literal = TypeScriptText.literal(condition.text)
    guard let type, !type.travelsAsText else { return literal }
    switch type.element {
    case .integer: return Int(condition.text).map { String($0) } ?? literal
    case .bool: return Bool(condition.text).map(String.init) ?? literal
    default: return literal
    }
  }
}
