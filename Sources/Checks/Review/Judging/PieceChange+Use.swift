import ContractModel
import Diagnostics

/// The messages in which a changed field travels.
extension PieceChange {
  func uses(in comparison: Comparison) -> [MessageUse] {
    guard let outer = chain.first else { return [] }
    if case .type(let type)? = outer.new?.subject ?? outer.old?.subject {
      let name = type.name.value
      return outer.new == nil
        ? comparison.oldUses.uses(ofType: name) : comparison.newUses.uses(ofType: name)
    }
    let side = outer.new == nil ? comparison.oldUses : comparison.newUses
    return way.map { side.uses($0, (outer.new ?? outer.old)?.endpoint.map { [$0] } ?? []) } ?? []
  }

  private var way: MessageUse.Way? {
    for pair in chain.dropFirst() {
      switch (pair.new ?? pair.old)?.property {
      case .endpointSends, .server[\.sends]: return .sent
      case .endpointReturns: return .returned
      case .refusalFields, .server[\.refusal]: return .refused
      case .token[\.claims]: return .claimed
      case .callback[\.fields]: return .callback
      default: break
      }
    }
    return chain.first.map { ($0.new ?? $0.old)?.property == .contractConfiguration } == true
      ? .configured : nil
  }

  var fields: (old: Field?, new: Field?) { (old?.field, new?.field) }

  var tokens: (old: Token, new: Token)? {
    guard let old = old?.token, let new = new?.token else { return nil }
    return (old, new)
  }

  var endpoints: (old: Endpoint, new: Endpoint)? {
    guard let old = old?.endpoint, let new = new?.endpoint else { return nil }
    return (old, new)
  }

  var refusals: (old: Refusal, new: Refusal)? {
    guard let old = old?.refusal, let new = new?.refusal else { return nil }
    return (old, new)
  }
}

extension Piece {
  var field: Field? {
    switch subject {
    case .field(let field): field
    case .configuration(let value): value.field
    default: nil
    }
  }

  var token: Token? { if case .token(let token) = subject { token } else { nil } }
  var endpoint: Endpoint? { if case .endpoint(let endpoint) = subject { endpoint } else { nil } }
  var refusal: Refusal? { if case .refusal(let refusal) = subject { refusal } else { nil } }
  var provider: Provider? { if case .provider(let provider) = subject { provider } else { nil } }
  var server: Server? { if case .server(let server) = subject { server } else { nil } }
  var code: CodePolicy? { if case .code(let code) = subject { code } else { nil } }
}
