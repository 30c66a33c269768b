import AuthServer

/// Answers a browser that is sent here: with a page that asks who to be, and with the way back with a code.
struct AuthorizeHandler: Sendable {
  let kind: ProviderKind
  let services: IssuerServices

  /// With `login_hint` nobody is asked, for tests without a person.
  @Sendable func page(_ request: IssuerRequest) async throws(IssuerFault) -> Response {
    _ = try request.origin()
    let fields = try request.query()
    let authorization = try AuthorizationRequest(fields, kind)
    guard let hint = try fields.text("login_hint") else {
      return AuthorizePage(kind: kind, authorization: authorization).response
    }
    let person = Person(
      subject: hint, email: hint.contains("@") ? hint : nil, name: nil)
    return try await back(authorization, person)
  }

  /// The page's form came back.
  @Sendable func submit(_ request: IssuerRequest) async throws(IssuerFault) -> Response {
    _ = try request.origin()
    let fields = try request.form()
    let authorization = try AuthorizationRequest(fields, kind)
    if try fields.text("answer") == "cancel" {
      return redirect(authorization, [("error", "access_denied"), ("state", authorization.state)])
    }
    let person = Person(
      subject: try fields.must("subject"), email: try fields.text("email"),
      name: try fields.text("name"))
    return try await back(authorization, person)
  }

  private func back(_ authorization: AuthorizationRequest, _ person: Person)
    async throws(IssuerFault) -> Response
  {
    let code = try await services.code(
      for: IssuedGrant(
        person: person, client: authorization.client,
        redirect: kind.bindsRedirect ? authorization.redirect : nil, nonce: authorization.nonce,
        challenge: authorization.challenge, createdAt: services.now()))
    return redirect(authorization, [("code", code), ("state", authorization.state)])
  }

  private func redirect(_ authorization: AuthorizationRequest, _ query: [(String, String?)])
    -> Response
  {
    authorization.isFormPost
      ? FormPostPage(action: authorization.redirect, fields: query).response
      : Redirect(to: authorization.redirect, query: query).response(status: 303, style: WireStyle())
  }
}

/// The client's request, checked as far as a stand-in can.
struct AuthorizationRequest: Sendable {
  let client: String
  let redirect: String
  let state: String?
  let nonce: String?
  let challenge: String?
  let isFormPost: Bool

  init(_ fields: TextFields, _ kind: ProviderKind) throws(IssuerFault) {
    client = try fields.must(kind.clientParameter)
    redirect = try Self.absolute(try fields.must("redirect_uri"))
    state = try fields.text("state")
    nonce = try fields.text("nonce")
    challenge = kind.knowsPKCE ? try fields.text("code_challenge") : nil
    isFormPost = try fields.text("response_mode") == "form_post"
    let responseType = try fields.text("response_type") ?? "code"
    guard responseType == "code" || (kind == .apple && responseType == "code id_token") else {
      throw .refused(.invalidRequest("response_type: this stand-in gives codes only"))
    }
    let method = try fields.text("code_challenge_method")
    guard challenge == nil || method == "S256" else {
      throw .refused(.invalidRequest("code_challenge_method: only S256 protects the code"))
    }
  }

  private static func absolute(_ url: String) throws(IssuerFault) -> String {
    let scheme = url.prefix { $0 != ":" }
    guard let first = scheme.first, first.isLetter, scheme.count < url.count,
      !url.contains("#"), !url.contains("?"), url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      !["javascript", "data", "vbscript"].contains(scheme.lowercased())
    else { throw .refused(.invalidRequest("redirect_uri is not a URL to return to")) }
    return url
  }
}
