package import ContractModel
import Diagnostics

/// The token of `recover: renew` with its `token`.
package enum RenewedToken {
  package static func help(_ token: String) -> String {
    "let one call with `does: token.fetch` bring `\(token)`, for which the app has to give nothing, and keep "
      + "`\(token)` in memory; or leave `token` out where the session itself is renewed"
  }
}

extension Contract {
  /// The app fetches a token beside the session because of this refusal.
  package func fetches(after refusal: Refusal) -> Bool {
    if case .renew(let token?) = refusal.recovery.value { fetch(of: token) != nil } else { false }
  }

  /// The app can get another one by itself: by the renewal, or by the call that fetches it.
  package func canRenew(_ token: String) -> Bool {
    fetch(of: token) != nil || renewal.map { tokensReturned($0).contains(token) } ?? false
  }
}
