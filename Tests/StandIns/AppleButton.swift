import AuthApple
import AuthClient
import AuthenticationServices

/// The example of docs/client.md. `scripts/apple` type-checks it with the generated client.
@MainActor func appleButton(
  _ client: SyncNos.Client, _ apple: AppleButtonSignIn
) -> SignInWithAppleButton {
  SignInWithAppleButton(.signIn) { request in
    apple.fill(request)
  } onCompletion: { result in
    Task { try await signIn(client, apple, result) }
  }
}

@MainActor private func signIn(
  _ client: SyncNos.Client, _ apple: AppleButtonSignIn, _ result: Result<ASAuthorization, any Error>
) async throws {
  let authorization = try await apple.authorization(from: result)
  guard let code = authorization.authorizationCode else { return }
  _ = try await client.signInWithApple(
    authorizationCode: code, nonce: authorization.rawNonce)
}

@MainActor func newAppleButtonSignIn(_ first: FirstAuthorization) -> AppleButtonSignIn {
  AppleButtonSignIn(SyncNos.Providers.apple, keepingIn: first)
}
