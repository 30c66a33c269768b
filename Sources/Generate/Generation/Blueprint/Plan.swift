package import ContractModel
package import Diagnostics
import Machines

/// Chooses every name and fixes every order; says which names cannot be had.
package func plan(
  _ contract: Contract, for outputs: Set<OutputKind> = OutputKind.usual,
  runtime: RuntimePlace = .shared
) throws(Problems) -> Blueprint {
  try plan(contract, for: outputs, runtime, isTrial: false)
}

/// The reasons for which the outputs cannot be had, all of which `plan` tells too.
package func refusals(of contract: Contract, for outputs: Set<OutputKind>) -> [Diagnostic] {
  do throws(Problems) {
    _ = try plan(contract, for: outputs, .shared, isTrial: true)
    return []
  } catch {
    return error.diagnostics
  }
}

private func plan(
  _ contract: Contract, for outputs: Set<OutputKind>, _ runtime: RuntimePlace, isTrial: Bool
) throws(Problems) -> Blueprint {
  let notYet = NotYet.problems(in: contract, for: outputs)
  let first = notYet + SizeRules.problems(contract)
  if !first.isEmpty { throw Problems(first) }
  var planner = Planner(contract, for: outputs, runtime)
  planner.isTrial = isTrial
  let blueprint = planner.blueprint()
  let problems = planner.problems
  if !problems.isEmpty { throw Problems(problems) }
  return blueprint
}

/// Builds the blueprint while it collects the names that clash.
struct Planner {
  let contract: Contract
  let outputs: Set<OutputKind>
  let runtime: RuntimePlace
  let use: TypeUse
  let writesSwift: Bool
  var names: TypeNames
  var fieldProblems: [Diagnostic] = []
  /// Names that would hide a type that is called the same.
  var members: [Text] = []
  var records: [RecordPlan] = []
  var enumerations: [EnumerationPlan] = []
  var choices: [ChoicePlan] = []
  let optionalTokens: Set<String>
  /// The tokens that an answer or a refusal brings in a cookie.
  let cookieTokens: Set<String>
  /// Records that fields bring with them now stand inside what a call sends.
  var isPlanningSends = false
  /// True if the content of the field at hand is planned with the type that it is of.
  var isPlanned = false
  /// Nothing is made of the plan: parts in which nothing can be refused are left out.
  var isTrial = false
  /// The plan is that of a server, which learns from each call what the caller's device is.
  var isOfServer = false
  /// The codes that the call is about whose fields are planned now.
  var code: CodePolicy?

  init(_ contract: Contract, for outputs: Set<OutputKind>, _ runtime: RuntimePlace) {
    self.contract = contract
    self.outputs = outputs
    self.runtime = runtime
    use = TypeUse(contract)
    writesSwift = !outputs.isDisjoint(with: OutputKind.inSwift)
    names = TypeNames(inSwift: writesSwift)
    optionalTokens = OptionalTokens.names(in: contract)
    cookieTokens = contract.tokensInCookies
  }

  /// Each once: the fields of a type may stand in several places.
  var problems: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let all =
      names.problems + fieldProblems + members.compactMap(names.problem(withMember:))
      + DuplicateWireNames(contract, use).problems + RefusalRules(contract, use).problems
      + CallRules.problems(contract, for: outputs)
    return all.filter { seen.insert($0).inserted }
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
      configuration: contract.configuration.map { property($0.field, in: "Configuration", []) },
      servers: contract.servers.map { server($0) }, hosts: hosts, environments: environments,
      tokens: contract.tokens.map(token), records: records, enumerations: enumerations,
      choices: choices, refusals: refusals, faults: contract.refusals.compactMap(FaultPlan.init),
      calls: calls, session: SessionMachine.derive(from: contract),
      flows: contract.flows.map { flow($0) }, callbacks: callbacks,
      appleSignIns: contract.providers.compactMap { AppleSignInPlan($0, contract, calls) },
      signInWays: SignInWayPlan.all(contract, calls), kept: kept, renewal: renewal(calls),
      fetches: fetches(calls))
  }

  /// Names of one kind stand beside one another; most become members of generated types.
  private mutating func checkNames() {
    let kinds: [(NameKind, [Text])] = [
      (.service, [contract.service]), (.server, contract.servers.map(\.name)),
      (.environment, contract.servers.flatMap(\.environments).map(\.name)),
      (.token, contract.tokens.map(\.name)), (.refusal, contract.refusals.map(\.name)),
      (.endpoint, contract.endpoints.map(\.name)), (.provider, contract.providers.map(\.name)),
      (.type, contract.types.map(\.name)),
      (.configurationValue, contract.configuration.map(\.name)),
      (.sessionState, contract.session?.states.map(\.name) ?? []),  //! capital-twin-states
    ]
    for (kind, names) in kinds { fieldProblems += problems(kind, names) }
    members += kinds[1...6].flatMap(\.1)
  }

  func problems(_ kind: NameKind, _ names: [Text]) -> [Diagnostic] {
    NameScope.problems(kind, names, inSwift: writesSwift)
  }

  func server(_ server: Server) -> ServerPlan {
    var inner = self
    return ServerPlan(
      server: server, sends: server.sends.map { inner.property($0, in: "", [server]) },
      refusalFields: server.refusal.map { inner.property($0, in: "", [server]) },
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

  private func token(_ token: Token) -> TokenPlan {
    var inner = self
    let name = token.name.value
    return TokenPlan(
      token: token,
      claims: token.claims.map {
        ClaimPlan(property: inner.property($0, in: "", []), texts: $0.shape.element.texts)
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
