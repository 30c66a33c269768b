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
    let hosts = SwiftContext.list(blueprint.hosts) { SwiftHostContext($0, blueprint).value }
    return try SwiftContext(blueprint: blueprint)
      .render("SwiftServer", names, ["hosts": hosts], templates)
  }
}

/// Ready-made words of the stubs of one server.
struct SwiftHostContext {
  private let plan: HostPlan
  private let blueprint: Blueprint
  private let compared: SwiftServerComparing

  init(_ plan: HostPlan, _ blueprint: Blueprint) {
    self.plan = plan
    self.blueprint = blueprint
    compared = SwiftServerComparing(plan)
  }

  var value: [String: Value] {
    let sections = [
      SwiftServerModels(plan, blueprint).value,
      SwiftServerRefusals(plan, blueprint.tokens).value, SwiftServerRoutes(plan).value,
    ]
    return sections.reduce([
      "namespace": .verbatim(namespace), "isNested": .bool(plan.name != nil),
      "nestedName": .verbatim(nestedName),
      "serverDoc": SwiftContext.doc(
        plan.server.doc, else: "The API of the server \(plan.server.name)."),
      "calls": SwiftContext.list(plan.calls, call),
    ]) { $0.merging($1) { one, _ in one } }
  }

  private var nestedName: String { SwiftText.part(HostPlan.namespace(plan.name ?? "")) }

  private var namespace: String {
    let service = SwiftText.identifier(blueprint.service)
    return plan.name == nil ? service : "\(service).\(nestedName)"
  }

  private func call(_ call: CallPlan) -> [String: Value] {
    let refusal = call.refusals.isEmpty ? "NoRefusal" : SwiftText.identifier(call.refusalType)
    let reading = SwiftServerRequest(
      call, told: plan.conditions[call.name] ?? [], blueprint.tokens, compared
    ).statements
    let members = call.sent.withoutConstants
    return [
      "name": SwiftContext.name(call.name), "request": SwiftContext.name(call.requestType),
      "doc": SwiftContext.doc(call.doc), "route": SwiftContext.route(call),
      "refusal": .verbatim(refusal), "answer": .verbatim(answer(call)),
      "properties": SwiftContext.list(members, SwiftServerTypes.property),
      "patterns": SwiftServerModels.patterns(members),
      "needs": SwiftContext.list(call.needs) { ["name": SwiftContext.name($0)] },
      "read": .list(reading.map { .verbatim($0) }), "readsAnything": .bool(!reading.isEmpty),
      "hasMembers": .bool(!(members.isEmpty && call.needs.isEmpty)),
    ]
  }

  /// A call that ends in a callback is a browser's: it may get a page on the way.
  private func answer(_ call: CallPlan) -> String {
    if let callback = call.endsIn {
      return " -> WebAnswer<\(SwiftText.part(CaseNames.capitalised(callback)))Callback>"
    }
    return call.answer.map { " -> " + SwiftServerTypes.spell($0) } ?? ""
  }
}
