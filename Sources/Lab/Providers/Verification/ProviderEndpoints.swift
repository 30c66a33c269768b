import ContractModel

/// The URLs where a provider is asked, by its kind.
struct ProviderEndpoints: Sendable {
  var issuers: [String]
  var keys: String?
  var authorize: String?
  var token: String?
  var revoke: String?
  /// The URL where a person is looked up by an access token.
  var person: String?
  var discovery: DiscoveryURL?

  /// Nil for kinds that have no fixed places and were given none.
  init?(_ kind: Provider.Kind, _ settings: ProviderSettings) {
    switch kind {
    case .apple: self = .apple(settings.base ?? "https://appleid.apple.com")
    case .google: self = .openID(Self.google, settings.base)
    case .github: self = .gitHub(settings.base)
    case .wechat: self = .weChat(settings.base)
    case .oidc, .oauth2, .cognito:
      // A stand-in signs in its own name.
      //! stand-in-needs-person
      let issuers = [settings.issuer, settings.base?.withoutLastSlash].compactMap(\.self)
      guard !issuers.isEmpty else { return nil }
      self = .openID(issuers, settings.base)
    }
  }

  private static let google = ["https://accounts.google.com", "accounts.google.com"]

  private init(issuers: [String] = []) { self.issuers = issuers }

  private static func apple(_ base: String) -> ProviderEndpoints {
    var endpoints = ProviderEndpoints(issuers: ["https://appleid.apple.com"])
    endpoints.keys = base + "/auth/keys"
    endpoints.authorize = base + "/auth/authorize"
    endpoints.token = base + "/auth/token"
    endpoints.revoke = base + "/auth/revoke"
    return endpoints
  }

  private static func openID(_ issuers: [String], _ base: String?) -> ProviderEndpoints {
    var endpoints = ProviderEndpoints(issuers: issuers)
    endpoints.discovery =
      base.map { DiscoveryURL($0, of: nil) } ?? DiscoveryURL(issuers[0], of: issuers)
    return endpoints
  }

  private static func gitHub(_ base: String?) -> ProviderEndpoints {
    var endpoints = ProviderEndpoints()
    let web = base ?? "https://github.com"
    endpoints.authorize = web + "/login/oauth/authorize"
    endpoints.token = web + "/login/oauth/access_token"
    endpoints.person = (base ?? "https://api.github.com") + "/user"
    return endpoints
  }

  private static func weChat(_ base: String?) -> ProviderEndpoints {
    var endpoints = ProviderEndpoints()
    endpoints.authorize = (base ?? "https://open.weixin.qq.com") + "/connect/qrconnect"
    endpoints.token = (base ?? "https://api.weixin.qq.com") + "/sns/oauth2/access_token"
    return endpoints
  }
}
