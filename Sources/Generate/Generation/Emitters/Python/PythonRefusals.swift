import ContractModel
import Mustache

/// Ready-made words of how one server refuses.
struct PythonRefusals {
  private let plan: HostPlan
  private let tokens: [TokenPlan]
  let names: PythonNames
  private let unions: PythonNames

  init(_ plan: HostPlan, _ tokens: [TokenPlan]) {
    self.plan = plan
    self.tokens = tokens
    names = PythonNames(plan.refusals.map(\.name), taken: ["TypeAlias"], spell: PythonText.type)
    unions = PythonNames(
      plan.calls.filter { !$0.refusals.isEmpty }.map(\.refusalType),
      taken: Set(plan.refusals.map { [names = names] in names[$0.name] }), spell: PythonText.type)
  }

  var value: [String: Value] {
    let calls = plan.calls.filter { !$0.refusals.isEmpty }
    let refusals = plan.refusals.map(refusal)
    let usesModels = plan.refusals.contains { details($0).contains { $0.type.isOfModels } }
    return [
      "hasTypes": .bool(!calls.isEmpty),
      "imports": .verbatim(PythonContext.imports(usesModels ? ["models"] : [])),
      "gap": .verbatim(refusals.isEmpty ? "" : "\n"),
      "refusals": .list(refusals.map { .object($0) }),
      "types": .list(calls.map { .verbatim(type($0)) }),
    ]
  }

  private func type(_ call: CallPlan) -> String {
    PythonLayout.lines(
      .chain([
        .text("\(unions[call.refusalType]): TypeAlias = "),
        .union(call.refusals.map { names[$0.name] }),
      ]), depth: 0)
  }

  private func details(_ refusal: RefusalPlan) -> [PropertyPlan] {
    refusal.details?.properties.withoutConstants ?? []
  }

  private func refusal(_ plan: RefusalPlan) -> [String: Value] {
    let details = details(plan)
    let own = PythonNames(details.map(\.name), spell: PythonNames.attribute)
    let texts = plan.conditions.map { "\($0.wire) \(DocsWords.test($0.kind))\($0.text)" }
    let doc = ([plan.doc?.inEnglish, "Status \(plan.status)"].compactMap { $0 } + texts).joined(
      separator: ", ")
    return [
      "name": .verbatim(names[plan.name]),
      "doc": .verbatim(PythonText.docstring(doc + ".", depth: 4)),
      "signature": .verbatim(PythonLayout.lines(signature(details, own), depth: 4)),
      "call": .verbatim(PythonLayout.lines(call(plan, own), depth: 8)),
    ]
  }

  private func signature(_ details: [PropertyPlan], _ own: PythonNames) -> PythonCode {
    let parameters = details.map {
      PythonCode.text(
        "\(own[$0.name]): \(PythonTypes.spell($0.type, "models."))"
          + ($0.type.isOptional ? " = None" : ""))
    }
    let all = [PythonCode.text("self")] + (parameters.isEmpty ? [] : [.text("*")]) + parameters
    return .chain([.text("def __init__"), .list("(", all, ")"), .text(" -> None:")])
  }

  private func call(_ refusal: RefusalPlan, _ own: PythonNames) -> PythonCode {
    let told = refusal.details?.properties ?? []
    let entries = { (place: Field.Location) in
      let known = refusal.conditions.filter { $0.isHeader == (place == .header) }
      let told = told.filter { $0.place == place }
      let bare = known.filter { condition in !told.contains { $0.says(condition) } }
      return bare.map { entry($0.wire, known: $0) }
        + told.map { field in
          entry(field.wire, value(field, own, else: known.first(where: field.says)))
        }
    }
    let (body, headers) = (entries(.body), entries(.header))
    let cookies = told.filter { $0.place == .cookie }.map { cookie($0, own) }
    let arguments: [PythonCode?] = [
      .text(String(refusal.status.number)),
      body.isEmpty ? nil : .named("at", .list("{", body, "}")),
      headers.isEmpty ? nil : .named("headers", .list("{", headers, "}")),
      cookies.isEmpty ? nil : .named("cookies", .tuple(cookies)),
      retry(refusal, own),
    ]
    return .call("super().__init__", arguments.compactMap { $0 })
  }

  private func entry(_ wire: String, known condition: ConditionPlan) -> PythonCode {
    entry(wire, .text(text(condition)))
  }

  private func text(_ condition: ConditionPlan) -> String {
    condition.isHeader ? PythonText.literal(condition.text) : literal(condition)
  }

  private func entry(_ wire: String, _ value: PythonCode) -> PythonCode {
    .chain([.text("\(PythonText.literal(wire)): "), value])
  }

  private func cookie(_ property: PropertyPlan, _ own: PythonNames) -> PythonCode {
    let wire = PythonCode.text(PythonText.literal(property.wire))
    return .call(
      "rt.Cookie", [wire, value(property, own)] + PythonField.cookieAttributes(property, tokens))
  }

  private func value(_ property: PropertyPlan, _ own: PythonNames) -> PythonCode {
    if let constant = property.constant { return .text(PythonText.literal(constant)) }
    let type = PythonTypes.spell(property.type, "models.")
    return .call("rt.wire", [.text(type), .text(own[property.name])])
  }

  /// A told field says what the refusal is known by, too; where nothing is told, that is said.
  private func value(
    _ property: PropertyPlan, _ own: PythonNames, else condition: ConditionPlan?
  ) -> PythonCode {
    let value = value(property, own)
    guard let condition, property.type.isOptional else { return value }
    return .call("rt.said_or", [value, .text(text(condition))])
  }

  private func literal(_ condition: ConditionPlan) -> String {
    PythonContext.literal(condition, plan.server)
  }

  /// A caller who has to wait is told so in the way that every client of HTTP knows.
  private func retry(_ refusal: RefusalPlan, _ own: PythonNames) -> PythonCode? {
    let times: [TypePlan.ElementPlan] = [.integer, .waitingTime, .instant, .unixTime]
    guard let until = refusal.until, times.contains(until.type.element),
      until.type.container == .one,
      !(until.place == .header && until.wire.lowercased() == "retry-after")
    else { return nil }
    return .named("retry_after", .text(own[until.name]))
  }
}

extension StatusPattern {
  fileprivate var number: Int {
    switch self {
    case .exactly(let status): status
    case .hundreds(let digit): digit * 100
    }
  }
}

extension PropertyPlan {
  /// Whether it stands where the refusal is known by a text. Names of headers have no case.
  fileprivate func says(_ condition: ConditionPlan) -> Bool {
    place == .header ? wire.lowercased() == condition.wire.lowercased() : wire == condition.wire
  }
}
