import ContractModel
import Diagnostics
import JSONSource

/// Values by their shape.
extension AnswerReader {
  mutating func read(
    _ shape: Shape, of field: Field?, at node: JSONNode, _ pointer: JSONPointer, contract: Span
  ) {
    switch shape.container {
    case .one: readOne(shape, of: field, at: node, pointer, contract: contract)
    case .list:
      guard let items = node.items else {
        return note(wrong(node, wanted: "a list", pointer, contract: contract))
      }
      for (index, item) in items.enumerated() {
        readOne(shape, of: field, at: item, pointer.appending(String(index)), contract: contract)
      }
    case .map:
      guard let members = node.members else {
        return note(wrong(node, wanted: "an object", pointer, contract: contract))
      }
      for member in members {
        let place = pointer.appending(member.key)
        readOne(shape, of: field, at: member.value, place, contract: contract)
      }
    }
  }

  private mutating func readOne(
    _ shape: Shape, of field: Field?, at node: JSONNode, _ pointer: JSONPointer, contract: Span
  ) {
    switch shape.element {
    case .type(let name): read(type: name, at: node, pointer)
    case .record(let fields): read(fields, at: node, pointer, owner: contract)
    case .enumeration(let texts): read(texts, of: field, at: node, pointer, contract)
    case .constant(let text):
      read(constant: text, isLiteral: shape.isLiteral, at: node, pointer, contract)
    case .scalar, .token, .provider, .configuration:
      let reading = ScalarReading.of(shape, in: self.contract)
      guard reading.reads(node.content) else {
        let help = WrongValueHelp.text(shape, node.content)
        return note(wrong(node, wanted: reading.wanted, pointer, contract: contract, help: help))
      }
      checkTime(shape, at: node, pointer, contract: contract)
      if let field {
        check(limits(of: field, shape), isNumber: shape.travelsAsText, at: node, pointer)
      }
    }
  }

  private mutating func read(type name: String, at node: JSONNode, _ pointer: JSONPointer) {
    let type = contract.types[name]
    switch type.content {
    case .record(let fields): read(fields, at: node, pointer, owner: type.name.span)
    case .enumeration(let texts): read(texts, of: nil, at: node, pointer, type.name.span)
    case .oneOf(let names):
      guard node.members != nil else {
        return note(wrong(node, wanted: "an object", pointer, contract: type.name.span))
      }
      guard let chosen = variant(of: names, at: node) else {
        return note(unknownVariant(type, at: node, pointer))
      }
      read(type: chosen, at: node, pointer)
    }
  }

  /// The type with the most constants, all of which are there; of several, one whose own fields are there.
  private func variant(of names: [Text], at node: JSONNode) -> String? {
    let keys = ChoiceKeys(names, in: contract.types)
    let variants = names.map { name in
      (name: name.value, marks: contract.types[name.value].fields.filter(isMark))
    }
    let found = variants.filter { variant in
      variant.marks.allSatisfy { node[wire($0)]?.holdsConstant(of: $0.shape) ?? false }
    }
    let most = found.map(\.marks.count).max()
    let best = found.filter { $0.marks.count == most }.map(\.name)
    let own = best.first { name in
      let keys = keys.keys(of: name)
      return !keys.isEmpty && keys.allSatisfy { node[wire($0)]?.isSomething ?? false }
    }
    // A type with fields of its own is none whose fields are missing.
    return own ?? best.first { keys.keys(of: $0).isEmpty }
  }

  private func isMark(_ field: Field) -> Bool {
    if case .constant = field.shape.element { !isBeside(field) } else { false }
  }

  private func unknownVariant(
    _ type: TypeDefinition, at node: JSONNode, _ pointer: JSONPointer
  ) -> AnswerFinding {
    let place = answer.body.place(pointer, node)
    return AnswerFinding(
      .unknownVariant, node.members?.isEmpty == true ? .error : .warning,
      "\(place.part.words) has the constants of no type of `\(type.name.value)`", at: place,
      contract: type.name.span,
      help: "add the type; the client keeps the value as `other`")
  }

  private mutating func read(
    _ texts: [Text], of field: Field?, at node: JSONNode, _ pointer: JSONPointer, _ span: Span
  ) {
    guard let text = node.text else {
      return note(wrong(node, wanted: "a text", pointer, contract: span))
    }
    guard !texts.contains(where: { $0.value == text }) else { return }
    let shown = field?.isSecret == true ? nil : ValueKind.shown(text)
    let place = answer.body.place(pointer, node)
    note(
      AnswerFinding(
        .unknownText, .warning,
        "\(place.part.words) is \(shown ?? "a text"), which the enum does not list", at: place,
        contract: span, help: "add the text to the enum; the client reads it as `other`"))
  }

  private mutating func read(
    constant text: Text, isLiteral: Bool, at node: JSONNode, _ pointer: JSONPointer, _ span: Span
  ) {
    let kind = isLiteral ? "" : "the text "
    guard ScalarReading.of(constant: text.value, isLiteral: isLiteral).reads(node.content),
      let found = isLiteral ? node.literal : node.text
    else {
      return note(wrong(node, wanted: "\(kind)`\(text.value)`", pointer, contract: span))
    }  //! literal-constant-kind
    guard found != text.value else { return }
    let place = answer.body.place(pointer, node)
    note(
      AnswerFinding(
        .constant, .warning,
        "\(place.part.words) is \(ValueKind.shown(found) ?? "another text") and not the constant",
        at: place, contract: text.span,
        help: "write an `enum` if it may hold several texts, or `string`"))
  }

  /// The limits of a value of the deployment stand where it is declared.
  private func limits(of field: Field, _ shape: Shape) -> Field.SizeLimits {
    guard case .configuration(let name) = shape.element else { return field.limits }
    return contract.configuration[name].field.limits
  }
}

extension ScalarReading {
  static func of(_ shape: Shape, in contract: Contract) -> ScalarReading {
    if case .configuration(let name) = shape.element {
      return of(contract.configuration[name].field.shape, in: contract)
    }
    let plain: ScalarReading =
      switch shape.element {
      case .scalar(let scalar): of(scalar, isURLSafe: shape.isURLSafe)
      case .token(_, .expiresIn): integer
      case .token(_, .expiresAt): time(shape.timeUnit)
      case .constant(let text): of(constant: text.value, isLiteral: shape.isLiteral)
      case .token(_, .value), .provider, .configuration, .type, .enumeration, .record: text
      }
    return shape.travelsAsText ? plain.spelt : plain
  }

  static func of(constant text: String, isLiteral: Bool) -> ScalarReading {
    isLiteral ? Bool(text) == nil ? integer : bool : .text
  }

  private static func time(_ unit: Shape.TimeUnit?) -> ScalarReading {
    switch unit {
    case nil: instant
    case .unixTime: unixTime
    case .unixMilliseconds, .milliseconds: unixMilliseconds
    }
  }
}

extension JSONNode {
  /// A number or a bool as contracts write it.
  fileprivate var literal: String? {
    switch content {
    case .number(let text): text
    case .bool(let truth): truth ? "true" : "false"
    case .null, .text, .list, .object: nil
    }
  }

  fileprivate var isSomething: Bool { if case .null = content { false } else { true } }

  fileprivate func holdsConstant(of shape: Shape) -> Bool {
    guard case .constant(let wanted) = shape.element else { return false }
    return (shape.isLiteral ? literal : text) == wanted.value
  }
}
