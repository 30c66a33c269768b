import ContractModel
import Diagnostics
import Machines

/// What planning makes of a contract: a blueprint, and whatever speaks against it. With problems, the blueprint may lack
/// parts, and nothing is to be generated from it.
package struct Draft: Sendable {
  package let blueprint: Blueprint
  package let problems: [Diagnostic]
}

/// Chooses every name and fixes every order, and finds the names that cannot be had.
package func draft(
  _ contract: Contract, for outputs: Set<OutputKind>, runtime: RuntimePlace = .shared
) -> Draft {
  // Asked for each group, because a problem names one output of it.
  let groups = [outputs.subtracting(OutputKind.stubs), outputs.intersection(OutputKind.stubs)]
  let missing = groups.flatMap { NotYet.problems(in: contract, for: $0) }
  var planner = Planner(contract, for: outputs, runtime, isOfServer: false)
  let blueprint = planner.blueprint()
  // Where no output is wanted, none is missed.
  if outputs.isEmpty { return Draft(blueprint: blueprint, problems: []) }
  // Each once: the fields of a type may stand in several places.
  var seen: Set<Diagnostic> = []
  let problems = missing + SizeRules.problems(contract) + planner.problems
  return Draft(blueprint: blueprint, problems: problems.filter { seen.insert($0).inserted })
}

/// The blueprint of a contract of which all the outputs can be made.
package func plan(
  _ contract: Contract, for outputs: Set<OutputKind> = OutputKind.usual,
  runtime: RuntimePlace = .shared
) throws(Problems) -> Blueprint {
  let draft = draft(contract, for: outputs, runtime: runtime)
  if !draft.problems.isEmpty { throw Problems(draft.problems) }
  return draft.blueprint
}

/// Builds the blueprint while it collects the names that clash.
struct Planner {
  let contract: Contract
  let outputs: Set<OutputKind>
  let runtime: RuntimePlace
  /// The plan is that of a server, which learns from each call what the caller's device is.
  let isOfServer: Bool
  let use: TypeUse
  let writesSwift: Bool
  let optionalTokens: Set<String>
  /// The tokens that an answer or a refusal brings in a cookie.
  let cookieTokens: Set<String>
  var names: TypeNames
  var fieldProblems: [Diagnostic] = []
  /// Names that would hide a type that is called the same.
  var members: [Text] = []
  var records: [RecordPlan] = []
  var enumerations: [EnumerationPlan] = []
  var choices: [ChoicePlan] = []

  init(
    _ contract: Contract, for outputs: Set<OutputKind>, _ runtime: RuntimePlace, isOfServer: Bool
  ) {
    self.contract = contract
    self.outputs = outputs
    self.runtime = runtime
    self.isOfServer = isOfServer
    use = TypeUse(contract)
    writesSwift = !outputs.isDisjoint(with: OutputKind.inSwift)
    names = TypeNames(inSwift: writesSwift)
    optionalTokens = OptionalTokens.names(in: contract)
    cookieTokens = contract.tokensInCookies
  }

  var problems: [Diagnostic] {
    names.problems + fieldProblems + members.compactMap(names.problem(withMember:))
      + DuplicateWireNames(contract, use).problems + RefusalRules(contract, use).problems
      + CallRules.problems(contract, for: outputs)
  }

  mutating func blueprint() -> Blueprint {
    names.claim(service: contract.service)
    checkNames()
    claimHosts()
    for type in contract.types { add(type) }
    let refusals = contract.refusals.compactMap { refusal($0) }
    let positions = NamedPositions(refusals.map(\.name))
    let calls = contract.endpoints.map { call($0, refusals, positions) }
    let callbacks = contract.callbacks.map { callback($0) }
    return Blueprint(
      contract: contract, outputs: outputs, runtime: runtime,
      configuration: contract.configuration.map { property($0.field, in: .configuration) },
      servers: contract.servers.map { server($0) }, environments: environments,
      tokens: contract.tokens.map { token($0) }, records: records, enumerations: enumerations,
      choices: choices, refusals: refusals, faults: contract.refusals.compactMap(FaultPlan.init),
      calls: calls, session: SessionMachine.derive(from: contract),
      flows: contract.flows.map { flow($0) }, callbacks: callbacks,
      appleSignIns: contract.providers.compactMap { AppleSignInPlan($0, contract, calls) },
      signInWays: SignInWayPlan.all(contract, calls), kept: kept, renewal: renewal(calls),
      fetches: fetches(calls),
      hostPlans: HostPlans(contract, for: outputs, runtime))
  }

  /// Names of one kind stand beside one another; most become members of generated types.
  private mutating func checkNames() {
    let asMembers: [(NameKind, [Text])] = [
      (.server, contract.servers.map(\.name)),
      (.environment, contract.servers.flatMap(\.environments).map(\.name)),
      (.token, contract.tokens.map(\.name)), (.refusal, contract.refusals.map(\.name)),
      (.endpoint, contract.endpoints.map(\.name)), (.provider, contract.providers.map(\.name)),
    ]
    let apart: [(NameKind, [Text])] = [
      (.type, contract.types.map(\.name)),
      (.configurationValue, contract.configuration.map(\.name)),
      (.sessionState, contract.session?.states.map(\.name) ?? []),  //! capital-twin-states
    ]
    fieldProblems += problems(.service, [contract.service])
    for (kind, names) in asMembers + apart { fieldProblems += problems(kind, names) }
    members += asMembers.flatMap(\.1)
  }

  func problems(_ kind: NameKind, _ names: [Text]) -> [Diagnostic] {
    NameScope.problems(kind, names, inSwift: writesSwift)
  }

  mutating func server(_ server: Server) -> ServerPlan {
    ServerPlan(
      server: server, sends: server.sends.map { property($0, in: .elsewhere(server)) },
      refusalFields: server.refusal.map { property($0, in: .elsewhere(server)) },
      success: server.success.map { ConditionPlan(success: $0, of: server) })
  }

  /// Every name that any server gives an environment; a server without it runs where it always does.
  private var environments: [EnvironmentPlan] {
    var names = ["production"]
    for name in contract.servers.flatMap(\.environments).map(\.name.value)
    where !names.contains(name) {
      names.append(name)
    }
    return names.map { name in
      EnvironmentPlan(
        name: name,
        urls: contract.servers.map { server in
          let own = server.environments.first { $0.name.value == name }
          return (server.name.value, own.map { .text($0.url) } ?? server.url)
        })
    }
  }

  private mutating func token(_ token: Token) -> TokenPlan {
    let name = token.name.value
    return TokenPlan(
      token: token,
      claims: token.claims.map {
        ClaimPlan(property: property($0, in: .elsewhere(nil)), texts: $0.shape.element.texts)
      },
      isCookie: cookieTokens.contains(name), isOptional: optionalTokens.contains(name),
      isStep: contract.isStep(name),
      isBeside: contract.isBesideSession(name) && !contract.isStep(name))
  }

  /// Each once, in the order in which types bring them.
  private var kept: [KeptPlan] {
    var seen: Set<KeptPlan> = []
    return records.flatMap(\.properties).compactMap(\.kept).filter { seen.insert($0).inserted }
  }

  private func renewal(_ calls: [CallPlan]) -> RenewalPlan? {
    guard let endpoint = contract.renewal,
      let call = calls.first(where: { $0.name == endpoint.name.value }),
      let spends = contract.tokensSent(endpoint).first ?? endpoint.needs.first?.value
    else { return nil }
    let renewed = contract.tokensReturned(endpoint).filter { $0 != spends }
    return RenewalPlan(
      call: call, spends: spends, renews: renewed, before: contract.renewalRules.before?.value,
      atLaunch: contract.renewalRules.atLaunch?.value ?? false)
  }

  private func fetches(_ calls: [CallPlan]) -> [(token: String, call: CallPlan)] {
    contract.tokens.names.compactMap { token in
      let fetch = contract.fetch(of: token)?.name.value
      return calls.first { $0.name == fetch }.map { (token, $0) }
    }
  }
}

extension Shape.Element {
  /// The texts of an enum that stands right here.
  fileprivate var texts: [String] {
    if case .enumeration(let texts) = self { texts.map(\.value) } else { [] }
  }
}
