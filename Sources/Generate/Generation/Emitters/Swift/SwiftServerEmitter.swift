import ContractModel
import Mustache

/// Server stubs in Swift: a protocol to implement, and all that stands between it and HTTP.
enum SwiftServerEmitter: Emitter {
  static let folder = "Server"

  /// The same four files whatever the contract says.
  static let names = ["API", "Models", "Refusals", "Routes"]

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    try SwiftContext(blueprint: blueprint)
      .render("SwiftServer", names, SwiftServerContext(blueprint).value, templates)
  }
}

/// Ready-made words of the server stubs.
struct SwiftServerContext {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  var value: [String: Value] {
    [
      "records": SwiftContext.list(blueprint.records, record),
      "calls": SwiftContext.list(blueprint.calls, call),
      "routes": .verbatim(SwiftLayout.list(blueprint.calls.map(route), depth: 8)),
      "refusals": SwiftContext.list(blueprint.refusals, refusal),
      "refusalTypes": SwiftContext.list(
        blueprint.calls.filter { !$0.refusals.isEmpty }, SwiftContext.refusalType),
    ]
  }

  private func record(_ plan: RecordPlan) -> [String: Value] {
    let given = plan.properties.withoutConstants
    return [
      "name": SwiftContext.name(plan.name),
      "conformances": .verbatim(
        (plan.holdsSecret ? "Equatable" : "Hashable") + ", Sendable, JSONConvertible"),
      "parameters": .verbatim(SwiftTypes.parameters(given)),
      "properties": SwiftContext.list(given, SwiftContext.property),
      "read": .list(reading(plan).map { .verbatim($0) }),
      "written": .verbatim(written(plan)),
    ]
  }

  private func reading(_ plan: RecordPlan) -> [String] {
    if plan.properties.isEmpty { return ["_ = try json.fields()"] }
    return ["let fields = try json.fields()"]
      + plan.properties.map { Self.read($0, from: "fields") }
  }

  /// One statement that reads a field. A constant is only looked at.
  private static func read(_ property: PropertyPlan, from fields: String) -> String {
    let wire = SwiftText.literal(property.wire)
    if let constant = property.constant {
      return "try \(fields).constant(\(wire), .string(\(SwiftText.literal(constant))))"
    }
    let kind = property.type.isOptional ? "optional" : "required"
    return "self.\(SwiftText.identifier(property.name)) = try \(fields).\(kind)(\(wire))"
  }

  private func written(_ plan: RecordPlan) -> String {
    let members = plan.properties.map { property in
      let name = SwiftText.identifier(property.name)
      let value =
        property.constant.map { ".string(\(SwiftText.literal($0)))" }
        ?? (property.type.isOptional ? "\(name)?.json" : "\(name).json")
      return "\(SwiftText.literal(property.wire)): \(value)"
    }
    return members.isEmpty ? "[:]" : "[" + members.joined(separator: ", ") + "]"
  }

  private func call(_ plan: CallPlan) -> [String: Value] {
    let refusal = plan.refusals.isEmpty ? "NoRefusal" : SwiftText.identifier(plan.refusalType)
    return [
      "name": SwiftContext.name(plan.name), "request": SwiftContext.name(plan.requestType),
      "doc": SwiftContext.doc(plan.doc), "route": SwiftContext.route(plan),
      "refusal": .verbatim(refusal),
      "answer": .verbatim(plan.answer.map { " -> " + SwiftTypes.spell($0) } ?? ""),
      "properties": SwiftContext.list(plan.sent.withoutConstants, SwiftContext.property),
      "needs": SwiftContext.list(plan.needs) { ["name": SwiftContext.name($0)] },
      "read": .list(reading(plan).map { .verbatim($0) }),
      "readsAnything": .bool(!reading(plan).isEmpty),
    ]
  }

  /// `Route(.get, "/api/users/me", service.me)`, with a status that does not follow from the answer.
  private func route(_ plan: CallPlan) -> String {
    let path = SwiftText.literal(plan.pathText)
    let isUsual = plan.status == (plan.answer == nil ? 204 : 200)
    let status = isUsual ? "" : ", status: \(plan.status)"
    let method = "service.\(SwiftText.identifier(plan.name))"
    return "Route(.\(plan.method.lowercased()), \(path)\(status), \(method))"
  }

  /// The statements that read a request, part by part.
  private func reading(_ plan: CallPlan) -> [String] {
    let bearer = plan.needs.map { "self.\(SwiftText.identifier($0)) = incoming.bearer" }
    return bearer + part(plan.pathFields, "incoming.path")
      + part(plan.query, "query", "let query = try incoming.query()")
      + part(plan.headers, "incoming.headers")
      + part(plan.body, "body", "let body = try incoming.jsonBody()")
  }

  private func part(
    _ properties: [PropertyPlan], _ fields: String, _ preparation: String? = nil
  ) -> [String] {
    guard !properties.isEmpty else { return [] }
    let isText = fields != "body"
    let statements = properties.compactMap { property in
      isText && property.constant != nil ? nil : Self.read(property, from: fields)
    }
    return statements.isEmpty ? [] : [preparation].compactMap { $0 } + statements
  }

  private func refusal(_ plan: RefusalPlan) -> [String: Value] {
    let status =
      switch plan.status {
      case .exactly(let status): status
      case .hundreds(let digit): digit * 100
      }
    let body = RefusalBody(plan.conditions.map { ($0.wire, $0.text) })
    return [
      "name": SwiftContext.name(plan.name), "recognition": SwiftContext.recognition(plan),
      "status": .verbatim(String(status)),
      "body": .verbatim(body?.swift ?? "nil"),
    ]
  }
}
