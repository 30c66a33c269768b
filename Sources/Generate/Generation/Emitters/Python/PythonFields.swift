import ContractModel

/// One attribute of a model, with all that is asked of it.
struct PythonField {
  let property: PropertyPlan
  let name: String
  let tokens: [TokenPlan]

  /// `email: Annotated[rt.Text | None, Field(alias="emailAddress")] = None`
  ///
  /// - Parameter inRequest: it says in which part of the message it stands.
  func code(inRequest: Bool) -> PythonCode {
    let marks = rules + (inRequest ? [part] : place + alias)
    let type =
      constant.map { "Literal[\(PythonText.literal($0))]" } ?? PythonTypes.spell(property.type)
    let annotation: PythonCode =
      marks.isEmpty
      ? .text(type) : .chain([.text("Annotated"), .list("[", [.text(type)] + marks, "]")])
    return .chain([.text("\(name): "), annotation] + standard)
  }

  private var constant: String? { property.constant }

  private var standard: [PythonCode] {
    if let constant { return [.text(" = \(PythonText.literal(constant))")] }
    return property.type.isOptional ? [.text(" = None")] : []
  }

  private var rules: [PythonCode] {
    if let constant { return [.call("rt.Constant", [.text(PythonText.literal(constant))])] }
    let configured = property.configuration.map {
      PythonCode.call("rt.Configured", [.text(PythonText.literal($0))])
    }
    return ownRules + [configured].compactMap { $0 }
  }

  private var ownRules: [PythonCode] {
    let plan = property.rules
    if plan.isEmpty { return [] }
    let form = plan.form.map { PythonCode.text($0 == .email ? "rt.Email()" : "rt.Phone()") }
    let pattern = plan.pattern.map {
      PythonCode.call("rt.Matches", [.text(PythonText.literal($0))])
    }
    return [form, range, pattern].compactMap { $0 }
  }

  private var range: PythonCode? {
    let plan = property.rules
    guard plan.min != nil || plan.max != nil else { return nil }
    let isNumber = [.integer, .number, .unixTime].contains(property.type.element)
    let least = plan.min.map { PythonCode.text(String($0)) }
    let most = plan.max.map { PythonCode.text(String($0)) }
    let arguments: [PythonCode?] =
      least == nil ? [most.map { .named("most", $0) }] : [least, most]
    return .call(isNumber ? "rt.Size" : "rt.Length", arguments.compactMap { $0 })
  }

  /// A field that travels in a header is called as there; in models it needs no second name.
  private var alias: [PythonCode] {
    guard property.wire != name, place.isEmpty else { return [] }
    return [.call("Field", [.named("alias", .text(PythonText.literal(property.wire)))])]
  }

  private var place: [PythonCode] {
    property.place.isBesideBody ? [part] : []
  }

  private var part: PythonCode {
    let wire = PythonCode.text(PythonText.literal(property.wire))
    let attributes =
      property.place == .cookie ? PythonField.cookieAttributes(property, tokens) : []
    return .call("rt.in_\(property.place.rawValue)", [wire] + attributes)
  }

  /// A token's cookie lives as long as it. One that goes back in a header is for the scripts of a page.
  static func cookieAttributes(_ property: PropertyPlan, _ tokens: [TokenPlan]) -> [PythonCode] {
    guard let token = tokens.first(where: { $0.name == property.token }) else { return [] }
    let lifetime = token.cookieLifetime.map { PythonCode.named("lifetime", .text(String($0))) }
    var scripts: PythonCode?
    if case .header? = token.placement { scripts = .named("for_scripts", .text("True")) }
    return [lifetime, scripts].compactMap { $0 }
  }
}
