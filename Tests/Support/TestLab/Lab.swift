package import AuthServer
package import ContractModel
import Crypto
import Foundation
import Providers
package import ReferenceServer
package import Stores
import Synchronization
package import TestDevice

/// The reference server of a contract, a stand-in for its providers, and the clock that the two share.
///
/// Everything runs in this process, without a socket unless a test asks for one, and time passes only if a test says so.
package final class Lab: LabControl {
  package static let start = 1_800_000_000
  /// The addresses of the server and the stand-in without sockets.
  package static let url = "http://127.0.0.1:8080"
  package static let issuerURL = "http://127.0.0.1:8081"
  private static let issuerKey = Result { try RSAPrivateKey.generate() }

  package let contract: Contract
  package let store: any Store
  /// The clock of the clients. ``advance(by:)`` moves it with the server's.
  package let clock = TestDevice.VirtualClock(Lab.start)
  package let log = LabLog()
  package let way: LabWay
  /// Nil without sockets.
  private let sockets: LabSockets?
  private let serverClock: ShiftedClock
  private let issuer: Issuer
  private let server: Mutex<ContractServer>
  private let release: @Sendable (Contract) async throws -> ContractServer

  package init(
    _ contract: Contract, _ deployment: LabDeployment = LabDeployment(), _ way: LabWay = .inProcess,
    seeds: String? = nil, options: LabOptions = LabOptions()
  ) async throws {
    let clock = ShiftedClock(Stores.VirtualClock(Moment(seconds: Self.start)))
    let store = try await options.store(clock)
    let issuer = Issuer(key: try Self.issuerKey.get(), now: { clock.now.seconds })
    let sockets = way == .live ? try LabSockets(issuer) : nil
    let hasher = try options.hasher ?? PasswordHasher(cost: .least)
    let issuerURL = sockets?.issuerURL ?? Self.issuerURL
    let server = options.server(clock, log)
    let release = { @Sendable (contract: Contract) async throws -> ContractServer in
      var dependencies = ServerDependencies(
        store: store, hasher: hasher,
        providers: deployment.providers(of: contract, at: issuerURL),
        fetcher: IssuerFetcher(issuer: issuer, url: issuerURL), base: sockets?.url ?? Self.url)
      dependencies.keys = options.keys
      var server = server
      server.configuration = deployment.configuration(of: contract)
      return try await ContractServer.run(
        contract, with: dependencies, options: server, seeds: seeds.map { Array($0.utf8) })
    }
    (self.contract, self.way, self.release) = (contract, way, release)
    (self.store, serverClock, self.issuer, self.sockets) = (store, clock, issuer, sockets)
    self.server = Mutex(try await release(contract))
    sockets?.open { [weak self] in await self?.current.serve($0) }
  }

  package convenience init(
    _ contract: LabContract, _ way: LabWay = .inProcess, seeds: String? = nil,
    options: LabOptions = LabOptions()
  ) async throws {
    try await self.init(
      contract.contract, contract.deployment, way, seeds: seeds, options: options)
  }

  /// Releases another version of the server, which keeps the store.
  package func update(to contract: Contract) async throws {
    let new = try await release(contract)
    server.withLock { $0 = new }
  }

  private var current: ContractServer { server.withLock { $0 } }

  package var url: URL { URL(string: sockets?.url ?? Self.url)! }

  package var issuerURL: URL { URL(string: sockets?.issuerURL ?? Self.issuerURL)! }

  package func advanceServer(by seconds: Int) { serverClock.advance(seconds: seconds) }

  /// Time passes for the clients too.
  package func advance(by seconds: Int) {
    clock.advance(by: seconds)
    advanceServer(by: seconds)
  }

  package func respond(to request: Request, of party: LabParty = .server) async -> Response {
    party == .issuer ? await issuer.respond(to: request) : await current.respond(to: request)
  }

  /// The server's response, with the fault that it is sent with.
  package func serve(_ request: Request) async -> Served { await current.serve(request) }

  package func end() async { await store.close() }
}

/// Whether clients reach the server through a socket.
package enum LabWay: CaseIterable, Sendable {
  case inProcess
  case live
}

/// A party that a client can call.
package enum LabParty: Sendable {
  case server
  case issuer
}
