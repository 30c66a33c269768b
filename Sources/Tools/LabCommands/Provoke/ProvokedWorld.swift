import AuthServer
import Conformance
import ContractModel
import Crypto
import Providers
import ReferenceServer
import Stores

/// The server of one provocation: new, on a clock and a store of its own.
struct ProvokedWorld {
  let staged: StagedServer
  let control: ServerControl
  /// The values that the person signs in with, by the contract's names.
  let person: JSONObject

  /// - Parameters:
  ///   - address: host and port at which the client reaches it.
  ///   - otherHost: host and port of the same place by another name.
  ///   - standIns: the URLs of the providers' stand-ins, by the contract's names.
  init(
    _ contract: Contract, configuration: [String: String], address: String, otherHost: String,
    standIns: [String: String], signIn: String, mark: String
  ) async throws {
    let clock = ShiftedClock(MachineClock())
    var options = ServerOptions()
    options.configuration = configuration
    options.control = clock
    let dependencies = ServerDependencies(
      store: try SQLiteStore.open(.memory, clock: clock), hasher: try PasswordHasher(cost: .least),
      providers: standIns.mapValues { ProviderSettings(base: $0) }, fetcher: WebFetcher(),
      base: "http://\(address)")
    let server = try await ContractServer.run(contract, with: dependencies, options: options)
    let channel = LocalChannel(server: server, origin: "http://\(address)")
    control = ServerControl(channel)
    let reached = ServerUnderTest(
      contract,
      channels: Dictionary(uniqueKeysWithValues: contract.servers.names.map { ($0, channel) }),
      control: control,
      providers: standIns.mapValues { ProviderStandIn(WebChannel($0)) },
      configuration: configuration)
    person = try await SignInCalls(contract).person(for: signIn, at: reached, mark: mark)
    staged = StagedServer(contract, configuration: configuration, otherHost: otherHost) {
      await server.respond(to: $0)
    }
  }
}
