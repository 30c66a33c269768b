import ContractModel
import Diagnostics
import Machines

/// The nonce that a page is told is compared with an ID token.
struct NonceCompared: Rule {
  let id = "nonce-compared"
  let title = "the nonce that a page is told is compared with an ID token"
  let severity = Severity.error
  let why =
    "an ID token of another sign-in would be taken, as if there were no nonce (OpenID Connect Core, 3.1.3.7)"
  let reason =
    "A nonce binds an ID token to one sign-in, if somebody compares the two. The client makes it, tells it to the page "
    + "and compares it with the ID token in the callback (`providers.P.identityToken`), or in the answer that redeems "
    + "the code: a token whose `claims` say `nonce: providers.P.rawNonce`, or a field `providers.P.identityToken`. "
    + "Where a server of yours redeems the code, the call sends it `providers.P.rawNonce`, and the server compares."

  func findings(in contract: Contract) -> [Finding] {
    contract.endpoints.compactMap { page in
      guard let provider = contract.nonceProvider(ofPage: page),
        !isCompared(provider, page, contract)
      else { return nil }
      let field = page.sends.first { $0.holds(.rawNonce) }
      return Finding(
        message: "nothing compares the nonce that `\(page.name.value)` tells the page",
        span: (field?.name ?? page.name).span,
        help:
          "say which token of the exchange is the ID token, `claims: { nonce: providers.\(provider).rawNonce }`; "
          + "or send `providers.\(provider).rawNonce` to the server that redeems the code")
    }
  }

  private func isCompared(_ provider: String, _ page: Endpoint, _ contract: Contract) -> Bool {
    let callback = page.endsIn.map { contract.callbacks[$0.value].fields } ?? []
    return callback.contains { $0.isIDToken(of: provider) }
      || contract.endpoints.contains { endpoint in
        endpoint.caller == .app
          && (endpoint.sends.contains { isNonce($0, of: provider) }
            || contract.redeemed(by: endpoint) == provider
              && contract.idToken(of: provider, in: endpoint) != nil)
      }
  }

  private func isNonce(_ field: Field, of provider: String) -> Bool {
    if case .provider(provider, .rawNonce) = field.shape.element { true } else { false }
  }
}
