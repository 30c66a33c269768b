import ContractModel
import Diagnostics

/// A contract lets nobody find out who has an account.
struct Enumeration: Rule {
  let id = "enumeration"
  let title = "nobody can find out who has an account"
  let severity = Severity.warning
  let profiles: Set<Profile> = [.strict]
  let why =
    "attackers try lists of addresses to learn who has an account (OWASP ASVS 5.0, "
    + "6.3.8)"
  let reason =
    "An answer that differs for an unknown account turns the sign-in, the reset and the "
    + "sending of codes into a directory. OWASP ASVS 5.0, 6.3.8 asks that valid users "
    + "cannot be told from failed attempts. "
    + "The rule looks for status 404 on these endpoints, and for names and codes that say of a "
    + "user or an account that it is unknown, or at the registration that it exists."

  private static let asked: Set<OperationKind> = [
    .passwordSignIn, .passwordForgot, .passwordReset, .codeSend, .passwordRegister,
  ]
  private static let tellingWords = [
    "unknown", "notfound", "nosuch", "notexist", "exists", "taken",
  ]

  func findings(in contract: Contract) -> [Finding] {
    contract.endpoints.filter { Self.asked.contains($0.operation.value) }.flatMap { endpoint in
      endpoint.refuses.filter { contract.refusals.find($0.value).map(tells) ?? false }.map {
        Finding(
          message:
            "`\($0.value)` of `\(endpoint.name.value)` tells everybody whether an account exists",
          span: $0.span,
          help:
            "refuse as for a wrong password, and let a mail or a message tell the person the rest")
      }
    }
  }

  private func tells(_ refusal: Refusal) -> Bool {
    refusal.cause.status == .exactly(404)
      || ([refusal.name] + refusal.match.map(\.test.text)).contains {
        saysUnknown($0.value.plainName)
      }
  }

  private func saysUnknown(_ name: String) -> Bool {
    ["user", "account", "alias", "email"].contains { name.contains($0) }
      && Self.tellingWords.contains { name.contains($0) }
  }
}
