import ContractModel
import Diagnostics

/// A secret value is marked as secret.
struct SecretLogged: Rule {
  let id = "secret-logged"
  let title = "a secret is marked as secret"
  let severity = Severity.warning
  let why = "it would appear in logs and crash reports (OWASP ASVS 5.0, 16.2.5)"
  let reason =
    "Passwords, codes, JWTs and tokens of the contract are kept out of logs, "
    + "descriptions and mirrors without a word. A plain `string` is not, and its name is "
    + "all there is to judge by: one that ends in password, secret, passcode, apiKey or "
    + "token gets this finding. OWASP ASVS 5.0, 16.2.5 asks to log such data according to "
    + "its protection. `secret: false` says that the field is not a secret."

  private static let endings = [
    "password", "passwd", "passcode", "secret", "apikey", "privatekey", "token", "otp",
    "credential",
  ]
  /// Tokens that let nobody in: they turn a page or address a device.
  private static let harmless = [
    "pagetoken", "nexttoken", "continuationtoken", "pushtoken", "devicetoken",
  ]

  func findings(in contract: Contract) -> [Finding] {
    (contract.writtenFields + contract.configuration.map(\.field)).filter(isForgotten).map {
      Finding(
        message: "`\($0.name.value)` looks like a secret and would be logged", span: $0.name.span,
        help: Self.help($0))
    }
  }

  private static func help(_ field: Field) -> String {
    if case .scalar(.bytes) = field.shape.element {
      return "make it a `string` with `secret: true`, or add `secret: false` if all may see it"
    }
    return "add `secret: true`, or `secret: false` if everybody may see it"
  }

  private func isForgotten(_ field: Field) -> Bool {
    guard field.secret == nil, !field.isSecret, case .scalar(let scalar) = field.shape.element,
      scalar == .string || scalar == .bytes
    else { return false }
    let name = field.name.value.plainName
    return Self.endings.contains { name.hasSuffix($0) }
      && !Self.harmless.contains { name.hasSuffix($0) }
  }
}
