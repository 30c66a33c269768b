import AuthServer
import ContractModel
import Crypto
import Stores

extension OperationHandlers {
  static let pageKind = "$page"
  private static let pageLifetime = 1_800

  /// Shows the ways in that end in the same callback. Where there is but a provider, it goes there.
  func openPage(_ given: OperationInput) async throws -> Outcome {
    let (forms, links) = (
      forms(beside: given.endpoint, given), links(beside: given.endpoint, given)
    )
    if forms.isEmpty, links.isEmpty, let only = onlyProvider(beside: given.endpoint) {
      return try await start(only, given)
    }
    let ticket = try RandomText.token().reveal()
    var payload = AppRequest(given, self).payload
    payload["endpoint"] = .string(given.endpoint.name.value)
    try await store.put(
      ticket: hash.fingerprint(ofTicket: Self.pageKind, ticket), kind: Self.pageKind,
      payload: payload, lifetime: Self.pageLifetime)
    return .page(page(forms, links, ticket: ticket, refused: nil, given))
  }

  /// The app's request: that of the page that a form came from, if it came from one.
  func asked(_ given: OperationInput) async throws -> AppRequest {
    guard let form = given.page.form else { return AppRequest(given, self) }
    // A person who left the page open for long begins anew: nobody knows any more what the app asked for.
    // guard: expired-page-refused
    guard let payload = try await pagePayload(form) else { throw OperationRefusal(.stateWrong) }
    return AppRequest(payload)
  }

  /// A form that another site's page sends never signs anybody in, and the form of a page of this
  /// server counts in the browser only that was given the page.
  func mustBeFromHere(_ given: OperationInput) throws {
    // guard: foreign-form-refused
    guard !given.page.isForeign else { throw OperationRefusal(.requestInvalid) }
    guard let form = given.page.form else { return }
    // guard: form-cookie-checked
    guard let cookie = given.page.cookie, cookie == Secret(cookieValue(form)) else {
      throw OperationRefusal(.stateWrong)
    }
  }

  /// The page that a form came from, with the reason for which it came to nothing.
  func pageAgain(_ given: OperationInput, _ refused: OperationRefusal) async throws -> Outcome {
    guard let form = given.page.form, let payload = try await pagePayload(form),
      let endpoint = payload["endpoint"]?.asText.flatMap(contract.endpoints.find)
    else { throw refused }
    Trace.current?.note(reason: refused.reason.rawValue)
    return .page(
      page(
        forms(beside: endpoint, given), links(beside: endpoint, given), ticket: form.reveal(),
        refused: refused, given))
  }

  func pagePayload(_ form: Secret) async throws -> JSONObject? {
    let ticket = hash.fingerprint(ofTicket: Self.pageKind, form.reveal())
    guard case .good(let payload) = try await store.look(ticket: ticket, kind: Self.pageKind) else {
      return nil
    }
    return payload
  }

  private func cookieValue(_ form: Secret) -> String { hash.alias("page", form.reveal()) }

  private func page(
    _ forms: [SignInPage.PageForm], _ links: [SignInPage.Link], ticket: String,
    refused: OperationRefusal?,
    _ given: OperationInput
  ) -> Response {
    let page = SignInPage(
      service: contract.service.value, say: language(of: given), ticket: ticket, forms: forms,
      links: links, refused: refused)
    var answer = Response(
      status: refused == nil ? 200 : 401,
      headers: ["Content-Type": "text/html; charset=utf-8"], body: Array(page.html.utf8))
    for (name, value) in SignInPage.headers { answer.headers.set(name, value) }
    let secure = settings.base.hasPrefix("https:") ? "; Secure" : ""
    answer.headers.add(
      "Set-Cookie",
      "authpage=\(cookieValue(Secret(ticket))); Path=/; HttpOnly; SameSite=Lax\(secure)")
    return answer
  }

  private func language(of given: OperationInput) -> PersonLanguage {
    // guard: page-language-asked
    PersonLanguage.preferred(by: given.page.languages, in: contract)
  }

  /// The forms of a page, one for each endpoint that it can post to.
  private func forms(beside endpoint: Endpoint, _ given: OperationInput) -> [SignInPage.PageForm] {
    contract.endpoints.filter {
      $0.caller == .page && $0.operation.value == .passwordSignIn
        && $0.endsIn?.value == endpoint.endsIn?.value
    }.map { SignInPage.PageForm($0, beside: given, in: contract, language(of: given)) }
  }

  /// The providers: those with a call of their own, or those among which the page's own call chooses.
  private func links(beside endpoint: Endpoint, _ given: OperationInput) -> [SignInPage.Link] {
    let starts = contract.endpoints.filter {
      $0.operation.value == .providerStart && $0.endsIn?.value == endpoint.endsIn?.value
        && $0.name.value != endpoint.name.value
    }
    return starts.map { SignInPage.Link($0, beside: given, in: contract) }
      + SignInPage.Link.choices(given, in: contract)
  }

  private func onlyProvider(beside endpoint: Endpoint) -> Provider? {
    let returning = contract.endpoints.first {
      $0.operation.value == .providerCallback && $0.endsIn?.value == endpoint.endsIn?.value
    }
    return returning?.object.flatMap { contract.providers.find($0.value) }
  }
}
