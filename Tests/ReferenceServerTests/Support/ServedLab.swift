import AuthServer
import ContractModel
import Crypto
import Providers
import Stores

@testable import ReferenceServer

/// A whole server without a socket: the real operations, a store in memory, a clock that only the control moves.
struct ServedLab {
  let server: ContractServer
  let store: any Store
  let lines = Lines()

  init(
    _ contract: String, control: Bool = true, seeds: String? = nil, place: SQLitePlace = .memory,
    busyTimeout: Int = 5_000, hasher: PasswordHasher? = nil
  ) async throws {
    try await self.init(
      try Contracts.named(contract), control: control, seeds: seeds, place: place,
      options: SQLiteOptions(busyTimeout: busyTimeout), hasher: hasher)
  }

  init(
    _ contract: Contract, control: Bool = true, seeds: String? = nil,
    place: SQLitePlace = .memory, options storeOptions: SQLiteOptions = SQLiteOptions(),
    hasher: PasswordHasher? = nil
  ) async throws {
    let clock = HandClock()
    try await self.init(
      contract, control: control ? clock : nil, seeds: seeds,
      store: try SQLiteStore.open(place, clock: clock, options: storeOptions), hasher: hasher)
  }

  init(
    _ contract: Contract, control: HandClock?, seeds: String?, store: any Store,
    hasher: PasswordHasher? = nil, keys: (any KeySource)? = nil
  ) async throws {
    var options = ServerOptions()
    options.control = control
    options.ids = RequestNaming { "request-1" }
    let lines = lines
    options.log = { line in lines.add(String(decoding: line, as: UTF8.self)) }
    var dependencies = ServerDependencies(
      store: store, hasher: try hasher ?? PasswordHasher(cost: .least), providers: [:],
      fetcher: WebFetcher(), base: "http://127.0.0.1:8080")
    if let keys { dependencies.keys = keys }
    self.store = store
    server = try await ContractServer.run(
      contract, with: dependencies, options: options, seeds: seeds.map { Array($0.utf8) })
  }

  func call(
    _ method: Request.Method, _ target: String, _ body: String = "",
    headers: [(String, String)] = [], bearer: String? = nil, peer: String? = nil
  ) async throws -> (status: Int, json: JSONObject, response: Response) {
    var request = Request(method, target, body: Array(body.utf8))
    request.peer = peer
    request.headers.add("Host", "127.0.0.1:8080")
    request.headers.add("X-Device-Fingerprint", "phone-1")
    if !body.isEmpty { request.headers.add("Content-Type", "application/json") }
    if let bearer { request.headers.add("Authorization", "Bearer \(bearer)") }
    for (name, value) in headers { request.headers.set(name, value) }
    let response = await server.respond(to: request)
    let json = (try? JSONValue(reading: response.body).fields()) ?? [:]
    return (response.status, json, response)
  }
}

extension JSONObject {
  func text(_ name: String) -> String? {
    if case .string(let text)? = self[name] { text } else { nil }
  }
}
