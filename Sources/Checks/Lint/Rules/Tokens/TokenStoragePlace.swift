import ContractModel
import Diagnostics

/// A secret stays where it was put.
struct TokenStoragePlace: Rule {
  let id = "storage"
  let title = "a secret stays in its store"
  let severity = Severity.error
  let why = "it would turn up on another device or outlive its use (OWASP MASVS-STORAGE-1)"
  let reason =
    "A keychain item that is synchronized is on every device of the person and of "
    + "whoever gets into that account. And a value for one sign-in only, such as a password, "
    + "a code, a raw nonce or a verifier, is kept in memory only: a value that is not "
    + "stored cannot be read from a backup. OWASP MASVS-STORAGE-1 asks for secure storage of "
    + "what is sensitive, MASVS-STORAGE-2 that it does not leak."

  func findings(in contract: Contract) -> [Finding] {
    synchronized(contract) + contract.tokens.compactMap { challenge($0, contract) }
      + contract.writtenFields.compactMap(keptTooLong)
  }

  private func synchronized(_ contract: Contract) -> [Finding] {
    guard let setting = contract.app.keychain?.synchronizable, setting.value,
      contract.tokens.contains(where: { $0.stored.value == .keychain })
    else { return [] }
    return [
      Finding(
        message: "the tokens would be on all of the user's devices", span: setting.span,
        help: "remove it: the session belongs to one device")
    ]
  }

  /// A token that refusals bring, and that only calls of a sign-in send. In memory it is a step; kept, it would be a part of
  /// the session, which nobody has yet.
  private func challenge(_ token: Token, _ contract: Contract) -> Finding? {
    let name = token.name.value
    let walk = TokenWalk(contract.types)
    guard token.stored.value == .keychain, contract.isOnlyForSignIns(name),  //! kept-challenge-told
      contract.refusals.contains(where: { walk.tokens(in: $0.fields).contains(name) })
    else { return nil }
    return Finding(
      message: "`\(name)` is for one sign-in and would be stored", span: token.stored.span,
      help: "write `stored: memory`: the token joins the steps of a sign-in then")
  }

  private func keptTooLong(_ field: Field) -> Finding? {
    guard let place = field.storage?.place, place.value == .keychain, isForOneSignIn(field) else {
      return nil
    }
    return Finding(
      message: "`\(field.name.value)` is for one sign-in and would be stored", span: place.span,
      help: "remove `stored`, or write `stored: memory`")
  }

  private func isForOneSignIn(_ field: Field) -> Bool {
    switch field.shape.element {
    case .scalar(.password), .scalar(.newPassword), .scalar(.code): true
    case .provider(_, let slot): slot.isSecret
    case .scalar, .type, .token, .configuration, .enumeration, .constant, .record: false
    }
  }
}
