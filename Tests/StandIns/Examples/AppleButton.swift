import AuthApple
import AuthClient
import AuthenticationServices

/// The example of docs/client.md. `scripts/apple` type-checks it with the generated client.
@MainActor struct AppleButtonExample {
  let client: SyncNos.Client
  let apple: AppleButtonSignIn

  init(_ client: SyncNos.Client, _ first: FirstAuthorization) {
    let apple = AppleButtonSignIn(SyncNos.Providers.apple, keepingIn: first)
    (self.client, self.apple) = (client, apple)
  }

  var button: SignInWithAppleButton {
    SignInWithAppleButton(.signIn) { request in
      apple.fill(request)
    } onCompletion: { result in
      Task { try await signIn(result) }
    }
  }

  func signIn(_ result: Result<ASAuthorization, any Error>) async throws {
    let authorization = try await apple.authorization(from: result)
    guard let code = authorization.authorizationCode else { return }
    _ = try await client.signInWithApple(authorizationCode: code, nonce: authorization.rawNonce)
  }

  func follow(_ appleUserId: String, _ signOut: () async throws -> Void) async throws {
    for await _ in AppleSignInController.revocations {
      let state = await AppleSignInController.credentialState(of: appleUserId)
      if state.endsSession { try await signOut() }
    }
  }
}
