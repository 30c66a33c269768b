import ContractModel

/// Tokens without which a session is whole: some answer that begins one may leave them out.
package struct OptionalTokens {
  private let contract: Contract
  private var found: Set<String> = []
  private var seen: Set<String> = []
  /// A list may be empty. That makes no session whole without the token: an answer with an empty list begins none.
  private var countsLists = false

  package static func names(in contract: Contract) -> Set<String> {
    contract.facts.fact { Found(found(in: contract)) }.names
  }

  private final class Found: ContractFact {
    let names: Set<String>

    init(_ names: Set<String>) { self.names = names }
  }

  private static func found(in contract: Contract) -> Set<String> {
    var tokens = OptionalTokens(contract: contract)
    let session = contract.sessionTokens
    for endpoint in contract.sessionCalls.beginning {
      tokens.add(endpoint)
      tokens.addMissing(endpoint, session)
    }
    return tokens.found
  }

  /// The tokens that some good answer of this endpoint leaves out.
  package static func names(in endpoint: Endpoint, of contract: Contract) -> Set<String> {
    var tokens = OptionalTokens(contract: contract)
    tokens.countsLists = true
    tokens.add(endpoint)
    return tokens.found
  }

  private init(contract: Contract) { self.contract = contract }

  /// The tokens of a session that this way into it does not bring at all.
  private mutating func addMissing(_ endpoint: Endpoint, _ session: SessionTokens) {
    let choices = endpoint.endsIn == nil ? contract.choices(of: endpoint) : []
    let answers =
      choices.isEmpty
      ? [contract.tokensReturned(endpoint)] : choices.map { contract.tokens(inType: $0) }
    for brought in answers.map(session.ofSession) where !brought.isEmpty {
      found.formUnion(session.held.filter { !brought.contains($0) })  //! other-sign-in-brings-less
    }
  }

  private mutating func add(_ endpoint: Endpoint) {
    if let callback = endpoint.endsIn {
      add(contract.callbacks[callback.value].fields, false)
      return
    }
    switch endpoint.returns {
    case .nothing: break
    case .fields(let fields): add(fields, false)
    case .shape(let shape): add(shape, false)
    }
  }

  private mutating func add(_ fields: [Field], _ mayBeMissing: Bool) {
    for field in fields { add(field.shape, mayBeMissing) }
  }

  private mutating func add(_ shape: Shape, _ mayBeMissing: Bool) {
    let mayBeMissing = mayBeMissing || shape.isOptional || countsLists && shape.container != .one
    switch shape.element {
    case .token(let name, .value): if mayBeMissing { found.insert(name) }
    case .record(let fields): add(fields, mayBeMissing)
    case .type(let name): add(type: name, mayBeMissing)
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: break
    }
  }

  private mutating func add(type name: String, _ mayBeMissing: Bool) {
    guard contract.types.leadsToTokens(name) else { return }
    guard seen.insert("\(name) \(mayBeMissing)").inserted else { return }
    switch contract.types[name].content {
    case .record(let fields): add(fields, mayBeMissing)
    case .oneOf(let names): for one in names { add(type: one.value, mayBeMissing) }
    case .enumeration: break
    }
  }
}
