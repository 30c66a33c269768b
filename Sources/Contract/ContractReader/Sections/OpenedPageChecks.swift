import ContractModel
import Diagnostics

/// The checks of endpoints whose answer names a page that the app opens.
struct OpenedPageChecks {
  private let reader: Reader
  private let known: KnownSections

  init(_ reader: Reader, _ known: KnownSections) {
    self.reader = reader
    self.known = known
  }

  /// Nothing is said where a type could not be read.
  func check(_ endpoint: Endpoint) {
    guard let opens = endpoint.opens, known.typesAreValid else { return }
    if !OperationKind.opening.contains(endpoint.operation.value) {
      reader.report(.opensHere(opens, endpoint.operation))
    }
    let tokens = TokenWalk(known.types).tokens(returnedBy: endpoint)
    if !tokens.isEmpty { reader.report(.opensWithTokens(tokens, opens)) }  //! opens-without-tokens
    guard let field = fields(endpoint.returns).first(where: { $0.name.value == opens.value }) else {
      return reader.report(unknown(opens, endpoint))
    }
    guard case .scalar(.url) = field.shape.element, field.shape.container == .one,
      !field.shape.isOptional
    else { return reader.report(.opensOther(field, opens)) }
  }

  private func fields(_ returned: Endpoint.Returned) -> [Field] {
    switch returned {
    case .nothing: []
    case .fields(let fields): fields
    case .shape(let shape): fields(shape)
    }
  }

  private func fields(_ shape: Shape) -> [Field] {
    guard shape.container == .one, case .type(let name) = shape.element,
      case .record(let fields)? = known.types.find(name)?.content
    else { return [] }
    return fields
  }

  private func unknown(_ opens: Text, _ endpoint: Endpoint) -> Diagnostic {
    let refusals = endpoint.refuses.compactMap { known.refusals.find($0.value) }
    let brings = refusals.first { $0.fields.contains { $0.name.value == opens.value } }
    if let brings, let status = brings.cause.status {
      return .opensRefusal(opens, brings, status.description)
    }
    let urls = fields(endpoint.returns).map(\.name.value)
    return .opensUnknown(opens, endpoint, among: urls)
  }
}
