import ContractModel
import Diagnostics

/// Something binds the answer of a sign-in to its request.
struct StateRequired: Rule {
  let id = "state-required"
  let title = "something binds the answer of a sign-in to its request"
  let severity = Severity.error
  let why =
    "somebody can push the answer of another sign-in into the app or the page (RFC 9700 "
    + "§4.7)"
  let reason =
    "Without a binding, an attacker starts a sign-in, keeps the answer, and lets a "
    + "victim's browser or app open it: the victim then works in the attacker's account. "
    + "RFC 9700 §4.7 asks for a one-time state, for PKCE, or for a nonce in an ID token. "
    + "The rule applies where a callback or a provider's redirect brings a code."

  func findings(in contract: Contract) -> [Finding] {
    let open = OpenPoints(contract)
    let bound = Set(contract.providers.filter { isBound($0, contract) }.map(\.name.value))
    let redirects = contract.endpoints.filter { $0.operation.value == .providerCallback }.filter {
      isUnbound($0.sends, bound) && !open.cover("endpoints.\($0.name.value).sends")
    }
    let callbacks = contract.callbacks.filter {
      isUnbound($0.fields, bound) && !open.cover("callbacks.\($0.name.value).fields")
    }
    return (redirects.map(\.name) + callbacks.map(\.name)).map {
      Finding(
        message: "`\($0.value)` takes a code that nothing binds to a request", span: $0.span,
        help: "add `state: providers.P.state`, or `pkce: S256` at the provider")
    }
  }

  private func isUnbound(_ fields: [Field], _ bound: Set<String>) -> Bool {
    let codes = fields.compactMap { field -> String? in
      if case .provider(let name, .authorizationCode) = field.shape.element { name } else { nil }
    }
    return !codes.isEmpty && !codes.allSatisfy(bound.contains)
      && !fields.contains { $0.holds(.state) || $0.plainName == "state" }
  }

  private func isBound(_ provider: Provider, _ contract: Contract) -> Bool {
    if let nonce = provider.nonce?.value, nonce != .unused { return true }
    if let pkce = provider.pkce?.value, pkce != .unused { return true }
    return contract.endpoints.contains { endpoint in
      endpoint.sends.contains {
        if case .provider(provider.name.value, .codeVerifier) = $0.shape.element {
          true
        } else {
          false
        }
      }
    }
  }
}
