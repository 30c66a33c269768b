import ContractModel
import Diagnostics

/// Types: the author's own, and those that fields and messages bring with them.
extension Planner {
  mutating func add(_ type: TypeDefinition) {
    let name = type.name.value
    names.claim(name, for: "the type `\(name)`", at: type.name.span)
    switch type.content {
    case .record(let fields): addRecord(name, fields)
    case .enumeration(let texts): addEnumeration(name, texts)
    case .oneOf: break
    }
  }

  mutating func addRecord(_ name: String, _ fields: [Field]) {
    fieldProblems += FieldNames.problems(fields)
    members += fields.map(\.name)
    let properties = fields.map { property($0, in: name) }
    records.append(
      RecordPlan(
        name: name, properties: properties,
        holdsSecret: fields.contains { holdsSecret($0.shape) }))
  }

  private mutating func addEnumeration(_ name: String, _ texts: [Text]) {
    var cases: [(name: String, text: String)] = []
    var owners: [String: Text] = ["other": Text("other", at: texts[0].span)]
    for (index, text) in texts.enumerated() {
      let name = CaseNames.name(for: text.value) ?? "value\(index + 1)"
      if name == "other" {
        fieldProblems.append(.reservedCaseName(text, name))
      } else if let other = owners[name] {
        fieldProblems.append(.sameCaseName(text, other, name))
      }
      owners[name] = text
      cases.append((name, text.value))
    }
    enumerations.append(EnumerationPlan(name: name, cases: cases))
  }

  /// The plan of a field; an enum that stands in it becomes a type named after its owner and itself.
  mutating func property(_ field: Field, in owner: String) -> PropertyPlan {
    let element = element(
      field.shape.element, named: owner + CaseNames.capitalised(field.name.value), field)
    return PropertyPlan(
      name: field.name.value, wire: field.location == .path ? field.name.value : field.wireName,
      type: TypePlan(
        element: element, container: field.shape.container, isOptional: field.shape.isOptional),
      source: source(field.shape.element), doc: field.doc?.value, example: field.example?.value)
  }

  func type(_ shape: Shape) -> TypePlan {
    var inner = self
    let element = inner.element(shape.element, named: "", nil)
    return TypePlan(element: element, container: shape.container, isOptional: shape.isOptional)
  }

  private mutating func element(
    _ element: Shape.Element, named name: String, _ field: Field?
  ) -> TypePlan.Element {
    switch element {
    case .scalar(let scalar): return plain(scalar)
    case .type(let type):
      if case .enumeration = contract.types[type].content { return .enumeration(type) }
      return .record(type)
    case .token(_, .value): return .secret
    case .token, .configuration, .record: return .text
    case .provider(_, let slot): return slot.isSecret ? .secret : .text
    case .constant: return .text
    case .enumeration(let texts):
      if let field {
        names.claim(name, for: "the enum of `\(field.name.value)`", at: field.name.span)
      }
      addEnumeration(name, texts)
      return .enumeration(name)
    }
  }

  private func plain(_ scalar: ScalarType) -> TypePlan.Element {
    switch scalar {
    case .string, .email, .phone, .username, .identifier, .instant, .duration, .bytes: .text
    case .password, .newPassword, .code, .jwt: .secret
    case .int, .seconds, .unixTime: .integer
    case .number: .number
    case .bool: .bool
    case .uuid: .uuid
    case .url: .url
    }
  }

  private func source(_ element: Shape.Element) -> PropertyPlan.Source {
    switch element {
    case .token(let name, _): .token(name)
    case .constant(let text): .constant(text.value)
    case .provider(let name, let slot): .provider(name, slot.rawValue)
    case .scalar, .type, .enumeration, .configuration, .record: .given
    }
  }

  private func holdsSecret(_ shape: Shape) -> Bool {
    switch shape.element {
    case .scalar, .token, .provider, .constant, .enumeration, .configuration: shape.element.isSecret
    case .record(let fields): fields.contains { holdsSecret($0.shape) }
    case .type(let name):
      if case .record(let fields) = contract.types[name].content {
        fields.contains { mayLead($0.shape, to: name) ? false : holdsSecret($0.shape) }
      } else {
        false
      }
    }
  }

  /// A list of the type itself adds nothing to what it holds.
  private func mayLead(_ shape: Shape, to name: String) -> Bool {
    if case .type(name) = shape.element { true } else { false }
  }
}
