import ContractModel
import Diagnostics

/// Definitions that nothing refers to.
struct Unused: Rule {
  let id = "unused"
  let title = "every definition is used"
  let severity = Severity.warning
  let why = "readers would take it for a part of the API"
  let reason =
    "A type, a token, an error that nothing refers to is dead: it is generated, documented and "
    + "reviewed for nothing, and often it is a leftover of a name that was changed in one place only. "
    + "Errors with `fault` belong to every call and are always used. What an included file defines "
    + "may be for another contract and is not looked at."

  func findings(in contract: Contract) -> [Finding] {
    let used = Uses(contract)
    return all(contract, used).filter { $0.span.source === contract.source }
  }

  private func all(_ contract: Contract, _ used: Uses) -> [Finding] {
    unused(contract.types, used.types, "type")
      + unused(contract.tokens, used.tokens, "token")
      + unused(contract.refusals, used.refusals, "error")
      + unused(contract.providers, used.providers, "provider")
      + unused(contract.servers, used.servers, "server")
      + unused(contract.callbacks, used.callbackNames(in: contract), "callback")
      + unused(contract.configuration, used.configuration, "configuration value")
      + unused(contract.policies.codes, used.codes, "code")
  }

  private func unused(
    _ definitions: Definitions<some Definition>, _ used: Set<String>, _ kind: String
  ) -> [Finding] {
    definitions.filter { !used.contains($0.name.value) }.map {
      Finding(
        message: "nothing uses the \(kind) `\($0.name.value)`", span: $0.name.span,
        help: kind == "error"
          ? "list it in the `refuses` of the endpoints that give it, or remove it: the app knows no other refusal"
          : "use it or remove it")
    }
  }
}

/// All that endpoints, servers, callbacks and policies reach, directly or through types.
private struct Uses {
  var types: Set<String> = []
  var tokens: Set<String> = []
  var refusals: Set<String> = []
  var providers: Set<String> = []
  var servers: Set<String> = []
  var callbacks: Set<String> = []
  var configuration: Set<String> = []
  var codes: Set<String> = []
  private var constants: Set<String> = []

  init(_ contract: Contract) {
    for endpoint in contract.endpoints { add(endpoint, contract) }
    for server in contract.servers { add(server, contract) }
    for provider in contract.providers { add(provider) }
    contract.app.keychain?.accessGroup.map { add($0) }
    for callback in contract.callbacks where callbacks.contains(callback.name.value) {
      add(callback.fields, contract)
    }
    for refusal in contract.refusals { add(refusal.fields, contract) }
    for token in contract.tokens {
      add(token.claims, contract)
      for reference in [token.origin.issuer, token.origin.audience] { reference.map { add($0) } }
    }
    // A call without an answer can happen to every endpoint.
    refusals.formUnion(contract.refusals.filter { $0.cause.status == nil }.map(\.name.value))
  }

  /// A link by mail ends in a callback whose URL is sent and in which no endpoint ends.
  func callbackNames(in contract: Contract) -> Set<String> {
    callbacks.union(
      contract.callbacks.filter { constants.contains($0.url.value) }.map(\.name.value))
  }

  private mutating func add(_ endpoint: Endpoint, _ contract: Contract) {
    servers.insert(endpoint.server)
    tokens.formUnion(endpoint.needs.map(\.value))
    refusals.formUnion(endpoint.refuses.map(\.value))
    if let callback = endpoint.endsIn { callbacks.insert(callback.value) }
    switch endpoint.operation.value.object {
    case .provider: providers.formUnion(endpoint.object.map { [$0.value] } ?? [])
    case .code: codes.formUnion(endpoint.object.map { [$0.value] } ?? [])
    case nil: codes.formUnion(endpoint.object.map { [$0.value] } ?? [])
    }
    add(endpoint.sends, contract)
    if let type = endpoint.sentType { types.insert(type.value) }
    switch endpoint.returns {
    case .nothing: break
    case .fields(let fields): add(fields, contract)
    case .shape(let shape): add(shape, contract)
    }
  }

  private mutating func add(_ server: Server, _ contract: Contract) {
    add(server.refusal, contract)
    add(server.sends, contract)
    add(server.url)
    if let pins = server.pins { configuration.insert(pins.value) }
  }

  private mutating func add(_ provider: Provider) {
    for reference in [provider.audience, provider.issuer, provider.clientId, provider.poolId] {
      if let reference { add(reference) }
    }
  }

  private mutating func add(_ reference: Reference) {
    if case .configuration(let name) = reference { configuration.insert(name.value) }
  }

  private mutating func add(_ fields: [Field], _ contract: Contract) {
    for field in fields { add(field.shape, contract) }
  }

  private mutating func add(_ shape: Shape, _ contract: Contract) {
    switch shape.element {
    case .token(let name, _): tokens.insert(name)
    case .provider(let name, _): providers.insert(name)
    case .configuration(let name): configuration.insert(name)
    case .record(let fields): add(fields, contract)
    case .type(let name):
      guard types.insert(name).inserted else { return }
      add(contract.types[name].content, contract)
    case .constant(let text): constants.insert(text.value)
    case .scalar, .enumeration: break
    }
  }

  private mutating func add(_ content: TypeDefinition.Content, _ contract: Contract) {
    switch content {
    case .record(let fields): add(fields, contract)
    case .oneOf(let names):
      for name in names where types.insert(name.value).inserted {
        add(contract.types[name.value].content, contract)
      }
    case .enumeration: break
    }
  }
}
