import ContractModel
import Diagnostics

/// A secret stays where it was put.
struct TokenStoragePlace: Rule {
  let id = "storage"
  let title = "a secret stays where it was put"
  let severity = Severity.error
  let why = "it would turn up on another device or outlive its use (OWASP MASVS-STORAGE-1)"
  let reason =
    "A keychain item that is synchronized is on every device of the person and of "
    + "whoever gets into that account. And what is good for one sign-in only, a password, "
    + "a code, a raw nonce, a verifier, is kept in memory and nowhere else: what is not "
    + "stored cannot be read from a backup. OWASP MASVS-STORAGE-1 asks for secure storage of "
    + "what is sensitive, MASVS-STORAGE-2 that it does not leak."

  func findings(in contract: Contract) -> [Finding] {
    synchronized(contract) + contract.writtenFields.compactMap(keptTooLong)
  }

  private func synchronized(_ contract: Contract) -> [Finding] {
    guard let setting = contract.app.keychain?.synchronizable, setting.value,
      contract.tokens.contains(where: { $0.stored.value == .keychain })
    else { return [] }
    return [
      Finding(
        message: "the tokens would be on every device of the person", span: setting.span,
        help: "remove it: the session belongs to one device")
    ]
  }

  private func keptTooLong(_ field: Field) -> Finding? {
    guard let place = field.storage?.place, place.value == .keychain, isForOneSignIn(field) else {
      return nil
    }
    return Finding(
      message: "`\(field.name.value)` is good for one sign-in and would be kept", span: place.span,
      help: "remove `stored`, or write `stored: memory`")
  }

  private func isForOneSignIn(_ field: Field) -> Bool {
    switch field.shape.element {
    case .scalar(.password), .scalar(.newPassword), .scalar(.code): true
    case .provider(_, let slot): slot.isSecret
    default: false
    }
  }
}
