package import AuthServer

// The client's own transport: no redirects, no cookies, https or this machine, a limit on what comes back.
import enum AuthClient.Fault
import struct AuthClient.HTTPHeaders
import enum AuthClient.HTTPMethod
import struct AuthClient.HTTPRequest
import struct AuthClient.URLSessionTransport
import struct Foundation.Data
import struct Foundation.URL

/// Asks over the network.
package struct WebFetcher: Fetcher {
  private let transport = URLSessionTransport(timeout: 5, maximumBody: 256 << 10)

  package init() {}

  package func get(_ url: String, bearer: Secret?) async throws(FetchFault) -> Fetched {
    var headers: HTTPHeaders = ["Accept": "application/json", "User-Agent": "authlab"]
    if let bearer { headers["Authorization"] = "Bearer " + bearer.reveal() }
    return try await send(.get, url, headers, body: nil)
  }

  package func post(
    _ url: String, form: [(String, String)]
  ) async throws(FetchFault) -> Fetched {
    let headers: HTTPHeaders = [
      "Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded",
    ]
    return try await send(.post, url, headers, body: Data(FormText.encode(form).utf8))
  }

  private func send(
    _ method: HTTPMethod, _ url: String, _ headers: HTTPHeaders, body: Data?
  ) async throws(FetchFault) -> Fetched {
    guard let address = URL(string: url) else { throw FetchFault(why: "the address is not a URL") }
    let request = HTTPRequest(
      endpoint: "provider", method: method, url: address, headers: headers, body: body)
    do throws(Fault) {
      let answer = try await transport.send(request)
      return Fetched(status: answer.status, body: Array(answer.body))
    } catch {
      throw FetchFault(why: error.rawValue)
    }
  }
}
