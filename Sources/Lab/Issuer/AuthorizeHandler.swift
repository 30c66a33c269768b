import AuthServer

/// Answers a browser that is sent here: with a page that asks who to be, and with the way back with a code.
struct AuthorizeHandler: Sendable {
  let flavor: ProviderKind
  let desk: Desk

  /// With `login_hint` nobody is asked, for tests without a person.
  @Sendable func page(_ asked: IssuerRequest) async throws(IssuerFault) -> Response {
    _ = try asked.origin()
    let fields = try asked.query()
    let wanted = try Wanted(fields, flavor)
    guard let hint = try fields.text("login_hint") else {
      return AuthorizePage(flavor: flavor, wanted: wanted).response
    }
    let person = Person(
      subject: hint, email: hint.contains("@") ? hint : nil, name: nil)
    return try await back(wanted, person)
  }

  /// The page's form came back.
  @Sendable func agreed(_ asked: IssuerRequest) async throws(IssuerFault) -> Response {
    _ = try asked.origin()
    let fields = try asked.form()
    let wanted = try Wanted(fields, flavor)
    if try fields.text("answer") == "cancel" {
      return redirect(wanted, [("error", "access_denied"), ("state", wanted.state)])
    }
    let person = Person(
      subject: try fields.must("subject"), email: try fields.text("email"),
      name: try fields.text("name"))
    return try await back(wanted, person)
  }

  private func back(_ wanted: Wanted, _ person: Person) async throws(IssuerFault) -> Response {
    let code = try await desk.code(
      for: Granted(
        person: person, client: wanted.client,
        redirect: flavor.bindsRedirect ? wanted.redirect : nil, nonce: wanted.nonce,
        challenge: wanted.challenge, madeAt: desk.now()))
    return redirect(wanted, [("code", code), ("state", wanted.state)])
  }

  private func redirect(_ wanted: Wanted, _ query: [(String, String?)]) -> Response {
    wanted.isFormPost
      ? FormPostPage(action: wanted.redirect, fields: query).response
      : Redirect(to: wanted.redirect, query: query).response(status: 303, style: WireStyle())
  }
}

/// The client's request, checked as far as a stand-in can.
struct Wanted: Sendable {
  let client: String
  let redirect: String
  let state: String?
  let nonce: String?
  let challenge: String?
  let isFormPost: Bool

  init(_ fields: TextFields, _ flavor: ProviderKind) throws(IssuerFault) {
    client = try fields.must(flavor.clientParameter)
    redirect = try Self.absolute(try fields.must("redirect_uri"))
    state = try fields.text("state")
    nonce = try fields.text("nonce")
    challenge = flavor.knowsPKCE ? try fields.text("code_challenge") : nil
    isFormPost = try fields.text("response_mode") == "form_post"
    let kind = try fields.text("response_type") ?? "code"
    guard kind == "code" || (flavor == .apple && kind == "code id_token") else {
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
