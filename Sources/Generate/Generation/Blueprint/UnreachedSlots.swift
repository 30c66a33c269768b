import ContractModel
import Diagnostics

/// Finds tokens that calls send where the client cannot put them: the session hands them to a call, and a value of a type is
/// made by the app.
struct UnreachedSlots {
  struct Misplaced {
    let what: String
    let span: Span
    let related: [RelatedPlace]
    let help: String
  }

  private let types: Definitions<TypeDefinition>
  private(set) var found: [Misplaced] = []
  private var seen: Set<Span> = []

  init(_ contract: Contract) {
    types = contract.types
    for endpoint in contract.endpoints where [.app, .browser].contains(endpoint.caller) {
      look(through: endpoint.sends, isOfType: endpoint.sentType != nil)
      look(through: contract.servers[endpoint.server].sends, isOfType: false)
    }
  }

  private mutating func look(through fields: [Field], isOfType: Bool) {
    for field in fields {
      switch field.shape.element {
      case .token(let name, let slot): look(at: field, name, slot)
      case .record(let inner) where !isOfType: look(through: inner, isOfType: false)
      case .record(let inner): look(inside: inner, of: field)
      case .type(let name): look(insideType: name, of: field)
      case .scalar, .provider, .configuration, .enumeration, .constant: break
      }
    }
  }

  private mutating func look(at field: Field, _ name: String, _ slot: TokenSlot) {
    if slot != .value {  //! token-end-not-sent
      add(
        "a call that sends when the token `\(name)` ends", at: field.shape.span,
        help: "make it a field that the app gives: `seconds`, `instant` or `unixTime`")
    } else if field.shape.container != .one {
      add(  //! sent-token-single
        "a call that sends the token `\(name)` in a list or a map", at: field.shape.span,
        help: "write `tokens.\(name)` if the server takes it alone, else `list of string` with "
          + "`secret: true`, which the app gives")
    }
  }

  private mutating func look(insideType name: String, of field: Field) {
    var known: Set<String> = []
    for type in [name] + inner(of: name, &known) {
      look(inside: types[type].fields, of: field)
    }
  }

  /// The types in a type, however deep.
  private func inner(of name: String, _ known: inout Set<String>) -> [String] {
    guard known.insert(name).inserted else { return [] }
    let held: [String] =
      switch types[name].content {
      case .record(let fields): fields.flatMap(names)
      case .oneOf(let names): names.map(\.value)
      case .enumeration: []
      }
    var all: [String] = []
    for type in held where !known.contains(type) { all += [type] + inner(of: type, &known) }
    return all
  }

  private func names(_ field: Field) -> [String] {
    switch field.shape.element {
    case .type(let name): [name]
    case .record(let fields): fields.flatMap(names)
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: []
    }
  }

  private mutating func look(inside fields: [Field], of sent: Field) {
    for field in fields {
      switch field.shape.element {
      case .token(let name, _): add("tokens.\(name)", field, sent)
      case .record(let inner): look(inside: inner, of: sent)
      case .scalar, .type, .provider, .configuration, .enumeration, .constant: break
      }
    }
  }

  private mutating func add(_ slot: String, _ field: Field, _ sent: Field) {
    add(  //! slot-in-sent-type
      "a call that sends `\(slot)` inside of a type", at: field.shape.span,
      related: [RelatedPlace(sent.name.span, "a call sends the type here")],
      help:
        "write the fields of the type where the call sends them, with `fields`; or make this one "
        + "`string` with `secret: true`, which the app gives")
  }

  private mutating func add(
    _ what: String, at span: Span, related: [RelatedPlace] = [], help: String
  ) {
    guard seen.insert(span).inserted else { return }
    found.append(Misplaced(what: what, span: span, related: related, help: help))
  }
}
