import ContractModel

/// The stubs of one server. It decides all that languages decide alike; their emitters spell it.
package struct StubPlan: Sendable {
  /// Nil for a contract's only server.
  package let name: String?
  /// The name of the server in the contract, and the author's words on it.
  package let serverName: String
  package let doc: LocalizedText?
  /// The path of its URL, behind which its routes stand.
  package let base: String
  /// The traits of its messages that are not plain JSON.
  package let style: [StyleTrait]
  package let records: [StubRecord]
  package let enumerations: [EnumerationPlan]
  package let choices: [ChoicePlan]
  package let callbacks: [StubRecord]
  /// The values of the deployment that calls send. Each may be left out, and keeps to nothing.
  package let configuration: [StubField]
  package let calls: [StubCall]
  package let refusals: [StubRefusal]

  init(_ host: HostPlan, _ tokens: [TokenPlan]) {
    name = host.name
    serverName = host.server.name
    doc = host.server.server.doc
    base = host.base
    style = StyleTrait.all(of: host.server)
    records = host.records.map { StubRecord($0, tokens) }
    enumerations = host.enumerations
    choices = host.choices
    callbacks = host.callbacks.map { StubRecord($0, tokens, url: host.callbackURLs[$0.name] ?? "") }
    configuration = host.configuration.map { StubField($0.ofDeployment) }
    calls = host.calls.map { StubCall($0, host, tokens) }
    refusals = host.refusals.map { StubRefusal($0, host.server, tokens) }
  }

  /// The calls that may refuse.
  package var refusingCalls: [StubCall] { calls.filter { !$0.plan.refusals.isEmpty } }
}

extension Blueprint {
  /// The stubs of each server; none unless an output asks for them.
  package var stubs: [StubPlan] { hosts.map { StubPlan($0, tokens) } }
}

/// A type with fields, or what a callback brings.
package struct StubRecord: Sendable {
  package let name: String
  package let holdsSecret: Bool
  package let fields: [StubField]
  /// The URL of a callback.
  package let url: String?

  init(_ plan: RecordPlan, _ tokens: [TokenPlan], url: String? = nil) {
    name = plan.name
    holdsSecret = plan.holdsSecret
    fields = plan.properties.map { StubField($0, tokens) }
    self.url = url
  }
}

extension PropertyPlan {
  /// The same as a value of the deployment that may be missing.
  fileprivate var ofDeployment: PropertyPlan {
    PropertyPlan(
      name: name, wire: name, wireNamesElsewhere: [], place: .body,
      type: TypePlan(
        element: type.element, container: type.container, isOptional: true,
        travelsAsText: type.travelsAsText), source: .given, kept: nil, doc: doc, example: nil)
  }
}
