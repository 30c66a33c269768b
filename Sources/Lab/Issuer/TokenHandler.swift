import AuthServer

/// Redeems codes as OpenID Connect does, for whoever has identity tokens.
struct TokenHandler: Sendable {
  let flavor: ProviderKind
  let desk: Desk

  @Sendable func token(_ asked: IssuerRequest) async throws(IssuerFault) -> Response {
    let form = try asked.form()
    guard try form.must("grant_type") == "authorization_code" else {
      throw .refused(.invalidRequest("grant_type: this stand-in redeems authorization codes"))
    }
    let granted = try await desk.redeem(
      try form.must("code"), client: try form.must("client_id"),
      redirect: try form.text("redirect_uri"), verifier: try form.text("code_verifier"))
    return Response(
      status: 200,
      json: [
        "access_token": .string(try await desk.accessToken(for: granted)),
        "token_type": "Bearer", "expires_in": 3600,
        "refresh_token": .string(try await desk.accessToken(for: granted)),
        "id_token": .string(
          try desk.identityToken(flavor, granted, origin: try asked.origin())),
      ])
  }

  @Sendable func person(_ asked: IssuerRequest) async throws(IssuerFault) -> Response {
    let person = try await desk.holder(asked).person
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
  let flavor: ProviderKind
  let desk: Desk

  @Sendable func mint(_ asked: IssuerRequest) async throws(IssuerFault) -> Response {
    let wish = try asked.json()
    guard let audience = try wish.text("audience") else {
      throw .refused(.invalidRequest("audience is missing: the app's id at the provider"))
    }
    let person = Person(
      subject: try wish.text("subject") ?? Person.usual.subject,
      email: try wish.text("email"), name: try wish.text("name"))
    let granted = Granted(
      person: person, client: audience, redirect: nil, nonce: try wish.text("nonce"),
      challenge: nil, madeAt: desk.now())
    let token =
      flavor.keysPath == nil
      ? nil
      : try desk.identityToken(
        flavor, granted, origin: try asked.origin(), lifetime: try Self.lifetime(wish))
    return Response(
      status: 200,
      json: [
        "authorizationCode": .string(try await desk.code(for: granted)),
        "identityToken": token.map(JSONValue.string), "userId": .string(person.subject),
      ])
  }

  /// As long as is asked for: a server whose clock was moved on takes it still.
  private static func lifetime(_ wish: JSONObject) throws(IssuerFault) -> Int {
    guard let seconds = try wish.int("expiresIn") else { return IdentityTokenClaims.usualLifetime }
    guard (1...longest).contains(seconds) else {
      throw .refused(.invalidRequest("expiresIn is from 1 to \(longest) seconds"))
    }
    return seconds
  }

  /// Ten years and their leap days, as far as a server's clock is moved at once.
  private static let longest = 3_660 * 86_400
}
