import AuthServer
import ContractModel
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
    var input = OperationInput(endpoint: contract.endpoints[endpoint])
    input.values = ["username": .string(username), "password": .string(password)]
    input.person = username
    input.password = Secret(password)
    input.page.form = Secret(String(ticket.prefix { $0 != "\"" }))
    input.page.cookie = Secret(
      String(cookie.dropFirst("authpage=".count).prefix { $0 != ";" }))
    return input
  }
}
