import ContractModel
import Diagnostics

/// A token that works on one device only stays there.
struct BoundTokenTravels: Rule {
  let id = "bound-token-travels"
  let title = "a token that works on one device only stays there"
  let severity = Severity.note
  let why = "a backup restores it to a new device, where the server rejects it"
  let reason =
    "`bound: device` is about the server: it takes the token from one device only. Whether a backup takes an item is "
    + "decided by the keychain's `accessible`, and not by `bound`. After a restore on a new phone the app would "
    + "hold a token that is refused, and the person signs in again, one call later."

  func findings(in contract: Contract) -> [Finding] {
    let keychain = contract.app.keychain
    let accessible = keychain?.accessible?.value ?? .afterFirstUnlock
    guard accessible != accessible.ofThisDeviceOnly,
      !OpenPoints(contract).cover("app.keychain.accessible"),
      let token = contract.tokens.first(where: {
        $0.bound?.value == .device && $0.stored.value == .keychain
      }), let bound = token.bound
    else { return [] }
    return [
      Finding(
        message: "`\(token.name.value)` is bound to the device, and goes into backups",
        span: keychain?.accessible?.span ?? bound.span,
        help:
          "write `accessible: \(accessible.ofThisDeviceOnly.rawValue)` in the app's `keychain`, "
          + "or list `app.keychain.accessible` under `open`",
        related: keychain?.accessible == nil
          ? [] : [RelatedPlace(bound.span, "it is bound here")])
    ]
  }
}
