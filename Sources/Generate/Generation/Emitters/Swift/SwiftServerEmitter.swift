import ContractModel
package import Mustache

/// Server stubs in Swift: a protocol to implement, and all that stands between it and HTTP.
package enum SwiftServerEmitter: Emitter {
  package static let folder = "Server"

  /// The same four files whatever the contract says.
  static let names = ["API", "Models", "Refusals", "Routes"]

  package static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let hosts: Value = .list(
      zip(blueprint.hosts, blueprint.stubs).map { host, stub in
        SwiftServerHost(stub, SwiftServerComparing(host), blueprint.service).value
      }
    ) { $0 }
    return try SwiftContext(blueprint: blueprint)
      .render("SwiftServer", names, ["hosts": hosts], templates)
  }
}

/// Ready-made words of the stubs of one server.
struct SwiftServerHost {
  private let stub: StubPlan
  private let compared: SwiftServerComparing
  private let service: String
  private let context = StubContext(SwiftServerLanguage())

  init(_ stub: StubPlan, _ compared: SwiftServerComparing, _ service: String) {
    self.stub = stub
    self.compared = compared
    self.service = SwiftText.identifier(service)
  }

  var value: [String: Value] {
    [
      "namespace": .verbatim(stub.name == nil ? service : "\(service).\(nestedName)"),
      "isNested": .bool(stub.name != nil), "nestedName": .verbatim(nestedName),
      "serverDoc": context.doc(stub.doc, or: "The API of the server \(stub.serverName)."),
      "calls": .list(stub.calls, call),
    ].joined(with: SwiftServerModels(stub, compared).value).joined(
      with: SwiftServerRefusals(stub).value
    )
    .joined(with: SwiftServerRoutes(stub).value)
  }

  private var nestedName: String { SwiftText.part(HostPlan.namespace(stub.name ?? "")) }

  private func call(_ call: StubCall) -> [String: Value] {
    let plan = call.plan
    let refusal = plan.refusals.isEmpty ? "NoRefusal" : SwiftText.identifier(plan.refusalType)
    let language = SwiftServerLanguage()
    let signature = SwiftSignature(
      plan.name, ["_ request: \(SwiftText.identifier(plan.requestType))"],
      SwiftSignature.throwing("ServerRefusal<\(refusal)>"),
      answer: call.callback.map { "WebAnswer<\(SwiftText.identifier($0))>" }
        ?? plan.answer.map(language.type))
    let reading = SwiftServerRequest(call: call, compared: compared).statements
    return context.call(call).joined(with: [
      "refusal": .verbatim(refusal), "parameters": signature.parameters,
      "result": signature.answer,
      "patterns": .lines(call.fields.patterns), "reading": .lines(reading),
      "readsAnything": .bool(!reading.isEmpty),
      "hasMembers": .bool(!(call.fields.given.isEmpty && call.tokens.isEmpty)),
    ])
  }
}
