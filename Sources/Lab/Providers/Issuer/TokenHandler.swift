import AuthServer

/// Redeems codes as OpenID Connect does, for whoever has identity tokens.
struct TokenHandler: Sendable {
  let kind: ProviderKind
  let services: IssuerServices

  @Sendable func token(_ request: IssuerRequest) async throws(IssuerFault) -> Response {
    let form = try request.form()
    guard try form.must("grant_type") == "authorization_code" else {
      throw .refused(.invalidRequest("grant_type: this stand-in redeems authorization codes"))
    }
    let grant = try await services.redeem(
      try form.must("code"), client: try form.must("client_id"),
      redirect: try form.text("redirect_uri"), verifier: try form.text("code_verifier"))
    return Response(
      status: 200,
      json: [
        "access_token": .string(try await services.accessToken(for: grant)),
        "token_type": "Bearer", "expires_in": 3600,
        "refresh_token": .string(try await services.accessToken(for: grant)),
        "id_token": .string(
          try services.identityToken(kind, grant, origin: try request.origin())),
      ])
  }

  @Sendable func person(_ request: IssuerRequest) async throws(IssuerFault) -> Response {
    let person = try await services.bearerGrant(request).person
    return Response(
      status: 200,
      json: [
        "sub": .string(person.subject), "email": person.email.map(JSONValue.string),
        "email_verified": person.email.map { _ in true },
        "name": person.name.map(JSONValue.string),
      ])
  }
}

/// Gives an app, a simulator or a test what the provider's own sheet would give it.
struct TokenWriter: Sendable {
  let kind: ProviderKind
  let services: IssuerServices

  @Sendable func issue(_ request: IssuerRequest) async throws(IssuerFault) -> Response {
    let fields = try request.json()
    guard let audience = try fields.text("audience") else {
      throw .refused(.invalidRequest("audience is missing: the app's id at the provider"))
    }
    let person = Person(
      subject: try fields.text("subject") ?? Person.example.subject,
      email: try fields.text("email"), name: try fields.text("name"))
    let grant = IssuedGrant(
      person: person, client: audience, redirect: nil, nonce: try fields.text("nonce"),
      challenge: nil, createdAt: services.now(), lifetime: try Self.lifetime(fields),
      issuer: try fields.text("issuer"))
    let token =
      kind.keysPath == nil
      ? nil : try services.identityToken(kind, grant, origin: try request.origin())
    return Response(
      status: 200,
      json: [
        "authorizationCode": .string(try await services.code(for: grant)),
        "identityToken": token.map(JSONValue.string), "userId": .string(person.subject),
      ])
  }

  /// As long as is asked for: a server whose clock was moved on takes it still.
  private static func lifetime(_ fields: JSONObject) throws(IssuerFault) -> Int {
    guard let seconds = try fields.int("expiresIn") else {
      return IdentityTokenClaims.defaultLifetime
    }
    guard (1...longest).contains(seconds) else {
      throw .refused(.invalidRequest("expiresIn is from 1 to \(longest) seconds"))
    }
    return seconds
  }

  /// Ten years and their leap days, as far as a server's clock is moved at once.
  private static let longest = 3_660 * 86_400
}
