import AuthServer
import ContractModel

extension ProviderClient {
  /// Redeems the code that the provider gave the app or the browser.
  package func redeem(
    code: Secret, redirect: String?, verifier: Secret?, nonce: String?, isBound: Bool = false
  ) async throws(VerificationError) -> VerifiedIdentity {
    switch kind {
    case .wechat: return try await redeemAtWeChat(code)
    case .github: return try await redeemAtGitHub(code, redirect: redirect, verifier: verifier)
    case .apple, .google, .oidc, .oauth2, .cognito:
      let answer = try await tokens(code, redirect: redirect, verifier: verifier)
      guard case .string(let token)? = answer["id_token"] else {
        throw .refused("\(kind.rawValue) gave no identity token for the code")
      }
      var identity = try await verify(  //! code-nonce-asked
        identityToken: Secret(token), nonce: nonce, isBound: isBound)
      if case .string(let token)? = answer["refresh_token"] {
        identity.grant = ProviderGrant(refreshToken: Secret(token))
      }
      return identity
    }
  }

  /// The URL to send a browser to. With `byForm` it comes back with a form; Apple insists on one where it is asked for
  /// anything.
  package func start(
    redirect: String, state: String, nonce: String?, challenge: String?, scopes: [String],
    byForm: Bool = false
  ) async throws(VerificationError) -> String {
    let url = try await endpoint(\.authorize, "authorization_endpoint")
    var query: [(String, String)] = [
      (kind == .wechat ? "appid" : "client_id", try client()), ("redirect_uri", redirect),
      ("response_type", "code"), ("state", state),
    ]
    let scope = scopes.isEmpty ? usualScopes : scopes
    if !scope.isEmpty { query.append(("scope", scope.joined(separator: " "))) }
    if let nonce { query.append(("nonce", nonce)) }
    if let challenge {
      query += [("code_challenge", challenge), ("code_challenge_method", "S256")]
    }
    if byForm || (kind == .apple && !scope.isEmpty) {
      query.append(("response_mode", "form_post"))
    }
    return FormText.add(query, to: url)
  }

  /// Ends what the provider granted, as Apple wants at the end of an account.
  package func revoke(_ refreshToken: Secret) async throws(VerificationError) {
    guard let url = endpoints?.revoke else { return }
    let form =
      try credentials() + [
        ("token", refreshToken.reveal()), ("token_type_hint", "refresh_token"),
      ]
    guard
      try await ask({ () async throws(FetchFault) in try await fetcher.post(url, form: form) })
        .status == 200
    else { throw .refused("\(kind.rawValue) did not revoke") }
  }

  private var usualScopes: [String] {
    switch kind {
    case .google, .oidc, .cognito: ["openid", "email", "profile"]
    case .github: ["read:user", "user:email"]
    case .wechat: ["snsapi_login"]
    case .apple, .oauth2: []
    }
  }

  private func tokens(
    _ code: Secret, redirect: String?, verifier: Secret?
  ) async throws(VerificationError) -> JSONObject {
    let url = try await endpoint(\.token, "token_endpoint")
    var form = try credentials()
    form += [("grant_type", "authorization_code"), ("code", code.reveal())]
    if let redirect { form.append(("redirect_uri", redirect)) }
    if let verifier { form.append(("code_verifier", verifier.reveal())) }
    let sent = form
    return try granted(
      await ask { () async throws(FetchFault) in try await fetcher.post(url, form: sent) })
  }

  private func redeemAtGitHub(
    _ code: Secret, redirect: String?, verifier: Secret?
  ) async throws(VerificationError) -> VerifiedIdentity {
    let answer = try await tokens(code, redirect: redirect, verifier: verifier)
    guard case .string(let token)? = answer["access_token"], let url = endpoints?.person else {
      throw .refused("github gave no access token for the code")
    }
    let found = try await ask { () async throws(FetchFault) in
      try await fetcher.get(url, bearer: Secret(token))
    }
    guard found.status == 200, let person = found.fields, case .number(let id)? = person["id"],
      let number = id.int
    else { throw .unavailable("github did not say who it is") }
    var identity = try VerifiedIdentity(by: String(number))
    identity.name = person.firstText("name", "login")
    identity.email = await gitHubMail(url, Secret(token))
    identity.isEmailVerified = identity.email != nil
    return identity
  }

  /// The primary address, if it is verified; who hides theirs has none here.
  private func gitHubMail(_ person: String, _ token: Secret) async -> String? {
    let answer = try? await fetcher.get(person + "/emails", bearer: token)
    guard let answer, case .array(let mails)? = try? JSONValue(reading: answer.body) else {
      return nil
    }
    for case .object(let mail) in mails where mail["primary"] == true && mail["verified"] == true {
      if case .string(let address)? = mail["email"] { return address }
    }
    return nil
  }

  private func redeemAtWeChat(_ code: Secret) async throws(VerificationError) -> VerifiedIdentity {
    let url = try await endpoint(\.token, "token_endpoint")
    let query = [
      ("appid", try client()), ("secret", settings.clientSecret?.reveal() ?? ""),
      ("code", code.reveal()), ("grant_type", "authorization_code"),
    ]
    let answer = try granted(
      await ask { () async throws(FetchFault) in
        try await fetcher.get(FormText.add(query, to: url), bearer: nil)
      })
    return try VerifiedIdentity(by: answer.firstText("unionid", "openid"))
  }

  /// A refusal is the provider's; anything else that is no answer is its absence.
  private func granted(_ answer: Fetched) throws(VerificationError) -> JSONObject {
    guard answer.status < 500 else { throw .unavailable("\(kind.rawValue): \(answer.status)") }
    guard answer.status == 200, let fields = answer.fields, fields["error"] == nil,
      fields["errcode"] == nil
    else { throw .refused("\(kind.rawValue) does not know the code") }
    return fields
  }

  private func credentials() throws(VerificationError) -> [(String, String)] {
    let secret = settings.clientSecret.map { [("client_secret", $0.reveal())] } ?? []
    return [("client_id", try client())] + secret
  }

  private func client() throws(VerificationError) -> String {
    guard let client = settings.clientID ?? settings.audience else {
      throw .notSetUp("no client id is set for \(kind.rawValue)")
    }
    return client
  }

  private func endpoint(
    _ path: KeyPath<ProviderEndpoints, String?> & Sendable, _ name: String
  ) async throws(VerificationError) -> String {
    guard let endpoints else { throw .notSetUp("no URL is set for \(kind.rawValue)") }
    if let url = endpoints[keyPath: path] { return url }
    guard let document else { throw .notSetUp("no URL is set for \(kind.rawValue)") }
    return try await ask { () async throws(FetchFault) in
      try await document.value().endpoint(name)
    }
  }

  func ask<Answer>(
    _ request: () async throws(FetchFault) -> Answer
  ) async throws(VerificationError) -> Answer {
    do throws(FetchFault) { return try await request() } catch {
      throw .unavailable("\(kind.rawValue): \(error.why)")
    }
  }
}
