import AuthClient
import Foundation

/// A request as it goes over the connection.
struct WireRequest: Sendable {
  let bytes: [UInt8]
  /// An answer to HEAD has no body, whatever its header says.
  let isHead: Bool
  let name: String

  init(_ request: HTTPRequest) {
    let path = request.url.path(percentEncoded: true)
    let query = request.url.query(percentEncoded: true).map { "?" + $0 } ?? ""
    let host = (request.url.host ?? "127.0.0.1") + (request.url.port.map { ":\($0)" } ?? "")
    var head = "\(request.method.rawValue) \(path.isEmpty ? "/" : path)\(query) HTTP/1.1\r\n"
    if request.headers["Host"] == nil { head += "Host: \(host)\r\n" }
    for (name, value) in request.headers.pairs where name.lowercased() != "connection" {
      head += "\(name): \(value)\r\n"
    }
    if request.headers["Content-Length"] == nil, request.body != nil || request.method == .post {
      head += "Content-Length: \(request.body?.count ?? 0)\r\n"
    }
    bytes = Array((head + "Connection: close\r\n\r\n").utf8) + (request.body ?? Data())
    isHead = request.method == .head
    name = request.endpoint
  }
}
