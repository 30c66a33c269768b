import ContractModel
import Mustache

/// The client in Swift: models, refusals, calls and the rules of the session.
enum SwiftClientEmitter: Emitter {
  static let folder = "Client"

  /// The same four files whatever the contract says.
  static let names = ["Client", "Models", "Refusals", "Session"]

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    try SwiftContext(blueprint: blueprint)
      .render("SwiftClient", names, SwiftClientContext(blueprint).value, templates)
  }
}

/// Ready-made words of the client.
struct SwiftClientContext {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  var value: [String: Value] {
    SwiftSessionContext(blueprint).value.merging([
      "environments": SwiftContext.list(blueprint.environments) {
        ["name": SwiftContext.name($0.name)]
      },
      "servers": SwiftContext.list(blueprint.servers, server),
      "homeServer": SwiftContext.name(blueprint.homeServer),
      "hasOtherServers": .bool(blueprint.servers.count > 1),
      "records": SwiftContext.list(blueprint.records, record),
      "bodies": SwiftContext.list(blueprint.calls.filter(\.takesBody), body),
      "calls": SwiftContext.list(blueprint.calls, call),
      "refusals": SwiftContext.list(blueprint.refusals, refusal),
      "refusalTypes": SwiftContext.list(
        blueprint.calls.filter { !$0.refusals.isEmpty }, refusalType),
    ]) { _, new in new }
  }

  private func server(_ plan: ServerPlan) -> [String: Value] {
    [
      "name": SwiftContext.name(plan.name),
      "urls": SwiftContext.list(blueprint.environments) { environment in
        let url = environment.urls.first { $0.server == plan.name }?.url ?? plan.url
        return ["name": SwiftContext.name(environment.name), "url": SwiftContext.literal(url)]
      },
    ]
  }

  private func record(_ plan: RecordPlan) -> [String: Value] {
    let granted = plan.tokens.filter { $0.property.type.container == .one }
    return [
      "name": SwiftContext.name(plan.name), "grantsTokens": .bool(!granted.isEmpty),
      "tokens": .verbatim(SwiftClientContext.granted(granted)),
      "parameters": .verbatim(
        plan.properties.map { property in
          let value = property.constant.map { " = " + SwiftText.literal($0) }
          return SwiftTypes.parameter(property) + (value ?? "")
        }.joined(separator: ", ")),
      "properties": SwiftContext.list(plan.properties, SwiftContext.property),
      "renamed": .bool(plan.properties.contains { $0.name != $0.wire }),
    ]
  }

  private static func granted(
    _ tokens: [(token: String, property: PropertyPlan)]
  ) -> String {
    let hasOptional = tokens.contains { $0.property.type.isOptional }
    let items = tokens.map { token, property in
      let name = SwiftText.identifier(property.name)
      return property.type.isOptional
        ? "\(name).map { GrantedToken(\(SwiftText.literal(token)), $0) }"
        : "GrantedToken(\(SwiftText.literal(token)), \(name))"
    }
    return "[" + items.joined(separator: ", ") + "]" + (hasOptional ? ".compactMap { $0 }" : "")
  }

  private func body(_ plan: CallPlan) -> [String: Value] {
    [
      "name": SwiftContext.name(plan.bodyType),
      "properties": SwiftContext.list(plan.body, SwiftContext.property),
      "renamed": .bool(plan.body.contains { $0.name != $0.wire }),
    ]
  }

  private func call(_ plan: CallPlan) -> [String: Value] {
    let words = SwiftCallWords(plan, isHome: plan.server == blueprint.homeServer)
    let isRenewal = plan.name == blueprint.renewal?.call.name
    let isEnd = plan.deed == .sessionEnd
    return [
      "name": SwiftContext.name(plan.name),
      "doc": SwiftContext.doc(plan.doc, else: DocsWords.deed(plan) + "."),
      "route": SwiftContext.route(plan), "session": .verbatim(words.member("session")),
      "parameters": .verbatim(isRenewal ? "" : SwiftTypes.parameters(words.given)),
      "refusal": .verbatim(words.refusal),
      "answer": .verbatim(isEnd ? "" : plan.answer.map { " -> " + SwiftTypes.spell($0) } ?? ""),
      "discards": .bool(plan.answer == nil), "expression": .verbatim(words.expression),
      "signsIn": .bool(plan.beginsSession), "renews": .bool(isRenewal), "ends": .bool(isEnd),
      "justCalls": .bool(!plan.beginsSession && !isRenewal && !isEnd),
      "usesTokens": .bool(words.usesTokens),
    ]
  }

  private func refusal(_ plan: RefusalPlan) -> [String: Value] {
    [
      "name": SwiftContext.name(plan.name), "recognition": SwiftContext.recognition(plan),
      "rule": .verbatim(SwiftRefusalWords(blueprint).rule(plan)),
    ]
  }

  private func refusalType(_ plan: CallPlan) -> [String: Value] {
    let isRenewal = plan.name == blueprint.renewal?.call.name
    return SwiftContext.refusalType(plan).merging(
      ["conformance": .verbatim(isRenewal ? "DeclaredRenewalRefusal" : "DeclaredRefusal")]
    ) { _, new in new }
  }
}
