import AuthServer
import Foundation
import Providers

/// Asks the stand-in for the providers without a socket.
struct IssuerFetcher: Fetcher {
  let issuer: Issuer
  let url: String

  func get(_ url: String, bearer: AuthServer.Secret?) async throws(FetchFault) -> Fetched {
    var headers: Headers = ["Host": host]
    if let bearer { headers.add("Authorization", "Bearer " + bearer.reveal()) }
    return await fetch(AuthServer.Request(.get, path(url), headers: headers))
  }

  func post(_ url: String, form: [(String, String)]) async throws(FetchFault) -> Fetched {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    let body = form.map { name, value in
      "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: plain) ?? "")"
    }
    return await fetch(
      AuthServer.Request(
        .post, path(url),
        headers: ["Host": host, "Content-Type": "application/x-www-form-urlencoded"],
        body: Array(body.joined(separator: "&").utf8)))
  }

  private func fetch(_ request: AuthServer.Request) async -> Fetched {
    let answer = await issuer.respond(to: request)
    return Fetched(status: answer.status, body: answer.body)
  }

  private var host: String { String(url.dropFirst("http://".count)) }

  private func path(_ url: String) -> String { String(url.dropFirst(self.url.count)) }
}
