package import AuthServer
package import Crypto

/// Stands in for Apple, Google, GitHub, WeChat and any OpenID provider while people work on their own
/// machine: real keys, real codes, PKCE; nobody proves who they are.
package struct Issuer: RoutedHandler {
  package let router: Router

  /// `now` counts seconds since 1970.
  package init(key: RSAPrivateKey, now: @escaping @Sendable () -> Int) {
    let services = IssuerServices(key: key, grants: GrantStore(), now: now)
    router = Router(routes: ProviderKind.allCases.flatMap { Self.routes(of: $0, services) })
  }

  private static func routes(of kind: ProviderKind, _ services: IssuerServices) -> [Route] {
    let authorize = AuthorizeHandler(kind: kind, services: services)
    let path = kind.prefix + kind.authorizePath
    let tokenWriter = TokenWriter(kind: kind, services: services)
    return [
      Route(.get, path, authorize.page), Route(.post, path, authorize.submit),
      Route(.post, kind.prefix + "/mint", tokenWriter.issue),
    ] + tokenRoutes(of: kind, services) + keyRoutes(of: kind, services)
      + ownRoutes(of: kind, services)
  }

  private static func tokenRoutes(of kind: ProviderKind, _ services: IssuerServices) -> [Route] {
    let path = kind.prefix + kind.tokenPath
    switch kind {
    case .wechat: return [Route(.get, path, WeChatHandler(services: services).token)]
    case .github: return [Route(.post, path, GitHubHandler(services: services).token)]
    case .oidc, .google, .apple:
      return [Route(.post, path, TokenHandler(kind: kind, services: services).token)]
    }
  }

  private static func keyRoutes(of kind: ProviderKind, _ services: IssuerServices) -> [Route] {
    guard let path = kind.keysPath else { return [] }
    let keys = Route(.get, kind.prefix + path) { (_: IssuerRequest) async throws(IssuerFault) in
      Response(
        status: 200, headers: ["Content-Type": "application/json"], body: services.keysDocument)
    }
    guard kind != .apple else { return [keys] }
    let discovery = Discovery(kind: kind)
    return [
      keys, Route(.get, kind.prefix + "/.well-known/openid-configuration", discovery.answer),
    ]
  }

  private static func ownRoutes(of kind: ProviderKind, _ services: IssuerServices) -> [Route] {
    switch kind {
    case .oidc, .google:
      [
        Route(
          .get, kind.prefix + "/userinfo", TokenHandler(kind: kind, services: services).person)
      ]
    case .apple: [Route(.post, "/apple/auth/revoke", status: 200, services.revoke)]
    case .github:
      [
        Route(.get, "/github/user", GitHubHandler(services: services).person),
        Route(.get, "/github/user/emails", GitHubHandler(services: services).emails),
      ]
    case .wechat: []
    }
  }
}
