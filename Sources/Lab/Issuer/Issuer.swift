import AuthServer
import Crypto

/// Stands in for Apple, Google, GitHub, WeChat and any OpenID provider while people work on their own
/// machine: real keys, real codes, PKCE; nobody proves who they are.
package struct Issuer: RoutedHandler {
  package let router: Router

  /// `now` counts seconds since 1970.
  package init(key: RSAPrivateKey, now: @escaping @Sendable () -> Int) {
    let desk = Desk(key: key, ledger: GrantStore(), now: now)
    router = Router(routes: ProviderKind.allCases.flatMap { Self.routes(of: $0, desk) })
  }

  private static func routes(of flavor: ProviderKind, _ desk: Desk) -> [Route] {
    let authorize = AuthorizeHandler(flavor: flavor, desk: desk)
    let path = flavor.prefix + flavor.authorizePath
    let mint = TokenWriter(flavor: flavor, desk: desk)
    return [
      Route(.get, path, authorize.page), Route(.post, path, authorize.agreed),
      Route(.post, flavor.prefix + "/mint", mint.mint),
    ] + tokenRoutes(of: flavor, desk) + keyRoutes(of: flavor, desk) + ownRoutes(of: flavor, desk)
  }

  private static func tokenRoutes(of flavor: ProviderKind, _ desk: Desk) -> [Route] {
    let path = flavor.prefix + flavor.tokenPath
    switch flavor {
    case .wechat: return [Route(.get, path, WeChatHandler(desk: desk).token)]
    case .github: return [Route(.post, path, GitHubHandler(desk: desk).token)]
    case .oidc, .google, .apple:
      return [Route(.post, path, TokenHandler(flavor: flavor, desk: desk).token)]
    }
  }

  private static func keyRoutes(of flavor: ProviderKind, _ desk: Desk) -> [Route] {
    guard let path = flavor.keysPath else { return [] }
    let keys = Route(.get, flavor.prefix + path) { (_: IssuerRequest) async throws(IssuerFault) in
      Response(
        status: 200, headers: ["Content-Type": "application/json"], body: desk.keysDocument)
    }
    guard flavor != .apple else { return [keys] }
    let discovery = Discovery(flavor: flavor)
    return [
      keys, Route(.get, flavor.prefix + "/.well-known/openid-configuration", discovery.answer),
    ]
  }

  private static func ownRoutes(of flavor: ProviderKind, _ desk: Desk) -> [Route] {
    switch flavor {
    case .oidc, .google:
      [
        Route(
          .get, flavor.prefix + "/userinfo", TokenHandler(flavor: flavor, desk: desk).person)
      ]
    case .apple: [Route(.post, "/apple/auth/revoke", status: 200, desk.revoke)]
    case .github:
      [
        Route(.get, "/github/user", GitHubHandler(desk: desk).person),
        Route(.get, "/github/user/emails", GitHubHandler(desk: desk).emails),
      ]
    case .wechat: []
    }
  }
}
