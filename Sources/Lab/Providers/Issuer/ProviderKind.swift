/// The provider that the stand-in imitates. Each has the paths of the real one below a path of its own: a server finds
/// it by one base URL.
package enum ProviderKind: String, CaseIterable, Sendable {
  case oidc
  case google
  case apple
  case github
  case wechat

  /// The prefix of its paths.
  var prefix: String { self == .oidc ? "" : "/" + rawValue }

  /// The `iss` of its identity tokens; nil for kinds that have none, the own URL for `oidc`.
  func issuer(at origin: String) -> String? {
    switch self {
    case .oidc: origin
    case .google: "https://accounts.google.com"
    case .apple: "https://appleid.apple.com"
    case .github, .wechat: nil
    }
  }

  var authorizePath: String {
    switch self {
    case .oidc, .google: "/authorize"
    case .apple: "/auth/authorize"
    case .github: "/login/oauth/authorize"
    case .wechat: "/connect/qrconnect"
    }
  }

  var tokenPath: String {
    switch self {
    case .oidc, .google: "/token"
    case .apple: "/auth/token"
    case .github: "/login/oauth/access_token"
    case .wechat: "/sns/oauth2/access_token"
    }
  }

  var keysPath: String? {
    switch self {
    case .oidc, .google: "/keys"
    case .apple: "/auth/keys"
    case .github, .wechat: nil
    }
  }

  /// Its name for the client's id.
  var clientParameter: String { self == .wechat ? "appid" : "client_id" }

  /// A code is good only together with the URL that it was sent to.
  var bindsRedirect: Bool { self == .oidc || self == .google || self == .apple }

  /// It compares the code's challenge with the verifier.
  var knowsPKCE: Bool { self != .wechat }
}
