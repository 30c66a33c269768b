import ContractModel
import Diagnostics

/// The tokens in the messages of all endpoints of a contract.
final class MessageTokens: ContractFact {
  struct Tokens {
    let sent: [String]
    let returned: [String]
  }

  /// By the endpoints, which the contract keeps.
  private let all: [ObjectIdentifier: Tokens]

  init(_ contract: Contract) {
    all = Dictionary(
      contract.endpoints.map { endpoint in
        (
          ObjectIdentifier(endpoint),
          Tokens(
            sent: Self.sent(endpoint, contract), returned: Self.returned(endpoint, contract))
        )
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Nil for an endpoint that does not belong to the contract.
  func of(_ endpoint: Endpoint) -> Tokens? { all[ObjectIdentifier(endpoint)] }

  static func sent(_ endpoint: Endpoint, _ contract: Contract) -> [String] {
    TokenWalk(contract.types).tokens(in: endpoint.sends)
  }

  static func returned(_ endpoint: Endpoint, _ contract: Contract) -> [String] {
    let walk = TokenWalk(contract.types)
    guard let callback = endpoint.endsIn else { return walk.tokens(returnedBy: endpoint) }
    return walk.tokens(in: contract.callbacks[callback.value].fields)
  }
}
