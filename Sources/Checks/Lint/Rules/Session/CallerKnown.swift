import ContractModel
import Diagnostics

/// A call about the person who makes it says by what it knows that person.
struct CallerKnown: Rule {
  let id = "caller-known"
  let title = "a call about the person says who calls"
  let severity = Severity.error
  let why = "without a token the server does not know the caller: it answers everybody, or nobody"
  let reason =
    "An account that is read, changed or deleted, a list of sessions, a provider that is linked: "
    + "each is the caller's own, and a server knows the caller by the token that the call brings. "
    + "Without one, a server that is written from the contract gives somebody's account to "
    + "anybody, and clients send no token. A call of a browser or a provider brings its own "
    + "proof, and so does one that sends a token, a cookie, a password or a code."

  func findings(in contract: Contract) -> [Finding] {
    let walk = FieldWalk(contract.types)
    let open = OpenPoints(contract)
    return contract.endpoints.filter { endpoint in
      let sent = walk.all(endpoint.sends + contract.servers[endpoint.server].sends)
      return Self.operations.contains(endpoint.operation.value) && endpoint.caller == .app
        && endpoint.needs.isEmpty && !sent.contains(where: proves)
        && !open.cover("endpoints.\(endpoint.name.value).needs")
    }.map {
      Finding(
        message: "`\($0.name.value)` acts on the caller's account, but carries no token",
        span: $0.name.span, help: "add the token that the call carries: `needs: access`")
    }
  }

  private static let operations: Set<OperationKind> = [
    .accountRead, .accountUpdate, .accountDelete, .passwordChange, .providerLink,
    .passkeyRegister, .sessionList, .sessionEndOne, .sessionEndOthers,
  ]

  private func proves(_ field: Field) -> Bool {
    if field.location == .cookie { return true }
    return switch field.shape.element {
    case .token(_, .value), .scalar(.password), .scalar(.code): true
    case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant, .record: false
    }
  }
}
