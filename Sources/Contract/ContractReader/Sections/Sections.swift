import ContractModel
import Diagnostics
import YAMLSource

/// Reads the sections in the order in which they need one another, and checks what they agree on.
struct Sections {
  private let reader: Reader
  private let keys: Mapping
  private let shared: [SharedFile]

  init(_ reader: Reader, _ keys: Mapping, _ shared: [SharedFile]) {
    self.reader = reader
    self.keys = keys
    self.shared = shared
  }

  func read() -> SectionValues {
    reader.configuration = reader.configurationValues(keys["configuration"])
    reader.providers = reader.definitions("providers", of: keys["providers"]) {
      reader.read(Provider.self, $1, named: $0)
    }
    let tokens = reader.definitions("tokens", of: keys["tokens"]) { reader.token($0, $1) }
    reader.checkFormerNames(of: tokens)
    let errorsBefore = reader.errorCount
    let types = Definitions(
      all("types").flatMap { part in
        Array(reader.definitions("types", of: part) { reader.type($0, $1) })
      })
    TypeChecks(reader, types).check()
    let typesAreValid = reader.errorCount == errorsBefore
    let servers = reader.definitions("servers", of: keys["servers"]) { reader.server($0, $1) }
    let callbacks = reader.definitions("callbacks", of: keys["callbacks"]) {
      reader.read(Callback.self, $1, named: $0)
    }
    let refusals = Definitions(
      all("errors").flatMap { part in
        Array(reader.refusals(part))
      })
    let known = KnownSections(
      tokens: tokens, types: types, servers: servers, refusals: refusals, callbacks: callbacks,
      typesAreValid: typesAreValid)
    let endpoints = EndpointsSection(reader, known).read(keys["endpoints"])
    RolePlaces(reader, known).check(endpoints)
    ClearablePlaces(reader, known).check(endpoints)
    RepeatedPlaces(reader, known).check(endpoints)
    return SectionValues(
      reader: reader, known: known, endpoints: endpoints,
      renewal: reader.renewal(keys["renewal"], endpoints), app: reader.app(keys["app"]),
      policies: reader.policies(keys["policies"]),
      machines: MachineSection(reader, known, endpoints).read(keys["session"], keys["flows"]),
      scenarios: reader.definitions("scenarios", of: keys["scenarios"]) { reader.scenario($0, $1) })
  }

  /// A section of the contract itself and of what it includes.
  private func all(_ section: String) -> [Node] {
    ([keys[section]] + shared.map { $0.keys?[shared: section] }).compactMap { $0 }
  }
}

/// The sections that endpoints refer to.
struct KnownSections {
  let tokens: Definitions<Token>
  let types: Definitions<TypeDefinition>
  let servers: Definitions<Server>
  let refusals: Definitions<Refusal>
  let callbacks: Definitions<Callback>
  let typesAreValid: Bool
}

/// Every section as it was read.
struct SectionValues {
  let reader: Reader
  let known: KnownSections
  let endpoints: Definitions<Endpoint>
  let renewal: RenewalRules
  let app: AppRules
  let policies: Policies
  let machines: MachineSection.Machines
  let scenarios: Definitions<Scenario>

  func fill(_ contract: inout Contract) {
    contract.configuration = reader.configuration
    contract.servers = known.servers
    contract.tokens = known.tokens
    contract.renewalRules = renewal
    contract.app = app
    contract.providers = reader.providers
    contract.callbacks = known.callbacks
    contract.types = known.types
    contract.refusals = known.refusals
    contract.endpoints = endpoints
    contract.policies = policies
    contract.session = machines.session
    contract.flows = machines.flows
    contract.scenarios = scenarios
  }
}
