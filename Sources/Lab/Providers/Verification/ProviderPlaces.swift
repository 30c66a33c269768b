import ContractModel

/// The URLs where a provider is asked, by its kind.
struct ProviderPlaces: Sendable {
  var issuers: [String]
  var keys: String?
  var authorize: String?
  var token: String?
  var revoke: String?
  /// The URL where a person is looked up by an access token.
  var person: String?
  var discovery: DiscoveryPlace?

  /// Nil for kinds that have no fixed places and were given none.
  init?(_ kind: Provider.Kind, _ settings: ProviderSettings) {
    switch kind {
    case .apple: self = .apple(settings.base ?? "https://appleid.apple.com")
    case .google: self = .openID(Self.google, settings.base)
    case .github: self = .gitHub(settings.base)
    case .wechat: self = .weChat(settings.base)
    case .oidc, .oauth2, .cognito:
      // A stand-in signs in its own name.
      // guard: stand-in-needs-person
      let issuers = [settings.issuer, settings.base?.withoutLastSlash].compactMap(\.self)
      guard !issuers.isEmpty else { return nil }
      self = .openID(issuers, settings.base)
    }
  }

  private static let google = ["https://accounts.google.com", "accounts.google.com"]

  private init(issuers: [String] = []) { self.issuers = issuers }

  private static func apple(_ base: String) -> ProviderPlaces {
    var places = ProviderPlaces(issuers: ["https://appleid.apple.com"])
    places.keys = base + "/auth/keys"
    places.authorize = base + "/auth/authorize"
    places.token = base + "/auth/token"
    places.revoke = base + "/auth/revoke"
    return places
  }

  private static func openID(_ issuers: [String], _ base: String?) -> ProviderPlaces {
    var places = ProviderPlaces(issuers: issuers)
    places.discovery =
      base.map { DiscoveryPlace($0, of: nil) } ?? DiscoveryPlace(issuers[0], of: issuers)
    return places
  }

  private static func gitHub(_ base: String?) -> ProviderPlaces {
    var places = ProviderPlaces()
    let site = base ?? "https://github.com"
    places.authorize = site + "/login/oauth/authorize"
    places.token = site + "/login/oauth/access_token"
    places.person = (base ?? "https://api.github.com") + "/user"
    return places
  }

  private static func weChat(_ base: String?) -> ProviderPlaces {
    var places = ProviderPlaces()
    places.authorize = (base ?? "https://open.weixin.qq.com") + "/connect/qrconnect"
    places.token = (base ?? "https://api.weixin.qq.com") + "/sns/oauth2/access_token"
    return places
  }
}
