import ContractModel

/// What a contract can ask for and this server does not play: it has nothing that reads what an authenticator signs.
package enum Unplayed {
  /// The calls that are refused whatever they bring, by their names.
  package static func calls(of contract: Contract, among servers: [String]) -> [String] {
    contract.endpoints.filter { endpoint in
      [.passkeyRegister, .passkeySignIn].contains(endpoint.deed.value)
        && (servers.isEmpty || servers.contains(endpoint.server))
    }.map(\.name.value)
  }
}
