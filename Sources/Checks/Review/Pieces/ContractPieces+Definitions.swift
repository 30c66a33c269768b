import ContractModel
import Diagnostics

/// Servers, tokens, providers and policies.
extension ContractPieces {
  func part(_ server: Server) -> Piece {
    var part = Piece(
      .server(server), .contractServers, ["servers", server.name.value], at: server.name.span,
      identity: server.url.literal?.value)
    part.add(server, Property.server)
    part.parts =
      server.refusal.map { field($0, .server[\.refusal], ["refusal"]) }
      + server.sends.map { field($0, .server[\.sends], ["sends"]) }
    return part
  }

  func part(_ token: Token) -> Piece {
    var part = Piece(
      .token(token), .contractTokens, ["tokens", token.name.value], at: token.name.span)
    part.add(token, Property.token)
    part.parts = token.claims.map { field($0, .token[\.claims], ["claims"]) }
    return part
  }

  func part(_ provider: Provider) -> Piece {
    let known = provider.clientId ?? provider.audience
    var part = Piece(
      .provider(provider), .contractProviders, ["providers", provider.name.value],
      at: provider.name.span,
      identity: "\(provider.kind.value) \(known?.literal?.value ?? "")")
    part.add(provider, Property.provider)
    return part
  }

  var policies: [Piece] {
    let policies = contract.policies
    return [
      policy(
        policies.password, .policies[\.password], Property.password, at: policies.password?.span),
      policy(policies.lockout, .policies[\.lockout], Property.lockout, at: policies.lockout?.span),
      policy(policies.devices, .policies[\.devices], Property.devices),
      policy(policies.terms, .policies[\.terms], Property.terms),
      policy(policies.signOut, .policies[\.signOut], Property.signOut),
    ].compactMap { $0 } + policies.codes.map(code)
  }

  /// - Parameter span: its place; nil if that of its first value will do.
  private func policy<Policy>(
    _ policy: Policy?, _ property: Property, _ keys: KeyProperties<Policy>, at span: Span? = nil
  ) -> Piece? {
    guard let policy else { return nil }
    let place = span ?? keys.all.lazy.compactMap { $0.key.compared(policy).first?.span }.first
    var part = Piece(.policy, property, ["policies", property.key], at: place)
    part.add(policy, keys)
    return part
  }

  private func code(_ policy: CodePolicy) -> Piece {
    var part = Piece(
      .code(policy), .policies[\.codes], ["policies", "codes", policy.name.value],
      at: policy.name.span)
    part.add(policy, Property.code)
    return part
  }

  func machine(_ machine: MachineDefinition, _ property: Property, _ keys: [String]) -> Piece {
    var part = Piece(.machine(machine), property, keys, at: machine.name.span)
    part.add(.machineDoc, machine.doc)
    part.add(.machineStart, machine.start)
    part.parts = machine.states.map { state in
      var part = Piece(
        .state(state), .machineStates, ["states", state.name.value], at: state.name.span)
      part.add(state, Property.state)
      return part
    }
    return part
  }
}
