import CommandLineSupport
import ContractModel
import Crypto
import Diagnostics
import Providers
import ReferenceServer
import Stores

/// Puts a server together from what the command line says.
struct Lab {
  private let arguments: Arguments
  private let given: GivenNames
  private let place: StorePlace
  private let address: String
  private let base: String?
  private let log: LogBuffer

  init(
    _ arguments: Arguments, _ given: GivenNames, _ place: StorePlace, address: String,
    base: String?, _ log: LogBuffer
  ) {
    self.arguments = arguments
    self.given = given
    self.place = place
    self.address = address
    self.base = base
    self.log = log
  }

  func server(
    _ contract: Contract, seed: [UInt8]?
  ) async throws -> (ContractServer, any Store) {
    if let clash = ServedServers.clash(in: contract, among: given.servers) {
      throw UsageError(
        message: "two servers of the contract cannot share one port: \(clash)",
        help: "choose one with `--server`, and start another authlab for the other")
    }
    let clock = ShiftedClock(MachineClock())
    let store = try await place.open(clock)
    let dependencies = ServerDependencies(
      store: store, hasher: try PasswordHasher(), providers: try given.providers(),
      fetcher: WebFetcher(), base: reached)
    let server = try await ContractServer.run(
      contract, with: dependencies, options: options(clock), seeds: seed)
    return (server, store)
  }

  private var reached: String {
    base ?? "http://\(address)"
  }

  private func options(_ clock: ShiftedClock) -> ServerOptions {
    var options = ServerOptions()
    options.servers = given.servers
    options.configuration = given.configuration
    options.control = arguments.has("--control") ? clock : nil  //! control-off-by-default
    options.log = { [log] in log.add($0) }
    return options
  }
}
