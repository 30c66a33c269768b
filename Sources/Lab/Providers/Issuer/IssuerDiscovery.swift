import AuthServer

/// `/.well-known/openid-configuration`.
struct Discovery: Sendable {
  let kind: ProviderKind

  @Sendable func answer(_ request: IssuerRequest) async throws(IssuerFault) -> Response {
    let origin = try request.origin()
    let base = origin + kind.prefix
    let document: JSONValue = [
      "issuer": .string(kind.issuer(at: origin) ?? base),
      "authorization_endpoint": .string(base + kind.authorizePath),
      "token_endpoint": .string(base + kind.tokenPath),
      "jwks_uri": .string(base + (kind.keysPath ?? "")),
      "userinfo_endpoint": .string(base + "/userinfo"),
      "response_types_supported": ["code"], "subject_types_supported": ["public"],
      "id_token_signing_alg_values_supported": ["RS256"],
      "scopes_supported": ["openid", "email", "profile"],
      "grant_types_supported": ["authorization_code"],
      "code_challenge_methods_supported": ["S256"],
      "token_endpoint_auth_methods_supported": ["none", "client_secret_post"],
    ]
    return Response(status: 200, json: document)
  }
}
