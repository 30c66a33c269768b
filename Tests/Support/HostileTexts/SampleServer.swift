/// Servers, tokens, providers and what belongs to the app.
enum SampleServer {
  static let sections: [(String, Tree)] = [
    ("servers", servers), ("tokens", tokens), ("providers", providers), ("app", app),
    ("configuration", configuration),
  ]

  private static let api: [(String, Tree)] = [
    ("url", "https://first.example/v1"), ("doc", "The first server."),
    ("environments", .map([("trial_n11", "https://trial.example/v2")])),
    (
      "refusal",
      .map([
        ("code_n12", .map([("type", "string"), ("wire", "err_code"), ("doc", "Which error.")])),
        ("text_n13", .map([("type", "string"), ("wire", "err_text")])),
      ])
    ),
  ]

  private static let servers: Tree = .map([
    ("api_n10", .map(api)),
    (
      "extra_n14",
      .map([
        ("url", "https://second.example"),
        ("refusal", .map([("code_n12", "string"), ("text_n13", "string")])),
      ])
    ),
  ])

  private static let tokens: Tree = .map([
    (
      "access_n20",
      .map([
        ("format", "jwt"), ("doc", "It proves who calls."),
        (
          "claims",
          .map([("use_n22", .map([("constant", "person like you"), ("wire", "the_use")]))])
        ),
        ("lifetime", "1h"), ("sent", "bearer"), ("stored", "keychain"), ("account", "item one"),
      ])
    ),
    (
      "refresh_n21",
      .map([
        ("format", "opaque"), ("lifetime", "7d"), ("rotates", "true"), ("grace", "30s"),
        ("reuse", "revokeFamily"), ("stored", "keychain"),
      ])
    ),
  ])

  private static let providers: Tree = .map([
    (
      "apple_n25",
      .map([("kind", "apple"), ("doc", "A way in."), ("audience", "com.example.shop")])
    ),
    (
      "google_n26",
      .map([("kind", "google"), ("clientId", "an id"), ("scopes", .list(["openid"]))])
    ),
  ])

  private static let app: Tree = .map([
    (
      "keychain",
      .map([("service", "com.example.items"), ("accessGroup", "TEAM.com.example")])
    ),
    ("urlSchemes", .list(["shopapp"])),
  ])

  private static let configuration: Tree = .map([
    (
      "clientId_n28",
      .map([("type", "string"), ("example", "1234 or so"), ("doc", "From a page.")])
    )
  ])
}
