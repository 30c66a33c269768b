package import Answers
import AuthServer
package import ContractModel
package import Diagnostics
import JSONSource
import Primitives

/// The exchanges of an HTTP archive, as browsers and proxies export it, in the order in which they ended.
package struct TrafficRecording: Sendable {
  package let exchanges: [WatchedExchange]

  /// - Parameter urls: further URLs of servers, by the server's name.
  package init(
    _ source: SourceFile, _ contract: Contract, urls: [String: [String]]
  ) throws(BadRecording) {
    let entries = try HARMessages.entries(of: source)
    let places = ServerPlaces(contract, urls: urls)
    var exchanges: [WatchedExchange] = []
    for entry in entries {
      guard let request = entry["request"], let url = request["url"]?.text,
        let began = entry["startedDateTime"]?.text.flatMap({ InternetTime($0)?.seconds })
      else {
        throw BadRecording("an entry has no request, URL or time", at: entry.span)
      }
      let place = places.place(of: url)
      exchanges.append(
        WatchedExchange(
          Self.request(request, target: place.target), entry["response"].flatMap(Self.response),
          began: began, ended: began + Self.seconds(entry), foreignHost: place.foreignHost))
    }
    self.exchanges = exchanges.sorted { $0.ended < $1.ended }
  }

  private static func seconds(_ entry: JSONNode) -> Double {
    guard case .number(let text)? = entry["time"]?.content else { return 0 }
    return max(0, (Double(text) ?? 0) / 1_000)
  }

  private static func request(_ node: JSONNode, target: String) -> Request {
    Request(
      Request.Method(node["method"]?.text ?? "GET"), target, headers: headers(node),
      body: Array((node["postData"]?["text"]?.text ?? "").utf8))
  }

  /// Nil for a call that got none, which archives write with the status 0.
  private static func response(_ node: JSONNode) -> Response? {
    guard let status = node["status"]?.wholeNumber, (100..<600).contains(status) else { return nil }
    let body = HARMessages.body(of: node)?.text ?? ""
    return Response(status: status, headers: headers(node), body: Array(body.utf8))
  }

  private static func headers(_ node: JSONNode) -> Headers {
    var headers = Headers()
    for header in HARMessages.headers(of: node) where !header.name.hasPrefix(":") {
      headers.add(header.name, header.value)
    }
    return headers
  }
}

/// The URLs at which the servers of a contract are.
struct ServerPlaces {
  /// With the path that the contract's own URL has.
  private let bases: [(url: String, path: String)]

  init(_ contract: Contract, urls: [String: [String]]) {
    bases = contract.servers.flatMap { server -> [(url: String, path: String)] in
      let all = server.urls(and: urls)
      let path = server.url.literal.map { Self.path($0.value) } ?? ""
      return all.map { ($0.hasSuffix("/") ? String($0.dropLast()) : $0, path) }
    }
  }

  /// The target as the contract's server sees it; the host where no server of the contract is.
  func place(of url: String) -> (target: String, foreignHost: String?) {
    let text = String(url.prefix { $0 != "#" })
    for base in bases
    where text == base.url || text.hasPrefix(base.url + "/") || text.hasPrefix(base.url + "?") {
      let rest = String(text.dropFirst(base.url.count))
      return (base.path + (rest.hasPrefix("/") ? rest : "/" + rest), nil)
    }
    return (Self.path(text), Self.host(text))
  }

  private static func path(_ url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return url }
    return String(url[scheme.upperBound...].drop { $0 != "/" })
  }

  private static func host(_ url: String) -> String {
    guard let scheme = url.firstRange(of: "://") else { return "another host" }
    return String(url[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" })
  }
}
