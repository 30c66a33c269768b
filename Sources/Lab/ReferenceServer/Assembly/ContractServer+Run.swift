import AuthServer
package import ContractModel
package import Crypto
import Machines
package import Providers
package import Stores

import struct Diagnostics.Located

/// The equipment that a contract is run with, beside the options of the server.
package struct ServerDependencies: Sendable {
  let store: any Store
  let hasher: PasswordHasher
  let providers: [String: ProviderSettings]
  let fetcher: any Fetcher
  /// The URL of this server, without a slash at its end.
  let base: String
  /// Servers of tests share keys: making one takes longer than most tests.
  package var keys: any KeySource = NewKeys()

  package init(
    store: any Store, hasher: PasswordHasher, providers: [String: ProviderSettings],
    fetcher: any Fetcher, base: String
  ) {
    self.store = store
    self.hasher = hasher
    self.providers = providers
    self.fetcher = fetcher
    self.base = base
  }
}

extension ContractServer {
  /// Everything put together; the seeds are in the store when it returns.
  package static func run(
    _ contract: Contract, with dependencies: ServerDependencies, options: ServerOptions,
    seeds: [UInt8]? = nil
  ) async throws -> ContractServer {
    try checkAlgorithms(contract)  //! signable-contract-only
    try await checkOwner(of: dependencies.store, contract.service.value)
    let environment = try await Self.environment(contract, dependencies, options)
    let collaborators = OperationCollaborators(environment)
    let maker = SeedMaker(
      store: dependencies.store, hasher: dependencies.hasher, srp: collaborators.passwords.srp)
    if let seeds { try await addSeeds(seeds, contract, maker) }
    return ContractServer(
      contract, store: dependencies.store, operations: OperationDispatcher(collaborators),
      maker: maker, keys: environment.tokenIssuer.signer, options: options)
  }

  /// People of one contract are no people of another, though the tables are the same.
  private static func checkOwner(of store: any Store, _ name: String) async throws {
    let owner = try await store.belongs(to: name)
    guard owner != name else { return }
    throw StartFault(
      "the store belongs to the service `\(owner)`, but the contract is of `\(name)`",
      help: "name another store for `\(name)`, or run the contract of `\(owner)` on this one")
  }

  /// Else each sign-in would fail.
  private static func checkAlgorithms(_ contract: Contract) throws(StartFault) {
    for token in contract.tokens where token.format == .jwt {
      let own = token.origin.algorithms.map(\.value)
      guard !SigningKeys.signs(own) else { continue }
      let names = own.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      throw StartFault(
        "`\(token.name.value)` is signed with \(names), and this server signs with \(SigningKeys.known)",
        help: "add one of those to its `algorithms` while you run it here, or leave them out")
    }
  }

  private static func environment(
    _ contract: Contract, _ dependencies: ServerDependencies, _ options: ServerOptions
  ) async throws(StoreFault) -> OperationEnvironment {
    let choice = RefusalChoice(contract)
    let clock = dependencies.store.clock
    let settings = OperationSettings(
      base: dependencies.base, configuration: options.configuration,
      declares: { choice.declares($0, at: $1) })
    let registry = ProviderRegistry(
      contract.providers, settings: dependencies.providers(contract, settings),
      fetcher: dependencies.fetcher, now: { clock.now.seconds })
    return try await OperationEnvironment(
      contract: contract, store: dependencies.store, hasher: dependencies.hasher,
      signer: SigningKeys(
        store: dependencies.store, tokensLast: contract.longestJWT,
        tokens: contract.signedTokens.map { $0.origin.algorithms.map(\.value) },
        source: dependencies.keys),
      providers: registry, settings: settings)
  }

  private static func addSeeds(
    _ bytes: [UInt8], _ contract: Contract, _ maker: any AccountMaker
  ) async throws(StartFault) {
    do throws(ControlFault) {
      guard let json = try? JSONValue(reading: bytes, limits: Limits(bodyBytes: bytes.count)),
        case .object(let object) = json
      else { throw ControlFault(400, "the file is not a JSON object") }
      try await Seeds(ControlBody(object), contract: contract).makeOnce(by: maker)
    } catch {
      throw StartFault(
        "the seed cannot be used, and no account of it was made: \(error.text)",
        help: "correct the seed, or start without it or on another store; a seed whose accounts "
          + "all exist already is skipped")
    }
  }
}

extension Contract {
  /// How long the keys of signed tokens are kept, in seconds: as long as the longest lives, and a
  /// century where one lives for ever.
  var longestJWT: Int {
    let tokenPolicy = TokenPolicy(self)
    //! key-lifetime-unknown-token
    return signedTokens.map { tokenPolicy.lifetime(of: $0.name.value) ?? Claims.century }.max() ?? 0
  }

  fileprivate var signedTokens: [Token] { tokens.filter { $0.format == .jwt } }
}

/// Why a server could not start, in words.
package struct StartFault: Error {
  package let message: String
  package let help: String

  init(_ message: String, help: String) {
    self.message = message
    self.help = help
  }
}

extension ServerDependencies {
  /// The settings of each provider that the deployment gives; the rest as the contract says it.
  fileprivate func providers(
    _ contract: Contract, _ settings: OperationSettings
  ) -> [String: ProviderSettings] {
    let all = contract.providers.map { provider -> (String, ProviderSettings) in
      var known = providers[provider.name.value] ?? ProviderSettings()
      known.audience = known.audience ?? settings.text(provider.audience, of: contract)
      known.clientID = known.clientID ?? settings.text(provider.clientId, of: contract)
      known.issuer = known.issuer ?? settings.text(provider.issuer, of: contract)
      // A stand-in takes any name; a provider itself would say that it knows none such.
      if known.base != nil, known.clientID == nil, known.audience == nil {
        known.clientID = "lab-\(provider.name.value)"
      }
      return (provider.name.value, known)
    }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }
}
