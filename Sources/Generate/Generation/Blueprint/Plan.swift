import ContractModel
import Diagnostics
import Machines

/// Chooses every name and fixes every order; says which names cannot be had.
package func plan(_ contract: Contract) throws(Problems) -> Blueprint {
  let notYet = NotYet.problems(in: contract)
  if !notYet.isEmpty { throw Problems(notYet) }
  var planner = Planner(contract)
  let blueprint = planner.blueprint()
  if !planner.problems.isEmpty { throw Problems(planner.problems) }
  return blueprint
}

/// Builds the blueprint while it collects the names that clash.
struct Planner {
  let contract: Contract
  var names = TypeNames()
  var fieldProblems: [Diagnostic] = []
  /// Names that would hide a type that is called the same.
  var members: [Text] = []
  var records: [RecordPlan] = []
  var enumerations: [EnumerationPlan] = []

  init(_ contract: Contract) { self.contract = contract }

  /// Each once: the fields of a type may stand in several places.
  var problems: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let all =
      names.problems + fieldProblems + members.compactMap(names.problem(withMember:))
      + RefusalRules.problems(contract) + CallRules.problems(contract)
    return all.filter { seen.insert($0).inserted }
  }

  mutating func blueprint() -> Blueprint {
    names.claim(service: contract.service)
    checkNames()
    for type in contract.types { add(type) }
    let refusals = contract.refusals.map(refusal)
    let calls = contract.endpoints.map { call($0, refusals) }
    return Blueprint(
      service: contract.service.value, version: contract.version.value, doc: contract.doc?.value,
      contractName: fileName, languages: contract.languages.map(\.value),
      servers: contract.servers.map { server($0) }, environments: environments,
      tokens: contract.tokens.map(token), records: records, enumerations: enumerations,
      refusals: refusals, calls: calls, session: SessionMachine.derive(from: contract),
      renewal: renewal(calls),
      open: contract.openPoints.map { OpenPlan(at: $0.at.value, why: $0.why.value) },
      waivers: contract.waivers.map(waiver), extras: contract.extras)
  }

  /// Names of one kind stand beside one another; most become members of generated types.
  private mutating func checkNames() {
    let kinds: [(NameKind, [Text])] = [
      (.service, [contract.service]), (.server, contract.servers.map(\.name)),
      (.environment, contract.servers.flatMap(\.environments).map(\.name)),
      (.token, contract.tokens.map(\.name)), (.refusal, contract.refusals.map(\.name)),
      (.endpoint, contract.endpoints.map(\.name)), (.provider, contract.providers.map(\.name)),
      (.type, contract.types.map(\.name)),
      (.state, contract.session?.states.map(\.name) ?? []),
    ]
    for (kind, names) in kinds { fieldProblems += NameScope.problems(kind, names) }
    members += kinds[1...5].flatMap(\.1)
  }

  private var fileName: String {
    String(contract.source.path.split(separator: "/").last ?? "contract.yaml")
  }

  private func server(_ server: Server) -> ServerPlan {
    var inner = self
    return ServerPlan(
      name: server.name.value, url: server.url.literal?.value ?? "",
      refusalFields: server.refusal.map { inner.property($0, in: "") })
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
          return (server.name.value, own?.url.value ?? server.url.literal?.value ?? "")
        })
    }
  }

  private func token(_ token: Token) -> TokenPlan {
    var seconds: Int?
    if case .seconds(let count)? = token.life.lifetime?.value { seconds = count }
    return TokenPlan(
      name: token.name.value, doc: token.doc?.value, format: token.format.rawValue,
      lifetime: seconds, isUnlimited: token.life.lifetime?.value == .unlimited,
      claims: token.claims.compactMap { field in
        if case .constant(let text) = field.shape.element {
          (field.wireName, text.value)
        } else {
          nil
        }
      },
      isBearer: token.sent?.value == .bearer, storage: token.stored.value.rawValue,
      rotates: token.rotation.rotates?.value ?? false, grace: token.rotation.grace?.value,
      reuse: token.rotation.reuse?.value.rawValue)
  }

  private func refusal(_ refusal: Refusal) -> RefusalPlan {
    RefusalPlan(
      name: refusal.name.value, doc: refusal.doc?.value,
      status: refusal.cause.status ?? .hundreds(0),
      conditions: refusal.match.map(condition), recovery: refusal.recovery.value.word,
      messages: refusal.messages.map { ($0.language.value, $0.text.value) })
  }

  private func condition(_ condition: Refusal.Condition) -> ConditionPlan {
    let kind: ConditionPlan.Kind =
      switch condition.test {
      case .equals: .equals
      case .startsWith: .startsWith
      case .has: .has
      }
    return ConditionPlan(
      wire: contract.wire(of: condition), kind: kind, text: condition.test.text.value)
  }

  private func renewal(_ calls: [CallPlan]) -> RenewalPlan? {
    guard let endpoint = contract.renewal,
      let call = calls.first(where: { $0.name == endpoint.name.value }),
      let spends = contract.tokensSent(endpoint).first
    else { return nil }
    let renewed = contract.tokensReturned(endpoint).filter { $0 != spends }
    return RenewalPlan(call: call, spends: spends, renews: renewed)
  }

  private func waiver(_ waiver: Waiver) -> WaiverPlan {
    WaiverPlan(
      rule: waiver.rule.value, at: waiver.at.value, why: waiver.why.value,
      until: waiver.until.value.description)
  }
}
