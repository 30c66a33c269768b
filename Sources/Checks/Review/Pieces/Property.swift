import ContractModel

/// A property of the contract's model in which two contracts can differ. Those that keys fill follow from the keys.
final class Property: Hashable, Sendable {
  /// With its type: `Endpoint.doc`.
  let name: String
  /// The key under which a contract has it.
  let key: String
  /// The keys around it, if the piece that holds it is the whole contract.
  let section: [String]
  /// A text for people, which no program reads.
  let isWords: Bool

  fileprivate init(
    _ name: String, key: String? = nil, in section: [String] = [], isWords: Bool = false
  ) {
    self.name = name
    self.key =
      key ?? String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
    self.section = section
    self.isWords = isWords
  }

  static func == (left: Property, right: Property) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The properties that the keys of one kind of mapping fill.
struct KeyProperties<Model: KeyedModel>: Sendable {
  let all: [(key: ModelKey<Model>, property: Property)]

  fileprivate init(in section: String...) {
    all = Model.keys.all.map { key in
      let isWords = if case .localizedText = key.described.kind { true } else { false }
      let name = "\(Model.keys.table.owner).\(key.described.name)"
      return (key, Property(name, key: key.described.name, in: section, isWords: isWords))
    }
  }

  subscript(path: PartialKeyPath<Model>) -> Property {
    guard let found = all.first(where: { $0.key.path == path }) else {
      preconditionFailure("no key fills \(path)")
    }
    return found.property
  }
}

extension Property {
  static let token = KeyProperties<Token>()
  static let provider = KeyProperties<Provider>()
  static let policies = KeyProperties<Policies>()
  static let password = KeyProperties<PasswordPolicy>()
  static let lockout = KeyProperties<LockoutPolicy>()
  static let code = KeyProperties<CodePolicy>()
  static let devices = KeyProperties<DevicePolicy>()
  static let terms = KeyProperties<TermsPolicy>()
  static let signOut = KeyProperties<SignOutPolicy>()
  static let renewal = KeyProperties<RenewalRules>(in: "renewal")
  static let app = KeyProperties<AppRules>(in: "app")
  static let keychain = KeyProperties<AppRules.KeychainRules>(in: "app", "keychain")
  static let biometrics = KeyProperties<AppRules.Biometrics>(in: "app", "biometrics")
  static let reserved = KeyProperties<ReservedName>()
  static let openPoint = KeyProperties<OpenPoint>()
  static let waiver = KeyProperties<Waiver>()
  static let server = KeyProperties<Server>()
  static let callback = KeyProperties<Callback>()
  static let state = KeyProperties<StateDefinition>()
  static let deprecation = KeyProperties<Endpoint.Deprecation>()
}

extension Property {
  static let contractService = Property("Contract.service")
  static let contractVersion = Property("Contract.version")
  static let contractDoc = Property("Contract.doc", isWords: true)
  static let contractLanguages = Property("Contract.languages")
  static let contractConfiguration = Property("Contract.configuration")
  static let contractServers = Property("Contract.servers")
  static let contractTokens = Property("Contract.tokens")
  static let contractProviders = Property("Contract.providers")
  static let contractCallbacks = Property("Contract.callbacks")
  static let contractTypes = Property("Contract.types")
  static let contractRefusals = Property("Contract.refusals", key: "errors")
  static let contractEndpoints = Property("Contract.endpoints")
  static let contractSession = Property("Contract.session")
  static let contractFlows = Property("Contract.flows")
  static let contractScenarios = Property("Contract.scenarios")
  static let contractReservedNames = Property("Contract.reservedNames", key: "reserved")
  static let contractOpenPoints = Property("Contract.openPoints", key: "open")
  static let contractWaivers = Property("Contract.waivers", key: "waive")
  static let contractExtras = Property("Contract.extras")
  static let endpointDoc = Property("Endpoint.doc", isWords: true)
  static let endpointMethod = Property("Endpoint.method", key: "route")
  static let endpointPath = Property("Endpoint.path", key: "route")
  static let endpointServer = Property("Endpoint.server")
  static let endpointCaller = Property("Endpoint.caller")
  static let endpointOperation = Property("Endpoint.operation", key: "does")
  static let endpointObject = Property("Endpoint.object", key: "about")
  static let endpointNeeds = Property("Endpoint.needs")
  static let endpointSends = Property("Endpoint.sends")
  static let endpointSentType = Property("Endpoint.sentType")
  static let groupCount = Property("FieldGroup.count")
  static let groupNames = Property("FieldGroup.names")
  static let endpointStatus = Property("Endpoint.status")
  static let endpointReturns = Property("Endpoint.returns")
  static let endpointOpens = Property("Endpoint.opens")
  static let endpointEndsIn = Property("Endpoint.endsIn")
  static let endpointRefuses = Property("Endpoint.refuses")
  static let endpointEnds = Property("Endpoint.ends")
  static let endpointPriority = Property("Endpoint.priority")
  static let fieldLocation = Property("Field.location", key: "in")
  static let fieldMin = Property("Field.SizeLimits.min")
  static let fieldMax = Property("Field.SizeLimits.max")
  static let fieldPattern = Property("Field.SizeLimits.pattern")
  static let fieldWire = Property("Details.wire")
  static let fieldSecret = Property("Details.secret")
  static let fieldDoc = Property("Details.doc", isWords: true)
  static let fieldExample = Property("Details.example", isWords: true)
  static let fieldRole = Property("Details.role", key: "is")
  static let fieldWords = Property("Details.words")
  static let fieldSame = Property("Details.same")
  static let fieldStoragePlace = Property("Field.Storage.place", key: "stored")
  static let fieldStorageAccount = Property("Field.Storage.account")
  static let machineDoc = Property("MachineDefinition.doc", isWords: true)
  static let machineStart = Property("MachineDefinition.start")
  static let machineStates = Property("MachineDefinition.states")
  static let refusalDoc = Property("Refusal.doc", isWords: true)
  static let refusalCause = Property("Refusal.cause", key: "status")
  static let refusalMeanings = Property("Refusal.meanings", key: "means")
  static let refusalMatch = Property("Refusal.match")
  static let refusalFields = Property("Refusal.fields")
  static let refusalRecovery = Property("Refusal.recovery", key: "recover")
  static let refusalMessages = Property("Refusal.messages", key: "message")
  static let scenarioDoc = Property("Scenario.doc", isWords: true)
  static let scenarioSteps = Property("Scenario.steps")
  static let shapeIsOptional = Property("Shape.isOptional", key: "optional")
  static let shapeContainer = Property("Shape.container", key: "type")
  static let shapeElement = Property("Shape.element", key: "type")
  static let shapeTravelsAsText = Property("Shape.travelsAsText", key: "type")
  static let shapeIsURLSafe = Property("Shape.isURLSafe", key: "type")
  static let shapeTimeUnit = Property("Shape.timeUnit", key: "type")
  static let shapeIsLiteral = Property("Shape.isLiteral", key: "type")
  static let shapeIsClearable = Property("Shape.isClearable", key: "type")
  static let typeContent = Property("TypeDefinition.content")
}
