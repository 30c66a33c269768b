import AuthClient
import CaseFolders
import ChildProcesses
import Foundation
import TestDevice

/// The same stubs twice: as the handler of `Request` and `Response`, and under the real Express.
enum Way: String, CaseIterable, Sendable {
  case web, express
}

/// Generated stubs in Node, filled in by what lies in `Tests/Support/TypeScriptStub`. It ends with this object.
final class NodeServer: Transport, @unchecked Sendable {
  private let process: ChildProcess
  private let ports: [String: Int]
  private let inner = SocketTransport()
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  init(_ system: String, _ way: Way, base: String = "") throws {
    let script = Checkout.root.appending(path: "Tests/Support/TypeScriptStub/serve.mjs").path
    process = try ChildProcess(
      ["node", script, system, way.rawValue, base], environment: NodeServer.modules, input: .pipe,
      output: .pipe)
    let line = Data((process.line() ?? "").utf8)
    guard let ports = try? JSONDecoder().decode([String: Int].self, from: line) else {
      throw NodeProblem()
    }
    self.ports = ports
  }

  deinit { try? process.input?.close() }

  /// The folder of Debian for the modules that Node's programs share.
  static let modules = ["NODE_PATH": "/usr/share/nodejs"]

  func count(_ endpoint: String) -> Int { lock.withLock { counts[endpoint, default: 0] } }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    lock.withLock { counts[request.endpoint, default: 0] += 1 }
    var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
    parts?.port = ports[request.headers["X-Stub"] ?? request.url.host ?? ""] ?? ports["any"]
    parts?.scheme = "http"
    parts?.host = "127.0.0.1"
    guard let url = parts?.url else { throw .unsendable }
    return try await inner.send(
      HTTPRequest(
        endpoint: request.endpoint, method: request.method, url: url, headers: request.headers,
        body: request.body))
  }

  /// One request as it stands.
  func answer(
    _ method: HTTPMethod, _ target: String, _ headers: HTTPHeaders = [:], _ body: String? = nil
  ) async throws -> HTTPResponse {
    guard let url = URL(string: "http://any" + target) else { throw NodeProblem() }
    return try await send(
      HTTPRequest(
        endpoint: "raw", method: method, url: url, headers: headers,
        body: body.map { Data($0.utf8) }))
  }
}

struct NodeProblem: Error, CustomStringConvertible {
  let description =
    "Node did not start: scripts/libraries nodejs node-express installs what it needs"
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
