import ContractModel
import Diagnostics

/// How the client spells what all its calls have in common.
struct SwiftClientWords {
  let homeServer: String
  private let serverNames: [String]
  private let servers: [String: ServerPlan]
  private let records: [String: RecordPlan]
  private let choices: [String: ChoicePlan]
  private let hasFaults: Bool
  /// The providers that are told a hash of the nonce.
  private let hashing: Set<String>
  /// Servers that spell some name in another way than the type's own.
  private let spellers: Set<String>
  /// The records that stand in what some call sends.
  private var sent: Set<String> = []
  /// The types that stand in an answer or a refusal.
  private var received: Set<String> = []

  init(_ blueprint: Blueprint) {
    homeServer = blueprint.homeServer
    serverNames = blueprint.servers.map(\.name)
    servers = Dictionary(blueprint.servers.map { ($0.name, $0) }) { one, _ in one }
    records = Dictionary(blueprint.records.map { ($0.name, $0) }) { one, _ in one }
    choices = Dictionary(blueprint.choices.map { ($0.name, $0) }) { one, _ in one }
    hasFaults = !blueprint.faults.isEmpty
    hashing = Set(
      blueprint.contract.providers.filter { $0.nonce?.value == .sha256Hex }.map(\.name.value))
    let details = blueprint.refusals.compactMap(\.details)
    spellers = Set(
      (blueprint.records + details).flatMap(\.properties).flatMap(\.wireNamesElsewhere).map(
        \.server))
    for call in blueprint.calls {
      addSent(call.sent)
      if let answer = call.answer { addReceived(answer) }
    }
    for property in details.flatMap(\.properties) { addReceived(property.type) }
  }

  private mutating func addReceived(_ type: TypePlan) {
    guard let name = type.element.structure, received.insert(name).inserted else { return }
    for record in options(of: type.element) {
      for property in records[record]?.properties ?? [] { addReceived(property.type) }
    }
  }

  /// A server may answer with a type that it got later, and no type of the choice stands for the rest.
  func isOpen(_ choice: ChoicePlan) -> Bool {
    received.contains(choice.name) && !choice.options.contains { !$0.isTold }
  }

  private mutating func addSent(_ properties: [PropertyPlan]) {
    for property in properties {
      for name in options(of: property.type.element) where sent.insert(name).inserted {
        addSent(records[name]?.properties ?? [])
      }
    }
  }

  /// A value of this record goes to a server.
  func isSent(_ record: String) -> Bool { sent.contains(record) }

  /// The refusals of a call that declares none.
  var noRefusal: String { hasFaults ? "FaultsOnly" : "NoRefusal" }

  /// The record that one call groups fields in.
  func group(_ property: PropertyPlan) -> RecordPlan? {
    guard case .record(let name) = property.type.element, property.type.container == .one,
      !property.type.isOptional, let record = records[name], record.isSent
    else { return nil }
    return record
  }

  func hashesNonce(of property: PropertyPlan) -> Bool {
    if case .provider(let name, _) = property.source { hashing.contains(name) } else { false }
  }

  func record(_ element: TypePlan.ElementPlan) -> RecordPlan? {
    if case .record(let name) = element { records[name] } else { nil }
  }

  /// The records that a value may be of.
  func options(of element: TypePlan.ElementPlan) -> [String] {
    element.structure.map { choices[$0]?.options.map(\.type) ?? [$0] } ?? []
  }

  func brings(_ element: TypePlan.ElementPlan) -> (any Bringing)? {
    element.structure.flatMap { records[$0] ?? choices[$0] }
  }

  /// The fields themselves, whatever groups them.
  func leaves(_ properties: [PropertyPlan]) -> [PropertyPlan] {
    properties.flatMap { property in
      group(property).map { leaves($0.properties) } ?? [property]
    }
  }

  /// The headers that go with every call of a server and are the same in each.
  func headers(of server: String) -> [PropertyPlan] {
    (servers[server]?.sends ?? []).filter { property in
      switch property.source {
      case .constant, .configuration: property.place == .header
      case .given, .token, .provider, .same: false
      }
    }
  }

  /// The headers that a call has in common with the others of its server.
  func shared(_ call: CallPlan) -> [PropertyPlan] {
    headers(of: call.server).filter { header in call.headers.contains { $0.name == header.name } }
  }

  /// The name of the headers of a server that is not the session's own.
  func headersName(of server: String) -> String { SwiftText.part(server) + "Headers" }

  /// The answer that a call gives to the app; nil where it says nothing.
  func answer(of call: CallPlan) -> TypePlan? {
    //! empty-answer-is-none
    guard let answer = call.answer, let record = record(answer.element), answer.container == .one
    else { return call.answer }
    return record.properties.isEmpty ? nil : answer
  }

  /// An expression of where a server is.
  func url(of server: String, _ hosts: String = "hosts") -> String {
    "\(hosts).\(SwiftText.identifier(server))"
  }

  /// The name of what the messages of a server are like; nil if they are as usual.
  func rule(of server: String) -> String? {
    guard let plan = servers[server], isUnusual(plan) else { return nil }
    return "Servers.\(SwiftText.identifier(server))"
  }

  var rules: [(name: String, rule: String)] {
    serverNames.compactMap { servers[$0] }.filter(isUnusual).map { ($0.name, rule($0)) }
  }

  private func isUnusual(_ plan: ServerPlan) -> Bool {
    if case .mediaType = plan.server.content { return true }
    return !plan.success.isEmpty || !plan.server.answer.isEmpty || spellers.contains(plan.name)
  }

  private func rule(_ plan: ServerPlan) -> String {
    var parts = [SwiftText.literal(plan.name)]
    if case .mediaType(let type) = plan.server.content {
      parts.append("contentType: \(SwiftText.literal(type))")
    }
    if !plan.success.isEmpty {
      parts.append("success: \(SwiftRefusalWords.tests(plan.success))")
    }
    if !plan.server.answer.isEmpty {
      parts.append("answer: \(SwiftText.literal(plan.server.answer.joined(separator: ".")))")
    }
    return CodeLayout.swift.list("ServerRule(", parts, ")")
  }
}

/// A value that may bring something for the session.
protocol Bringing {
  var grantsTokens: Bool { get }
  var keepsValues: Bool { get }
}

extension RecordPlan: Bringing {}
extension ChoicePlan: Bringing {}
