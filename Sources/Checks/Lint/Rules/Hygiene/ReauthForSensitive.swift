import ContractModel
import Diagnostics

/// A call that does a call that cannot be undone asks for a fresh sign-in.
struct ReauthForSensitive: Rule {
  let id = "reauth-for-sensitive"
  let title = "a call that cannot be undone asks for a fresh sign-in"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.strict]
  let why =
    "anybody with an unlocked phone or a stolen token could take the account (OWASP "
    + "ASVS 5.0, 7.5.1)"
  let reason =
    "OWASP ASVS 5.0, 7.5.1 asks for a fresh sign-in before changes that decide who gets "
    + "in, and 6.2.3 for the current password when it is changed. The rule applies where an "
    + "account is deleted or a password changed: the call has to bring a password, a code, "
    + "something fresh of a provider, or a token that is kept in memory only."

  func findings(in contract: Contract) -> [Finding] {
    let walk = FieldWalk(contract.types)
    let open = OpenPoints(contract)
    return contract.endpoints.filter { endpoint in
      (endpoint.operation.value == .accountDelete || endpoint.operation.value == .passwordChange)
        && endpoint.caller == .app && !walk.all(endpoint.sends).contains { isFresh($0, contract) }
        && !endpoint.needs.contains { contract.tokens.find($0.value)?.stored.value == .memory }
        && !open.cover("endpoints.\(endpoint.name.value).sends")
    }.map {
      Finding(
        message: "`\($0.name.value)` works without a fresh sign-in", span: $0.name.span,
        help: "send the current password, a code, or a fresh token of the provider")
    }
  }

  private func isFresh(_ field: Field, _ contract: Contract) -> Bool {
    switch field.shape.element {
    case .scalar(.password), .scalar(.code): true
    case .provider(_, let slot): slot == .identityToken || slot == .authorizationCode
    case .token(let name, .value): contract.tokens.find(name)?.stored.value == .memory
    case .scalar, .type, .token, .configuration, .enumeration, .constant, .record: false
    }
  }
}
