/// Recorded from the cases of each rule: `scripts/record` writes this file.
extension RuleExample {
  static let oauth: [String: RuleExample] = [
    "callback-carries-tokens": RuleExample(
      bad: #"""
        callbacks:
          arrival: { url: "com.example.shop://arrival", fields: { token: tokens.access, refreshToken: tokens.refresh } }
        """#,
      good: #"""
        callbacks:
          arrival: { url: "com.example.shop://arrival", fields: { code: providers.google.authorizationCode, state: providers.google.state } }
        endpoints:
          exchange: { route: POST /auth/google/code, does: provider.exchange, provider: google, sends: { code: providers.google.authorizationCode, verifier: providers.google.codeVerifier }, returns: Session }
        """#),
    "embedded-secret": RuleExample(
      bad: #"""
        servers:
          api: { url: https://shop.example, sends: { clientSecret: { constant: kjh3kj4h5, in: header, wire: X-Client-Secret } }, refusal: { code: string } }
        """#,
      good: #"""
        servers:
          api: { url: https://shop.example, sends: { clientId: { constant: shop-ios, in: header, wire: X-Client-Id } }, refusal: { code: string } }
        """#),
    "issuer-mixup": RuleExample(
      bad: #"""
        callbacks:
          arrival: { url: "com.example.shop://arrival", fields: { code: string, state: string } }
        """#,
      good: #"""
        callbacks:
          arrival: { url: "com.example.shop://arrival", fields: { code: string, state: string, iss: string } }
        """#),
    "open-redirect": RuleExample(
      bad: #"""
        endpoints:
          openGoogle: { route: GET /auth/google, does: provider.start, provider: google, sends: { redirect: string }, endsIn: arrival }
        """#,
      good: #"""
        endpoints:
          openGoogle: { route: GET /auth/google, does: provider.start, provider: google, sends: { redirect: { enum: [/home, /basket] } }, endsIn: arrival }
        """#),
    "password-grant": RuleExample(
      bad: #"""
        endpoints:
          signInWithPassword: { route: POST /token, does: password.signIn, sends: { grantType: { constant: password }, username: username, password: password }, returns: Session, refuses: [wrong] }
        """#,
      good: #"""
        endpoints:
          signInWithPassword: { route: POST /auth/password, does: password.signIn, sends: { username: username, password: password }, returns: Session, refuses: [wrong] }
        """#),
    "pkce-required": RuleExample(
      bad: #"""
        providers:
          google: { kind: google, clientId: shop }
        endpoints:
          exchange: { route: POST /auth/google/code, does: provider.exchange, provider: google, sends: { code: providers.google.authorizationCode }, returns: Session }
        """#,
      good: #"""
        providers:
          google: { kind: google, clientId: shop, pkce: S256 }
        endpoints:
          exchange: { route: POST /auth/google/code, does: provider.exchange, provider: google, sends: { code: providers.google.authorizationCode, verifier: providers.google.codeVerifier }, returns: Session }
        """#),
    "pkce-s256": RuleExample(
      bad: #"""
        providers:
          google: { kind: google, clientId: shop, pkce: plain }
        """#,
      good: #"""
        providers:
          google: { kind: google, clientId: shop, pkce: S256 }
        """#),
    "prefer-https-callback": RuleExample(
      bad: #"""
        callbacks:
          arrival: { url: "com.example.shop://arrival", fields: { code: providers.google.authorizationCode, state: providers.google.state } }
        """#,
      good: #"""
        callbacks:
          arrival: { url: "https://shop.example/arrival", fields: { code: providers.google.authorizationCode, state: providers.google.state } }
        """#),
    "redirect-exact": RuleExample(
      bad: #"""
        callbacks:
          arrival: { url: "com.example.shop://arrival", host: unchecked, fields: { code: providers.google.authorizationCode, state: providers.google.state } }
        """#,
      good: #"""
        callbacks:
          arrival: { url: "com.example.shop://arrival", fields: { code: providers.google.authorizationCode, state: providers.google.state } }
        """#),
    "redirect-status": RuleExample(
      bad: #"""
        endpoints:
          signInOnPage: { by: page, route: POST /login, does: password.signIn, sends: { username: username, password: password }, status: 307, endsIn: arrival }
        """#,
      good: #"""
        endpoints:
          signInOnPage: { by: page, route: POST /login, does: password.signIn, sends: { username: username, password: password }, status: 303, endsIn: arrival }
        """#),
    "scheme-not-declared": RuleExample(
      bad: #"""
        app:
          urlSchemes: [store]
        """#,
      good: #"""
        app:
          urlSchemes: [shop]
        """#),
    "scheme-reverse-dns": RuleExample(
      bad: #"""
        callbacks:
          arrival: { url: "shop://arrival", fields: { code: providers.google.authorizationCode, state: providers.google.state } }
        """#,
      good: #"""
        callbacks:
          arrival: { url: "com.example.shop://arrival", fields: { code: providers.google.authorizationCode, state: providers.google.state } }
        """#),
    "state-required": RuleExample(
      bad: #"""
        callbacks:
          arrival: { url: "com.example.shop://arrival", fields: { code: providers.google.authorizationCode } }
        """#,
      good: #"""
        callbacks:
          arrival: { url: "com.example.shop://arrival", fields: { code: providers.google.authorizationCode, state: providers.google.state } }
        """#),
  ]
}
