/// Recorded from the cases of each rule: `scripts/record` writes this file.
extension RuleExample {
  static let identity: [String: RuleExample] = [
    "apple-deletion-revokes": RuleExample(
      bad: #"""
        endpoints:
          deleteAccount: { route: POST /me/deletion, does: account.delete, needs: access, refuses: [expired] }
        """#,
      good: #"""
        endpoints:
          deleteAccount: { route: POST /me/deletion, does: account.delete, needs: access, sends: { code: providers.apple.authorizationCode }, refuses: [expired] }
        """#),
    "broad-scope": RuleExample(
      bad: #"""
        providers:
          pool: { kind: cognito, clientId: shop, scopes: [openid, aws.cognito.signin.user.admin] }
        """#,
      good: #"""
        providers:
          pool: { kind: cognito, clientId: shop, scopes: [openid] }
        """#),
    "cognito-delete-scope": RuleExample(
      bad: #"""
        providers:
          pool: { kind: cognito, clientId: shop, scopes: [openid, email] }
        """#,
      good: #"""
        providers:
          pool: { kind: cognito, clientId: shop, scopes: [openid, email, aws.cognito.signin.user.admin] }
        """#),
    "cognito-provider-listed": RuleExample(
      bad: #"""
        providers:
          pool: { kind: cognito, clientId: shop, offers: [Google] }
        """#,
      good: #"""
        providers:
          pool: { kind: cognito, clientId: shop, offers: [COGNITO, SignInWithApple, Google] }
        """#),
    "nonce": RuleExample(
      bad: #"""
        providers:
          apple: { kind: apple, audience: com.example.shop }
        endpoints:
          signIn:
            sends: { identityToken: providers.apple.identityToken }
        """#,
      good: #"""
        providers:
          apple: { kind: apple, audience: com.example.shop, nonce: sha256Hex }
        endpoints:
          signIn:
            sends: { identityToken: providers.apple.identityToken, nonce: providers.apple.rawNonce }
        """#),
    "nonce-compared": RuleExample(
      bad: #"""
        tokens:
          id: { format: jwt, lifetime: 5m, stored: keychain }
        """#,
      good: #"""
        tokens:
          id: { format: jwt, lifetime: 5m, stored: keychain, claims: { nonce: providers.house.rawNonce } }
        """#),
  ]
}
