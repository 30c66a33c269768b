package import ContractModel
import Diagnostics

/// Endpoints, types, refusals and the fields of each.
extension ContractPieces {
  func part(_ type: TypeDefinition) -> Piece {
    var part = Piece(
      .type(type), .contractTypes, ["types", type.name.value], at: type.name.span)
    switch type.content {
    case .record(let fields):
      part.add(.typeContent, text: "fields", at: type.name.span)
      let messages = spelling(as: typeStyles[type.name.value])
      part.parts = fields.map { messages.field($0, .typeContent, []) }
    case .enumeration(let texts):
      part.add(.typeContent, text: "one of some texts", at: type.name.span)
      part.add(.shapeElement, each: texts)
    case .oneOf(let names):
      part.add(.typeContent, text: "one of some types", at: type.name.span)
      part.add(.shapeElement, each: names, to: .types)
    }
    return part
  }

  func part(_ endpoint: Endpoint) -> Piece {
    var part = Piece(
      .endpoint(endpoint), .contractEndpoints, ["endpoints", endpoint.name.value],
      at: endpoint.name.span,
      identity: "\(endpoint.server) \(endpoint.method.value) \(endpoint.path.value.text)")
    part.add(.endpointDoc, endpoint.doc)
    part.add(.endpointMethod, word: endpoint.method)
    part.add(.endpointPath, endpoint.path.map(\.text))
    part.add(.endpointServer, Text(endpoint.server, at: endpoint.name.span), to: .servers)
    part.add(.endpointCaller, text: endpoint.caller.rawValue, at: endpoint.name.span)
    part.add(.endpointOperation, word: endpoint.operation)
    part.add(.endpointObject, endpoint.object, to: endpoint.operation.value.section)
    part.add(.endpointNeeds, each: endpoint.needs, to: .tokens)
    part.add(.endpointSentType, endpoint.sentType, to: .types)
    part.add(.groupCount, word: endpoint.group?.count)
    part.add(.groupNames, each: endpoint.group?.names ?? [])
    part.add(.endpointStatus, text: "\(endpoint.status)", at: endpoint.name.span)
    part.add(.endpointOpens, endpoint.opens)
    part.add(.endpointEndsIn, endpoint.endsIn, to: .callbacks)
    part.add(.endpointRefuses, each: endpoint.refuses, to: .errors)
    part.add(.endpointEnds, word: endpoint.ends)
    part.add(.endpointPriority, word: endpoint.priority)
    if let deprecated = endpoint.deprecated { part.add(deprecated, Property.deprecation) }
    let calls = spelling(as: contract.servers.find(endpoint.server).map { [$0.names] })
    part.parts = endpoint.sends.map { calls.field($0, .endpointSends, ["sends"]) }
    calls.addReturned(endpoint.returns, to: &part)
    return part
  }

  private func addReturned(_ returned: Endpoint.Returned, to part: inout Piece) {
    switch returned {
    case .nothing: break
    case .fields(let fields):
      part.add(.endpointReturns, text: "fields", at: part.span)
      part.parts += fields.map { field($0, .endpointReturns, ["returns"]) }
    case .shape(let shape):
      part.add(.endpointReturns, text: "a type", at: shape.span)
      var returned = Piece(.policy, .endpointReturns, ["returns"], at: shape.span)
      describe(shape, in: &returned)
      part.parts.append(returned)
    }
  }

  func part(_ refusal: Refusal) -> Piece {
    var part = Piece(
      .refusal(refusal), .contractRefusals, ["errors", refusal.name.value], at: refusal.name.span,
      identity: Self.wire(of: refusal))
    part.add(.refusalDoc, refusal.doc)
    switch refusal.cause {
    case .status(let status): part.add(.refusalCause, status.map(\.description))
    case .fault(let fault): part.add(.refusalCause, word: fault)
    }
    part.add(.refusalMeanings, words: refusal.meanings)
    for condition in refusal.match {
      part.add(.refusalMatch, text: condition.text, at: condition.field.span)
    }
    part.add(.refusalRecovery, refusal.recovery.map(\.text))
    for message in refusal.messages {
      part.add(
        .refusalMessages, text: "\(message.language.value): \(message.text.value)",
        at: message.text.span)
    }
    part.parts = refusal.fields.map { field($0, .refusalFields, ["fields"]) }
    return part
  }

  /// The status and the marks that tell it from others on the wire.
  private static func wire(of refusal: Refusal) -> String {
    let status = refusal.cause.status.map(\.description) ?? "none"
    return ([status] + refusal.match.map(\.text).sorted()).joined(separator: " & ")
  }

  func field(_ field: Field, _ property: Property, _ keys: [String]) -> Piece {
    var part = Piece(
      .field(field), property, keys + [field.name.value], at: field.name.span,
      identity: "\(field.location.rawValue) \(wireNames(of: field))")
    describe(field, in: &part)
    return part
  }

  func describe(_ field: Field, in part: inout Piece) {
    let place = field.name.span
    part.add(.fieldLocation, text: field.location.rawValue, at: place)
    part.add(.fieldWire, field.wire)
    part.add(.fieldMin, count: field.limits.min)
    part.add(.fieldMax, count: field.limits.max)
    part.add(.fieldPattern, field.limits.pattern)
    part.add(.fieldSecret, flag: field.secret)
    part.add(.fieldStoragePlace, word: field.storage?.place)
    part.add(.fieldStorageAccount, field.storage?.account)
    part.add(.fieldDoc, field.doc)
    part.add(.fieldExample, field.example)
    part.add(.fieldRole, word: field.role)
    part.add(.fieldSame, field.same)
    for word in field.words {
      part.add(.fieldWords, text: "\(word.word.value): \(word.text.value)", at: word.text.span)
    }
    describe(field.shape, in: &part)
  }

  func describe(_ shape: Shape, in part: inout Piece) {
    if shape.isOptional { part.add(.shapeIsOptional, text: "true", at: shape.span) }
    if shape.travelsAsText { part.add(.shapeTravelsAsText, text: "text", at: shape.span) }
    if shape.isURLSafe { part.add(.shapeIsURLSafe, text: "base64url", at: shape.span) }
    if let unit = shape.timeUnit { part.add(.shapeTimeUnit, text: unit.rawValue, at: shape.span) }
    if shape.isLiteral { part.add(.shapeIsLiteral, text: "no text", at: shape.span) }
    if shape.isClearable { part.add(.shapeIsClearable, text: "clearable", at: shape.span) }
    if let container = shape.container.text {
      part.add(.shapeContainer, text: container, at: shape.span)
    }
    describe(shape.element, at: shape.span, in: &part)
  }

  private func describe(_ element: Shape.Element, at span: Span, in part: inout Piece) {
    switch element {
    case .scalar(let scalar): part.add(.shapeElement, text: scalar.rawValue, at: span)
    case .type(let name): part.add(.shapeElement, Text(name, at: span), to: .types)
    case .token(let name, .value): part.add(.shapeElement, Text(name, at: span), to: .tokens)
    case .token(let name, let slot):
      part.add(.shapeElement, text: "tokens.\(name).\(slot.rawValue)", at: span)
    case .provider(let name, let slot):
      part.add(.shapeElement, text: "providers.\(name).\(slot.rawValue)", at: span)
    case .configuration(let name):
      part.add(.shapeElement, Text(name, at: span), to: .configuration)
    case .enumeration(let texts):
      for text in texts { part.add(.shapeElement, text) }
    case .constant(let text): part.add(.shapeElement, text: "just `\(text.value)`", at: text.span)
    case .record(let fields):
      part.add(.shapeElement, text: "fields", at: span)
      part.parts += fields.map { field($0, .shapeElement, []) }
    }
  }
}

extension Shape.Container {
  /// Nil for a single value.
  var text: String? {
    switch self {
    case .one: nil
    case .list: "list"
    case .map: "map"
    }
  }
}

extension Recovery {
  /// As a contract writes it.
  package var text: String {
    switch self {
    case .renew(let token?): "renew \(token)"
    case .wait(let field): "wait until \(field)"
    case .continueFlow(let flow): "continue \(flow)"
    case .renew(nil), .retry, .correct, .signIn, .tell: word.rawValue
    }
  }
}

extension OperationKind {
  fileprivate var section: Section? {
    switch object {
    case .provider: .providers
    case .code: .codes
    case nil: mayTakeCode ? .codes : nil
    }
  }
}
