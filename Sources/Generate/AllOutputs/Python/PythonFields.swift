import ContractModel
import Generation

/// One attribute of a model, with all that is asked of it.
struct PythonField {
  let field: StubField
  let name: String
  /// The names of the attributes beside it.
  var names = PythonNames([], spell: PythonNames.attribute)

  /// `email: Annotated[rt.Text | None, Field(alias="emailAddress")] = None`
  ///
  /// - Parameter inRequest: it says in which part of the message it stands.
  func code(inRequest: Bool) -> PythonCode {
    let marks = rules + relations + (inRequest || field.place.isBesideBody ? [part] : alias)
    let type =
      field.literal.map { "Literal[\(PythonText.literal($0))]" } ?? PythonTypes.spell(field.type)
    let standard =
      field.literal.map { PythonText.literal($0) } ?? (field.type.isOptional ? "None" : nil)
    let end = standard.map { " = " + $0 } ?? ""
    if marks.isEmpty { return .text("\(name): \(type)\(end)") }
    return .list("\(name): Annotated[", [.text(type)] + marks, "]" + end)
  }

  private var rules: [PythonCode] {
    let constant = field.literal.map { PythonCode.call("rt.Constant", [.literal($0)]) }
    let configured = field.configuration.map { PythonCode.call("rt.Configured", [.literal($0)]) }
    let clearable = field.type.isClearable ? [PythonCode.text("rt.Clearable()")] : []
    return clearable + [constant].compactMap { $0 } + field.rules.map(rule)
      + [configured].compactMap { $0 }
  }

  /// The rules between fields of one call; those of a group stand at its first field.
  private var relations: [PythonCode] {
    let same = field.same.map { PythonCode.call("rt.SameAs", [.literal(names[$0])]) }
    guard let group = field.group, group.members.first?.name == field.name else {
      return [same].compactMap { $0 }
    }
    return [
      .call(
        group.isExact ? "rt.ExactlyOne" : "rt.AtLeastOne",
        group.members.map { .literal(names[$0.name]) })
    ]
  }

  private func rule(_ rule: StubRule) -> PythonCode {
    switch rule {
    case .email: .text("rt.Email()")
    case .phone: .text("rt.Phone()")
    case .size(let min, let max): range("rt.Size", min, max)
    case .length(let min, let max): range("rt.Length", min, max)
    case .matches(let pattern): .call("rt.Matches", [.literal(pattern)])
    }
  }

  private func range(_ name: String, _ min: Int?, _ max: Int?) -> PythonCode {
    let least = min.map { PythonCode.text(String($0)) }
    let most = max.map { PythonCode.text(String($0)) }
    return .call(
      name, [least, least == nil ? most.map { .named("most", $0) } : most].compactMap { $0 })
  }

  /// A field that travels in a header is called as there; in models it needs no second name.
  private var alias: [PythonCode] {
    field.wire == name ? [] : [.call("Field", [.named("alias", .literal(field.wire))])]
  }

  private var part: PythonCode {
    .call("rt.in_\(field.place.rawValue)", [.literal(field.wire)] + PythonField.attributes(field))
  }

  /// The attributes of a cookie.
  static func attributes(_ field: StubField) -> [PythonCode] {
    let lifetime = field.lifetime.map { PythonCode.named("lifetime", .text(String($0))) }
    return [lifetime, field.isForScripts ? .named("for_scripts", .text("True")) : nil]
      .compactMap { $0 }
  }
}
