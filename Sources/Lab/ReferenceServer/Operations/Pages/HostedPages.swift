import AuthServer
import ContractModel
import Crypto
import Stores

/// Pages on which people choose how they sign in.
final class HostedPages: Sendable {
  private let contract: Contract
  private let store: any TicketStore
  private let hash: KeyedHash
  private let settings: OperationSettings
  private let requests: AppRequests
  private let redirects: ProviderRedirects

  init(
    contract: Contract, store: any TicketStore, hash: KeyedHash, settings: OperationSettings,
    requests: AppRequests, redirects: ProviderRedirects
  ) {
    self.contract = contract
    self.store = store
    self.hash = hash
    self.settings = settings
    self.requests = requests
    self.redirects = redirects
  }

  private static let pageLifetime = 1_800

  /// Shows the ways in that end in the same callback. Where there is but a provider, it goes there.
  func open(_ input: OperationInput) async throws -> Outcome {
    let (forms, links) = (
      forms(beside: input.endpoint, input), links(beside: input.endpoint, input)
    )
    if forms.isEmpty, links.isEmpty, let only = onlyProvider(beside: input.endpoint) {
      return try await redirects.start(only, input)
    }
    let ticket = try RandomText.token().reveal()
    var payload = AppRequest(input, contract).payload
    payload["endpoint"] = .string(input.endpoint.name.value)
    try await store.put(
      ticket: hash.fingerprint(ofTicket: AppRequests.pageKind, ticket), kind: AppRequests.pageKind,
      payload: payload, lifetime: Self.pageLifetime)
    return .page(page(forms, links, ticket: ticket, refused: nil, input))
  }

  /// The page that a form came from, with the reason for which it came to nothing.
  func reopen(_ input: OperationInput, _ refused: OperationRefusal) async throws -> Outcome {
    guard let form = input.page.form, let payload = try await requests.pagePayload(form),
      let endpoint = payload["endpoint"]?.asText.flatMap(contract.endpoints.find)
    else { throw refused }
    Trace.current?.note(reason: refused.reason.rawValue)
    return .page(
      page(
        forms(beside: endpoint, input), links(beside: endpoint, input), ticket: form.reveal(),
        refused: refused, input))
  }

  private func page(
    _ forms: [SignInPage.PageForm], _ links: [SignInPage.Link], ticket: String,
    refused: OperationRefusal?,
    _ input: OperationInput
  ) -> Response {
    let page = SignInPage(
      service: contract.service.value, language: language(of: input), ticket: ticket, forms: forms,
      links: links, refused: refused)
    var answer = Response(
      status: refused == nil ? 200 : 401,
      headers: ["Content-Type": "text/html; charset=utf-8"], body: Array(page.html.utf8))
    for (name, value) in SignInPage.headers { answer.headers.set(name, value) }
    let secure = settings.base.hasPrefix("https:") ? "; Secure" : ""
    answer.headers.add(
      "Set-Cookie",
      "authpage=\(requests.cookieValue(Secret(ticket))); Path=/; HttpOnly; SameSite=Lax\(secure)")
    return answer
  }

  private func language(of input: OperationInput) -> PersonLanguage {
    PersonLanguage.preferred(by: input.page.languages, in: contract)  //! page-language-asked
  }

  /// The forms of a page, one for each endpoint that it can post to.
  private func forms(beside endpoint: Endpoint, _ input: OperationInput) -> [SignInPage.PageForm] {
    contract.endpoints.filter {
      $0.caller == .page && $0.operation.value == .passwordSignIn
        && $0.endsIn?.value == endpoint.endsIn?.value
    }.map { SignInPage.PageForm($0, beside: input, in: contract, language(of: input)) }
  }

  /// The providers: those with a call of their own, or those among which the page's own call chooses.
  private func links(beside endpoint: Endpoint, _ input: OperationInput) -> [SignInPage.Link] {
    let starts = contract.endpoints.filter {
      $0.operation.value == .providerStart && $0.endsIn?.value == endpoint.endsIn?.value
        && $0.name.value != endpoint.name.value
    }
    return starts.map { SignInPage.Link($0, beside: input, in: contract) }
      + SignInPage.Link.choices(input, in: contract)
  }

  private func onlyProvider(beside endpoint: Endpoint) -> Provider? {
    let returning = contract.endpoints.first {
      $0.operation.value == .providerCallback && $0.endsIn?.value == endpoint.endsIn?.value
    }
    return returning?.object.flatMap { contract.providers.find($0.value) }
  }
}
