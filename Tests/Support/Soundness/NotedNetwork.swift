import AuthClient
import ContractModel
import Diagnostics
import Foundation

/// The network between old apps and a new server: it knows the hosts of the new contract, and counts calls.
final class NotedNetwork: @unchecked Sendable {
  private let lock = NSLock()
  /// The hosts that the apps know and that are gone.
  private var gone: Set<String> = []
  private var calls: [String: Int] = [:]
  private var open = 0
  private var isPageGone = false

  /// - Parameters:
  ///   - old: the contract whose hosts the apps know.
  ///   - new: the contract whose hosts there are.
  init(from old: Contract, to new: Contract) { move(from: old, to: new) }

  func move(from old: Contract, to new: Contract) {
    lock.withLock { gone = old.hosts.subtracting(new.hosts) }
  }

  /// A browser opens a page. Its requests go to the server without the host of the contract.
  @Sendable func opens(_ page: URL) {
    lock.withLock { isPageGone = gone.contains(page.host ?? "") }
  }

  /// The calls of an endpoint until now.
  func count(of endpoint: String) -> Int { lock.withLock { calls[endpoint] ?? 0 } }

  var isQuiet: Bool { lock.withLock { open == 0 } }

  @Sendable func connect(_ transport: any Transport) -> any Transport {
    NotedTransport(inner: transport, network: self)
  }

  fileprivate func begin(_ request: HTTPRequest) -> Bool {
    lock.withLock {
      calls[request.endpoint, default: 0] += 1
      open += 1
      return request.endpoint == "page" ? !isPageGone : !gone.contains(request.url.host ?? "")
    }
  }

  fileprivate func end() { lock.withLock { open -= 1 } }
}

private struct NotedTransport: Transport {
  let inner: any Transport
  let network: NotedNetwork

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    let isThere = network.begin(request)
    defer { network.end() }
    guard isThere else { throw .offline }
    return try await inner.send(request)
  }
}

extension Contract {
  /// The hosts that the contract itself names.
  fileprivate var hosts: Set<String> {
    Set(
      servers.compactMap { server in
        guard case .text(let url) = server.url else { return nil }
        return URL(string: url.value)?.host
      })
  }
}
