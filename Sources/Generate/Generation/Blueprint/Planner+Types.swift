import ContractModel
import Diagnostics

/// Types: the author's own, and those that fields and messages bring with them.
extension Planner {
  mutating func add(_ type: TypeDefinition) {
    let name = type.name.value
    names.claim(name, for: "the type `\(name)`", at: type.name.span)
    switch type.content {
    case .record(let fields):
      addRecord(fields, in: FieldPlace(owner: name, servers: use.servers(ofType: name)))
    case .enumeration(let texts): addEnumeration(name, texts)
    case .oneOf(let options): addChoice(name, options)
    }
  }

  mutating func addRecord(_ fields: [Field], in place: FieldPlace) {
    let plan = record(fields, in: place)
    records.append(plan)
  }

  mutating func record(_ fields: [Field], in place: FieldPlace) -> RecordPlan {
    fieldProblems += FieldNames.problems(fields, inSwift: writesSwift)
    members += fields.map(\.name)
    let granting = Granting(contract: contract)
    var properties = fields.map { property($0, in: place) }
    // A value that a call sends in its URL comes back in a body.
    for index in properties.indices where [.path, .query].contains(properties[index].place) {
      properties[index].place = .body
    }
    return RecordPlan(
      name: place.owner, properties: properties, holdsSecret: holdsSecret(fields),
      isSent: place.isSent, grantsTokens: granting.tokens(fields),
      keepsValues: granting.kept(fields))
  }

  private mutating func addEnumeration(_ name: String, _ texts: [Text]) {
    var cases: [(name: String, text: String)] = []
    var owners = writesSwift ? ["other": Text("other", at: texts[0].span)] : [:]
    for (index, text) in texts.enumerated() {
      let name = CaseNames.name(for: text.value) ?? "value\(index + 1)"
      if let reason = NameKind.enumerationCase.reason(against: name, inSwift: writesSwift) {
        fieldProblems.append(.reservedCaseName(text, name, reason))
      } else if let other = owners[name] {
        fieldProblems.append(.sameCaseName(text, other, name))  //! enum-case-twins
      }
      owners[name] = text
      cases.append((name, text.value))
    }
    enumerations.append(EnumerationPlan(name: name, cases: cases))
  }

  private mutating func addChoice(_ name: String, _ types: [Text]) {
    let style = use.servers(ofType: name).first?.names ?? .camelCase
    let keys = ChoiceKeys(types, in: contract.types)
    let options = types.map { type in
      ChoicePlan.AlternativePlan(
        name: CaseNames.uncapitalised(type.value), type: type.value,
        marks: contract.types[type.value].fields.compactMap { field in
          guard case .constant(let text) = field.shape.element,
            !field.location.isBesideBody
          else { return nil }
          return (
            WireNames.spell(field, for: style),
            StubLiteral(constant: text.value, isLiteral: field.shape.isLiteral)
          )
        }, keys: keys.keys(of: type.value).map { WireNames.spell($0, for: style) })
    }
    fieldProblems += problems(
      .option, zip(options, types).map { Text($0.name, at: $1.span) })
    let granting = Granting(contract: contract)
    choices.append(
      ChoicePlan(
        name: name, doc: nil, options: options.sorted { $0.rank > $1.rank },
        grantsTokens: granting.tokens(type: name), keepsValues: granting.kept(type: name)))
  }

  /// The plan of a field; a type that stands in it is named after its owner and itself.
  mutating func property(_ field: Field, in place: FieldPlace) -> PropertyPlan {
    let name = place.owner + CaseNames.capitalised(field.name.value)
    let wires = place.servers.map { ($0.name.value, WireNames.spell(field, for: $0.names)) }
    let wire = wires.first?.1 ?? field.wireName
    var plan = PropertyPlan(
      name: field.name.value, wire: wire,
      wireNamesElsewhere: wires.filter { $0.1 != wire }.map { (server: $0.0, wire: $0.1) },
      place: field.location, type: type(field.shape, named: name, field, place),
      source: source(field),
      kept: field.storage.map { storage in
        KeptPlan(
          name: CaseNames.uncapitalised(place.owner) + CaseNames.capitalised(field.name.value),
          account: storage.account?.value)
      },
      doc: field.doc, example: field.example?.value)
    plan.rules = rules(field)
    plan.timeUnit = field.shape.timeUnit
    plan.isLiteral = field.shape.isLiteral
    plan.isDecoded = field.location != .cookie && isCookie(field)
    plan.role = field.role?.value
    if case .scalar(let scalar) = field.shape.element { plan.scalar = scalar }
    plan.roleWords = field.words.map { ($0.word.value, $0.text.value) }
    plan.sample = ExampleTexts(policies: contract.policies, code: place.code).text(for: field)
    return plan
  }

  private func isCookie(_ field: Field) -> Bool {
    guard case .token(let name, .value) = field.shape.element else { return false }
    return cookieTokens.contains(name)
  }

  /// A value of the deployment keeps to what is said where it is declared, and an address of a provider is one.
  private func rules(_ field: Field) -> RulePlan {
    if case .configuration(let name) = field.shape.element {
      return rules(contract.configuration[name].field)
    }
    //! provider-email-form
    if case .provider(_, .email) = field.shape.element { return RulePlan(form: .email) }
    guard case .scalar(let scalar) = field.shape.element else { return RulePlan() }
    let forms: [ScalarType: RulePlan.ContactForm] = [.email: .email, .phone: .phone]
    return RulePlan(
      min: field.limits.min?.value, max: field.limits.max?.value,
      pattern: field.limits.pattern?.value, form: forms[scalar])
  }

  /// The type of a value that is no field.
  mutating func type(_ shape: Shape) -> TypePlan {
    type(shape, named: "", nil, .elsewhere(nil))
  }

  private mutating func type(
    _ shape: Shape, named name: String, _ field: Field?, _ place: FieldPlace
  ) -> TypePlan {
    TypePlan(
      element: element(shape.element, named: name, field, place), container: shape.container,
      isOptional: shape.isOptional, travelsAsText: shape.travelsAsText,
      isClearable: shape.isClearable)
  }

  private mutating func element(
    _ element: Shape.Element, named name: String, _ field: Field?, _ place: FieldPlace
  ) -> TypePlan.ElementPlan {
    switch element {
    case .scalar(.bytes) where field?.shape.isURLSafe == true: return .urlSafeBytes
    case .scalar(let scalar): return plain(scalar, isSecret: field?.isSecret ?? scalar.isSecret)
    case .type(let type):
      switch contract.types[type].content {
      case .enumeration: return .enumeration(type)
      case .record: return .record(type)
      case .oneOf: return .choice(type)
      }
    case .token(_, .value): return .secret
    case .token(_, .expiresIn): return .integer
    case .token(_, .expiresAt):
      switch field?.shape.timeUnit {
      case .unixTime: return .unixTime
      case .unixMilliseconds: return .integer
      case .milliseconds, nil: return .instant
      }
    case .configuration(let name):
      let declared = contract.configuration[name].field
      let value = self.element(
        declared.shape.element, named: "", declared, .elsewhere(nil))
      return value == .text && field?.isSecret == true ? .secret : value
    case .provider(_, let slot): return slot.isSecret ? .secret : .text
    case .constant(let text) where field?.shape.isLiteral == true:
      return Bool(text.value) == nil ? .integer : .bool
    case .constant: return .text
    case .record where place.isPlanned: return .record(name)
    case .enumeration where place.isPlanned: return .enumeration(name)
    case .record(let fields):
      claim(name, "the fields of", field)
      addRecord(fields, in: place.inside(name))
      return .record(name)
    case .enumeration(let texts):
      claim(name, "the enum of", field)
      addEnumeration(name, texts)
      return .enumeration(name)
    }
  }

  private mutating func claim(_ name: String, _ what: String, _ field: Field?) {
    guard let field else { return }
    names.claim(name, for: "\(what) `\(field.name.value)`", at: field.name.span)
  }

  private func plain(_ scalar: ScalarType, isSecret: Bool) -> TypePlan.ElementPlan {
    switch scalar {
    case .string, .email, .phone, .username, .identifier, .duration, .password, .newPassword, .code,
      .jwt:
      isSecret ? .secret : .text
    case .int, .seconds: .integer
    case .number: .number
    case .bool: .bool
    case .uuid: .uuid
    case .url: .url
    case .instant: .instant
    case .unixTime: .unixTime
    case .bytes: .bytes
    case .json: .json
    }
  }

  private func source(_ field: Field) -> PropertyPlan.Source {
    if let same = field.same { return .same(same.value) }
    return switch field.shape.element {
    case .token(let name, let slot): .token(name, slot)
    case .constant(let text): .constant(text.value)
    case .provider(let name, let slot): .provider(name, slot)
    case .configuration(let name): isOfServer && field.isOfCaller ? .given : .configuration(name)
    case .scalar, .type, .enumeration, .record: .given
    }
  }

  private func holdsSecret(_ fields: [Field]) -> Bool {
    var seen: Set<String> = []
    return holdsSecret(fields, &seen)
  }

  private func holdsSecret(_ fields: [Field], _ seen: inout Set<String>) -> Bool {
    for field in fields where field.isSecret || holdsSecret(field.shape, &seen) { return true }
    return false
  }

  private func holdsSecret(_ shape: Shape, _ seen: inout Set<String>) -> Bool {
    switch shape.element {
    case .configuration(let name): contract.configuration[name].field.isSecret
    case .scalar, .token, .provider, .constant, .enumeration: shape.element.isSecret
    case .record(let fields): holdsSecret(fields, &seen)
    case .type(let name): holdsSecret(type: name, &seen)
    }
  }

  private func holdsSecret(type name: String, _ seen: inout Set<String>) -> Bool {
    guard seen.insert(name).inserted else { return false }
    switch contract.types[name].content {
    case .record(let fields): return holdsSecret(fields, &seen)
    case .oneOf(let names):
      for one in names where holdsSecret(type: one.value, &seen) { return true }
      return false
    case .enumeration: return false
    }
  }
}

extension ChoicePlan.AlternativePlan {
  /// Options with more marks are told first; of those with as many, the ones that have keys.
  fileprivate var rank: Int { marks.count * 2 + (keys.isEmpty ? 0 : 1) }
}
