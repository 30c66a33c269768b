import ContractModel
import Diagnostics

/// The rules for a type whose fields are not all in the body: it stands as the whole of a message, and nowhere inside.
/// A client finds a header whatever stands around it; a server's stubs write those of the whole answer.
struct InsideRules {
  private let contract: Contract
  /// For each type that has one, a field that is no part of the body.
  private var outside: [String: Field] = [:]

  init(_ contract: Contract) {
    self.contract = contract
    for type in contract.types {
      outside[type.name.value] = type.fields.first { $0.location != .body }
    }
    for type in contract.types {
      guard case .oneOf(let names) = type.content else { continue }
      let fields = names.compactMap { outside[$0.value] }
      outside[type.name.value] = fields.first
    }
  }

  var problems: [Diagnostic] {
    if outside.isEmpty { return [] }
    var fields = contract.types.flatMap(\.fields)
    fields += contract.servers.flatMap { $0.sends + $0.refusal }
    fields += contract.endpoints.flatMap(\.sends)
    fields += contract.refusals.flatMap(\.fields)
    fields += contract.callbacks.flatMap(\.fields)
    let shapes = fields.map(\.shape) + contract.endpoints.flatMap(inside)
    return shapes.flatMap(problems)
  }

  /// The shapes inside of an answer.
  private func inside(_ endpoint: Endpoint) -> [Shape] {
    switch endpoint.returns {
    case .nothing: []
    case .fields(let fields): fields.map(\.shape)
    case .shape(let shape): shape.container == .one ? [] : [shape]  //! list-beside-header
    }
  }

  private func problems(_ shape: Shape) -> [Diagnostic] {
    switch shape.element {
    case .record(let fields): fields.map(\.shape).flatMap(problems)
    case .type(let name): outside[name].map { [.insideABody(name, $0, at: shape.span)] } ?? []
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: []
    }
  }
}

extension Diagnostic {
  fileprivate static func insideABody(_ type: String, _ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      "inside-a-body",
      "`\(type)` is inside a body, and its `\(field.name.value)` is not part of a body",
      at: span,
      related: [RelatedPlace(field.name.span, "`in: \(field.location.rawValue)`")],
      why: "headers, cookies and a query belong to a whole message",
      help: "let the call send or return the type itself, or move the field into the body")
  }
}
