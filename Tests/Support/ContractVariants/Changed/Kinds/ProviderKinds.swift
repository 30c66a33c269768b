extension ChangeKind {
  /// Providers, and the URLs that end web sign-ins.
  static let providerKinds: [ChangeKind] = [
    .value("another id of the app", 4, at: "providers.*.audience", "providers.*.clientId") {
      $0.contains("configuration.") ? [] : [$0 + ".v2"]
    },
    .removed(
      "an id of the app is no longer said", 1, at: "providers.*.audience", "providers.*.clientId"),
    .added("an id of the app is said", 2, "audience", to: "providers.*", "example.app"),
    .itemAdded("more scopes", 2, to: "providers.*.scopes") { _, _ in ["phone"] },
    .itemRemoved("fewer scopes", 2, from: "providers.*.scopes"),
    .itemRemoved("less is asked for", 2, from: "providers.*.asks"),
    .added("more is asked for", 1, "asks", to: "providers.*", "[email]"),
    .removed("no nonce", 1, at: "providers.*.nonce"),
    .added("a nonce", 2, "nonce", to: "providers.*", "sha256Hex"),
    .removed("no PKCE", 1, at: "providers.*.pkce"),
    .added("PKCE", 2, "pkce", to: "providers.*", "S256"),
    .value("a private page", 1, at: "providers.*.privateSession") {
      [$0 == "true" ? "false" : "true"]
    },
    .value("a web sign-in ends elsewhere", 4, at: "callbacks.*.url") { [$0 + "/v2"] },
    .renamed("a callback has another name", 1, "callbacks.*"),
    .removed("the host of a callback is checked", 1, at: "callbacks.*.host"),
  ]
}
