import ContractModel
import Diagnostics

/// The app asks for no more than it needs.
struct BroadScope: Rule {
  let id = "broad-scope"
  let title = "the app asks for no more than it needs"
  let severity = Severity.note
  let profiles: Set<Profile> = [.strict]
  let why = "anybody who gets a token with this scope can change and delete the user"
  let reason =
    "The scope `aws.cognito.signin.user.admin` lets a token read and change all "
    + "attributes of the user, change the password and delete the user. Ask for it only if "
    + "an endpoint needs it; a waiver then says which."

  private static let broad: [Provider.Kind: Set<String>] = [
    .cognito: ["aws.cognito.signin.user.admin"],
    .github: ["repo", "user", "admin:org", "delete_repo", "write:org"],
  ]

  func findings(in contract: Contract) -> [Finding] {
    contract.providers.flatMap { provider in
      provider.scopes.filter { Self.broad[provider.kind.value, default: []].contains($0.value) }.map
      {
        Finding(
          message: "`\($0.value)` allows more than a sign-in needs", span: $0.span,
          help: "remove it, or waive this with the endpoint that needs it as the reason")
      }
    }
  }
}
