import ContractModel
import Generation
import Mustache

/// Server stubs in Python for FastAPI: a protocol to implement, and all that stands between it and HTTP.
enum PythonEmitter: Emitter {
  static let folder = "Python"

  private static let modules = [
    ("__init__", "Package"), ("api", "API"), ("models", "Models"), ("refusals", "Refusals"),
    ("router", "Router"),
  ]

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let package = PythonNames.attribute(blueprint.service)
    let shared = PythonContext.shared(blueprint)
    var files = [EmittedFile(name: "\(package)/py.typed", text: "")]
    let stubs = blueprint.stubs
    if stubs.contains(where: { $0.name != nil }) {
      let text = try render("Python/Package", whole(shared, package), templates)
      files.append(EmittedFile(name: "\(package)/__init__.py", text: text))
    }
    for stub in stubs {
      let place = stub.name.map { "\(package)/" + PythonNames.snake(HostPlan.namespace($0)) }
      files += try emit(stub, of: blueprint.service, shared, in: place ?? package, templates)
    }
    return files
  }

  /// Words of the package around all servers, which asks for its runtime.
  private static func whole(_ shared: [String: Value], _ package: String) -> [String: Value] {
    shared.joined(with: [
      "isWhole": .bool(true), "package": .verbatim(PythonText.literal(package)),
      "runtimeVersion": .verbatim(PythonText.literal(StubRuntime.version)),
    ])
  }

  private static func emit(
    _ stub: StubPlan, of service: String, _ shared: [String: Value], in folder: String,
    _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let refusals = PythonRefusals(stub)
    let routes = PythonRoutes(stub, refusals.names, of: service).value
    let contexts: [String: [String: Value]] = [
      "Models": PythonModels(stub).value, "Refusals": refusals.value,
      "API": routes, "Router": routes,
      "Package": stub.name == nil ? whole([:], folder) : ["isWhole": .bool(false)],
    ]
    var files: [EmittedFile] = []
    for (name, template) in modules {
      let context = shared.joined(with: contexts[template] ?? [:])
      let text = try render("Python/\(template)", context, templates)
      files.append(EmittedFile(name: "\(folder)/\(name).py", text: text))
    }
    return files
  }

  private static func render(
    _ template: String, _ context: [String: Value], _ templates: Templates
  ) throws(TemplateError) -> String {
    try templates.render(template, .object(context), escape: PythonText.inside)
  }
}
