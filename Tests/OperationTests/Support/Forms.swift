import AuthServer
import Testing

@testable import ReferenceServer

extension Lab {
  /// The form of a page as a browser sends it.
  func form(
    _ endpoint: String, of page: Outcome, _ username: String, _ password: String
  ) throws -> OperationInput {
    guard case .page(let response) = page else { throw Failure.unavailable(retryAfter: 0) }
    let html = String(decoding: response.body, as: UTF8.self)
    let ticket = try #require(html.split(separator: "name=\"authpage\" value=\"").last)
    let cookie = try #require(response.headers.first("Set-Cookie"))
    var given = OperationInput(endpoint: contract.endpoints[endpoint])
    given.values = ["username": .string(username), "password": .string(password)]
    given.person = username
    given.password = Secret(password)
    given.page.form = Secret(String(ticket.prefix { $0 != "\"" }))
    given.page.cookie = Secret(
      String(cookie.dropFirst("authpage=".count).prefix { $0 != ";" }))
    return given
  }
}
