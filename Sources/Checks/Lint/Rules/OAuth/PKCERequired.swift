import ContractModel
import Diagnostics

/// An app that exchanges a code proves that it asked for it.
struct PKCERequired: Rule {
  let id = "pkce-required"
  let title = "an app that exchanges a code proves that it asked for it"
  let severity = Severity.error
  let why = "anybody who catches the callback could exchange the code (RFC 9700 §2.1.1)"
  let reason =
    "A private scheme or a shared browser lets other apps see the callback. PKCE (RFC "
    + "7636) makes the code worthless to them, because the exchange needs a verifier that "
    + "never left the app. RFC 9700 §2.1.1 demands it of public clients, and an app is "
    + "one. The rule applies where an app gets a code from a browser and sends it on; native "
    + "sheets have their own protection."

  func findings(in contract: Contract) -> [Finding] {
    let open = OpenPoints(contract)
    return contract.providers.filter { provider in
      provider.kind.value.slots.contains(.codeVerifier) && !isBound(provider, in: contract)
        && !open.cover("providers.\(provider.name.value).pkce")
    }.map { provider in
      Finding(
        message: "the code of `\(provider.name.value)` is exchanged without PKCE",
        span: provider.pkce?.span ?? provider.name.span,
        help:
          "write `pkce: S256` and send `providers.\(provider.name.value).codeVerifier` with the code"
      )
    }
  }

  /// True also where no app exchanges a code that a browser brought.
  private func isBound(_ provider: Provider, in contract: Contract) -> Bool {
    let slot = { (wanted: ProviderSlot, field: Field) in
      if case .provider(provider.name.value, wanted) = field.shape.element { true } else { false }
    }
    guard
      contract.callbacks.contains(where: { $0.fields.contains { slot(.authorizationCode, $0) } })
    else { return true }
    let exchanges = contract.endpoints.filter { endpoint in
      endpoint.caller == .app && endpoint.sends.contains { slot(.authorizationCode, $0) }
    }
    return exchanges.allSatisfy { $0.sends.contains { slot(.codeVerifier, $0) } }
      && (exchanges.isEmpty || provider.pkce?.value != .unused)
  }
}
