import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let provider = KeyTable(
    "a provider",
    [
      .required("kind", .words(of: Provider.Kind.self), "the kind of provider", example: "apple"),
      .doc,
      .optional(
        "audience", .textOrConfiguration,
        "the app that its tokens are made for: a bundle or client id",
        example: "com.example.app"),
      .optional(
        "issuer", .textOrConfiguration, "the issuer of its tokens",
        usual: "the provider's own", example: "https://accounts.example.com"),
      .optional(
        "clientId", .textOrConfiguration, "the app's client id at the provider",
        example: "configuration.clientId"),
      .optional(
        "poolId", .textOrConfiguration, "the user pool, for `cognito`",
        example: "configuration.poolId"),
      .optional("scopes", .texts, "the scopes that the app asks for", example: "[openid, email]"),
      .optional(
        "asks", .wordList(of: Provider.Asked.self), "the data that the app asks Apple for",
        example: "[fullName, email]"),
      .optional(
        "pkce", .words(of: Provider.PKCE.self), "how a code is bound to the app that asked",
        example: "S256"),
      .optional(
        "nonce", .words(of: Provider.NonceRule.self),
        "how an identity token is bound to the request",
        example: "sha256Hex"),
      .optional(
        "privateSession", .yesNo, "the system's web sheet keeps no cookies", usual: "false",
        example: "true"),
      .optional(
        "signInAliases", .wordList(of: Provider.Alias.self),
        "the names by which a user pool finds a person; fixed when the pool is made",
        example: "[email, phone]"),
      .optional(
        "offers", .texts, "the providers behind a hosted page",
        example: "[COGNITO, SignInWithApple, Google]"),
    ])

  /// Keys that only some kinds of provider have.
  static let providerKeyKinds: [String: Set<Provider.Kind>] = [
    "poolId": [.cognito], "signInAliases": [.cognito], "offers": [.cognito],
    "asks": [.apple], "issuer": [.oidc, .oauth2, .cognito],
  ]
}

extension Reader {
  func provider(_ name: Text, _ node: Node) -> Provider? {
    guard let keys = Mapping(node, .provider, named: name, self) else { return nil }
    let kind = word(keys["kind"], "kind", Provider.Kind.self)
    if let kind { checkProviderKeys(keys, kind) }
    let provider = Provider(
      name: name, doc: localized(keys["doc"]), kind: kind ?? Located(.oidc, at: name.span),
      audience: reference(keys["audience"]), issuer: reference(keys["issuer"]),
      clientId: reference(keys["clientId"]), poolId: reference(keys["poolId"]),
      scopes: set(keys["scopes"], "scopes"),
      asks: words(keys["asks"], "asks"),
      pkce: word(keys["pkce"], "pkce"), nonce: word(keys["nonce"], "nonce"),
      privateSession: yesOrNo(keys["privateSession"]),
      signInAliases: words(keys["signInAliases"], "signInAliases"),
      offers: set(keys["offers"], "offers"))
    return kind == nil ? nil : provider
  }

  private func checkProviderKeys(_ keys: Mapping, _ kind: Located<Provider.Kind>) {
    for key in keys.givenKeys {
      guard let kinds = KeyTable.providerKeyKinds[key], !kinds.contains(kind.value),
        let span = keys.keySpan(key)
      else { continue }
      report(.keyOfOtherKind(key, kind, kinds.map(\.rawValue).sorted(), at: span))
    }
  }
}
