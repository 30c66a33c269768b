import ContractModel
import Diagnostics

/// A token that deletes a user has the scope for it.
struct CognitoDeleteScope: Rule {
  let id = "cognito-delete-scope"
  let title = "a token that deletes a user has the scope for it"
  let severity = Severity.error
  let why =
    "Cognito refuses with \"Access Token does not have required scopes\" until the "
    + "person signs in again"
  let reason =
    "DeleteUser and the other calls with which a person changes the own user need an "
    + "access token with the scope `aws.cognito.signin.user.admin`. A token from the "
    + "hosted page has it only if the app client and the app ask for it, and a person who is signed "
    + "in already has to sign in again."

  private static let scope = "aws.cognito.signin.user.admin"

  func findings(in contract: Contract) -> [Finding] {
    let deletes = contract.endpoints.filter { endpoint in
      endpoint.operation.value == .accountDelete
        && endpoint.sends.contains { $0.constant?.value.hasSuffix(".DeleteUser") ?? false }
    }
    guard let delete = deletes.first else { return [] }
    return contract.providers.filter { provider in
      provider.kind.value == .cognito && !provider.scopes.isEmpty
        && !provider.scopes.contains { $0.value == Self.scope }
    }.map { provider in
      Finding(
        message: "`\(provider.name.value)` asks for no scope that allows `\(delete.name.value)`",
        span: provider.scopes.first?.span ?? provider.name.span,
        help: "add `\(Self.scope)` to the scopes, here and at the app client",
        related: [RelatedPlace(delete.name.span, "it needs the scope")])
    }
  }
}
