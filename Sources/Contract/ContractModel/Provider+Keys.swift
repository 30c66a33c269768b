extension Provider {
  package static let keys = Keys<Self>(
    "a provider",
    [
      .required("kind", \.kind, .word(), "the kind of provider", example: "apple"),
      .doc(\.doc),
      .optional(
        "audience", \.audience, .textOrConfiguration,
        "the app that its tokens are issued for: a bundle id or client id",
        example: "com.example.app"),
      .optional(
        "issuer", \.issuer, .textOrConfiguration, "the issuer of its tokens",
        usual: "the provider's own", needs: kind(.cognito, .oauth2, .oidc),
        example: "https://accounts.example.com"),
      .optional(
        "clientId", \.clientId, .textOrConfiguration, "the app's client id at the provider",
        example: "configuration.clientId"),
      .optional(
        "poolId", \.poolId, .textOrConfiguration, "the user pool, for `cognito`",
        needs: kind(.cognito), example: "configuration.poolId"),
      .defaulted(
        "scopes", \.scopes, .texts, "the scopes that the app requests", example: "[openid, email]"),
      .defaulted(
        "asks", \.asks, .words(), "the data that the app requests from Apple",
        needs: kind(.apple), example: "[fullName, email]"),
      .optional(
        "pkce", \.pkce, .word(), "how a code is bound to the app that requested it",
        example: "S256"),
      .optional(
        "nonce", \.nonce, .word(), "how an identity token is bound to the request",
        example: "sha256Hex"),
      .optional(
        "privateSession", \.privateSession, .yesNo, "the system's web sheet keeps no cookies",
        usual: "false", example: "true"),
      .defaulted(
        "signInAliases", \.signInAliases, .words(),
        "the names that users can sign in with; fixed when the pool is created",
        needs: kind(.cognito), example: "[email, phone]"),
      .defaulted(
        "offers", \.offers, .texts, "the providers behind a hosted page", needs: kind(.cognito),
        example: "[COGNITO, SignInWithApple, Google]"),
    ])

  private static func kind(_ kinds: Kind...) -> KeyNeed {
    KeyNeed(key: "kind", words: kinds.map(\.rawValue), mark: .kind)
  }
}
