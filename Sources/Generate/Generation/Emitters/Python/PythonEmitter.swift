import ContractModel
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
    let hosts = blueprint.hosts
    if hosts.contains(where: { $0.name != nil }) {
      let text = try render("Python/Package", whole(shared, package), templates)
      files.append(EmittedFile(name: "\(package)/__init__.py", text: text))
    }
    for host in hosts {
      let place = host.name.map { "\(package)/" + PythonText.snake(HostPlan.namespace($0)) }
      files += try emit(host, blueprint, in: place ?? package, templates)
    }
    return files
  }

  /// Words of the package around all servers, which asks for its runtime.
  private static func whole(_ shared: [String: Value], _ package: String) -> [String: Value] {
    let own: [String: Value] = [
      "isWhole": .bool(true), "package": .verbatim(PythonText.literal(package)),
      "runtimeVersion": .verbatim(PythonText.literal(StubRuntime.version)),
    ]
    return shared.merging(own) { _, new in new }
  }

  private static func emit(
    _ host: HostPlan, _ blueprint: Blueprint, in folder: String, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let refusals = PythonRefusals(host, blueprint.tokens)
    let routes = PythonRoutes(host, refusals.names).value
    let shared = PythonContext.shared(blueprint)
    let contexts: [String: [String: Value]] = [
      "Models": PythonModels(host, blueprint.tokens).value, "Refusals": refusals.value,
      "API": routes, "Router": routes,
      "Package": host.name == nil ? whole([:], folder) : ["isWhole": .bool(false)],
    ]
    var files: [EmittedFile] = []
    for (name, template) in modules {
      let context = shared.merging(contexts[template] ?? [:]) { _, new in new }
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
