import AuthClient
package import AuthServer
package import ContractModel
import Crypto
import Diagnostics
import Foundation
import Providers
import ReferenceServer
package import Stores

/// The reference server of one contract and a stand-in for its providers, without a socket and on a clock that only a
/// scenario moves. Unchecked, because a lock guards the server that is replaced.
package final class ScenarioServer: @unchecked Sendable {
  package static let url = "http://127.0.0.1:8080"
  static let issuerURL = "http://127.0.0.1:8081"
  package static let start = 1_800_000_000

  private static let key = Result { try RSAPrivateKey.generate() }
  private let lock = NSLock()
  private var server: ContractServer
  private let dependencies: @Sendable (Contract) -> ServerDependencies
  private let options: @Sendable (Contract) -> ServerOptions
  private let issuer: Issuer
  private let clock: ShiftedClock
  /// The store of the server.
  package let store: any Store

  /// - Parameters:
  ///   - providers: those that the stand-in plays.
  ///   - former: the contract that the deployment served first. The deployment goes on with the ids of its apps where a
  ///     contract no longer says them.
  ///   - log: takes one line for each request.
  package init(
    _ contract: Contract, configuration: [String: String] = [:], providers: [String] = [],
    deployedBefore former: Contract? = nil, log: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async throws {
    let clock = ShiftedClock(Stores.VirtualClock(Moment(seconds: Self.start)))
    self.clock = clock
    issuer = Issuer(key: try Self.key.get(), now: { clock.now.seconds })
    var options = ServerOptions()
    options.control = clock
    options.configuration = configuration
    options.log = log
    store = try SQLiteStore.open(.memory, clock: clock)
    let hasher = try PasswordHasher(cost: .least)
    let (store, issuer, keys) = (store, issuer, SharedKeys())
    dependencies = { contract in
      let known = providers.map { name in
        (name, Self.settings(of: name, contract, former, configuration))
      }
      var made = ServerDependencies(
        store: store, hasher: hasher, providers: Dictionary(uniqueKeysWithValues: known),
        fetcher: IssuerFetcher(issuer: issuer), base: Self.url)
      made.keys = keys
      return made
    }
    self.options = { [options] contract in
      var own = options
      own.configuration = Self.configuration(configuration, of: contract, after: former)
      return own
    }
    server = try await ContractServer.run(
      contract, with: dependencies(contract), options: self.options(contract))
  }

  /// A value with another name is the same value.
  private static func configuration(
    _ values: [String: String], of contract: Contract, after former: Contract?
  ) -> [String: String] {
    guard let former else { return values }
    let (old, new) = (
      former.configuration.map(\.name.value), contract.configuration.map(\.name.value)
    )
    let (gone, came) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    guard gone.count == 1, came.count == 1 else { return values }
    var values = values
    let example = former.configuration.find(gone[0])?.field.example?.value
    values[came[0]] = values[gone[0]] ?? example ?? "lab-\(gone[0])"
    return values
  }

  private static func settings(
    of name: String, _ contract: Contract, _ former: Contract?, _ configuration: [String: String]
  ) -> ProviderSettings {
    var settings = ProviderSettings(base: "\(issuerURL)/\(name)")
    guard let former, let old = former.providers.find(name),
      let new = contract.providers.find(name)
    else { return settings }
    let text = { (reference: Reference?) -> String? in
      switch reference {
      case .text(let text): text.value
      case .configuration(let key): configuration[key.value] ?? "lab-\(key.value)"
      case nil: nil
      }
    }
    if new.audience == nil { settings.audience = text(old.audience) }
    if new.clientId == nil { settings.clientID = text(old.clientId) }
    return settings
  }

  /// The server is released anew, on the store that it had.
  package func update(to contract: Contract) async throws {
    let new = try await ContractServer.run(
      contract, with: dependencies(contract), options: options(contract))
    lock.withLock { server = new }
  }

  private var current: ContractServer { lock.withLock { server } }

  package func advance(by seconds: Int) { clock.advance(seconds: seconds) }

  package func respond(to request: AuthServer.Request, at port: Int?) async -> Response {
    port == 8081 ? await issuer.respond(to: request) : await current.respond(to: request)
  }

  /// Sends a tester's order to the server; nil as a body asks for the state.
  package func control(
    _ path: String, _ say: [String: Any]? = nil, method: Request.Method = .post
  ) async throws -> Any {
    try await ask("/__lab/\(path)", say, say == nil ? .get : method, at: 8080)
  }

  /// The credentials that a provider's own sheet gives an app.
  package func mint(_ provider: String, _ wish: [String: Any]) async throws -> [String: String] {
    let answer = try await ask("/\(provider)/mint", wish, .post, at: 8081)
    return (answer as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  private func ask(
    _ path: String, _ say: [String: Any]?, _ method: Request.Method, at port: Int
  ) async throws -> Any {
    let body = try say.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? []
    let request = AuthServer.Request(
      method, path,
      headers: ["Host": "127.0.0.1:\(port)", "Content-Type": "application/json"], body: body)
    let answer = await respond(to: request, at: port)
    guard (200...299).contains(answer.status) else {
      throw OrderRefused(
        description: "\(path): \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
    }
    return answer.body.isEmpty ? [:] : try JSONSerialization.jsonObject(with: Data(answer.body))
  }
}

/// The control or the stand-in did not do what a test asked for.
package struct OrderRefused: Error, CustomStringConvertible {
  package let description: String
}

/// Asks the stand-in without a socket.
private struct IssuerFetcher: Fetcher {
  let issuer: Issuer

  func get(_ url: String, bearer: AuthServer.Secret?) async throws(FetchFault) -> Fetched {
    var headers: Headers = ["Host": "127.0.0.1:8081"]
    if let bearer { headers.add("Authorization", "Bearer " + bearer.reveal()) }
    return await fetch(AuthServer.Request(.get, Self.path(url), headers: headers))
  }

  func post(_ url: String, form: [(String, String)]) async throws(FetchFault) -> Fetched {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    let body = form.map { name, value in
      "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: plain) ?? "")"
    }
    return await fetch(
      AuthServer.Request(
        .post, Self.path(url),
        headers: [
          "Host": "127.0.0.1:8081", "Content-Type": "application/x-www-form-urlencoded",
        ], body: Array(body.joined(separator: "&").utf8)))
  }

  private func fetch(_ request: AuthServer.Request) async -> Fetched {
    let answer = await issuer.respond(to: request)
    return Fetched(status: answer.status, body: answer.body)
  }

  private static func path(_ url: String) -> String {
    String(url.dropFirst(ScenarioServer.issuerURL.count))
  }
}
