import ContractModel
import Diagnostics
import Primitives

/// The sides of the servers, planned when a stub first asks for them. One server's code knows nothing of the others, so each
/// is planned from a contract that contains only that server.
final class HostPlans: Sendable {
  private let contract: Contract
  private let outputs: Set<OutputKind>
  private let runtime: RuntimePlace
  private let known = Locked<[HostPlan]?>(nil)

  init(_ contract: Contract, for outputs: Set<OutputKind>, _ runtime: RuntimePlace) {
    (self.contract, self.outputs, self.runtime) = (contract, outputs, runtime)
  }

  var all: [HostPlan] {
    known.use { known in
      let hosts = known ?? planned
      known = hosts
      return hosts
    }
  }

  /// Servers that nothing calls are left out.
  private var planned: [HostPlan] {
    guard !outputs.isDisjoint(with: OutputKind.stubs) else { return [] }
    return contract.servers.compactMap { server in
      let part = contract.part(of: server)
      guard !part.endpoints.isEmpty else { return nil }
      var planner = Planner(part, for: outputs, runtime, isOfServer: true)
      return planner.host(server, isOnly: contract.servers.count == 1)
    }
  }
}

extension Planner {
  fileprivate mutating func host(_ server: Server, isOnly: Bool) -> HostPlan {
    for type in contract.types { add(type) }
    let refusals = contract.refusals.compactMap { refusal($0) }
    let positions = NamedPositions(refusals.map(\.name))
    let calls = contract.endpoints.map { call($0, refusals, positions) }
    let callbacks = contract.callbacks.map { plannedCallback($0) }
    let routes = SharedRoutes(contract)
    let sent = SentConfiguration(contract).names
    return HostPlan(
      name: isOnly ? nil : server.name.value, base: server.url.literal?.basePath ?? "",
      server: self.server(server), records: records, enumerations: enumerations, choices: choices,
      refusals: refusals, calls: calls,
      conditions: Dictionary(
        contract.endpoints.map { ($0.name.value, routes.marks(of: $0)) }
      ) { one, _ in one }, callbacks: callbacks.map(\.record),
      callbackURLs: Dictionary(callbacks.map { ($0.record.name, $0.url) }) { one, _ in one },
      configuration: contract.configuration.filter { sent.contains($0.name.value) }
        .map { property($0.field, in: .configuration) })
  }

  /// A server fills every field of a callback, even the state, which an app's code never sees.
  private mutating func plannedCallback(
    _ callback: Callback
  ) -> (name: String, url: String, record: RecordPlan) {
    let name = CallbackPlan.typeName(callback.name.value)
    var record = record(callback.fields, in: FieldPlace(owner: name))
    record.properties = record.properties.map(\.inURL)
    return (callback.name.value, callback.url.value, record)
  }

  /// Each server among several is a namespace of its own.
  mutating func claimHosts() {
    guard !outputs.isDisjoint(with: OutputKind.stubs), contract.servers.count > 1 else { return }
    for server in contract.servers {
      names.claim(
        HostPlan.namespace(server.name.value), for: "the server `\(server.name.value)`",
        at: server.name.span)
    }
  }
}

extension Contract {
  /// The same with one server, and with what it has to do.
  fileprivate func part(of server: Server) -> Contract {
    let name = server.name.value
    var part = self
    part.servers = Definitions([server])
    part.endpoints = Definitions(endpoints.filter { $0.server == name })
    let ends = Set(part.endpoints.compactMap(\.endsIn?.value))
    part.callbacks = Definitions(callbacks.filter { ends.contains($0.name.value) })
    guard servers.count > 1 else { return part }
    let refused = Set(part.endpoints.flatMap(\.refuses).map(\.value))
    part.refusals = Definitions(refusals.filter { refused.contains($0.name.value) })
    let use = TypeUse(part)
    part.types = Definitions(types.filter { use.knows($0.name.value) })
    return part
  }
}

extension Text {
  /// `/api` of `https://api.example.com/api/`.
  fileprivate var basePath: String {
    let path = value.split(separator: "/", omittingEmptySubsequences: false).dropFirst(3)
    return path.filter { !$0.isEmpty }.map { "/" + $0 }.joined()
  }
}
