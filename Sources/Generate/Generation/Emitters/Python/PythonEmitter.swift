import ContractModel
import Mustache

/// Server stubs in Python for FastAPI: a protocol to implement, and all that stands between it and HTTP.
enum PythonEmitter: Emitter {
  static let folder = "Python"

  private static let modules = [
    ("__init__", "Package"), ("api", "API"), ("models", "Models"), ("refusals", "Refusals"),
    ("router", "Router"),
  ]

  private static let runtime = [
    "faults", "limits", "models", "refusals", "requests", "routing", "rules", "strict_json",
    "style", "values", "web",
  ]

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let package = PythonNames.attribute(blueprint.service)
    let shared = PythonContext.shared(blueprint)
    var files = [EmittedFile(name: "\(package)/py.typed", text: "")]
    files += try PythonEmitter.runtime(shared, in: package, templates)
    let hosts = blueprint.hosts
    if hosts.contains(where: { $0.name != nil }) {
      let text = try render("Python/Package", shared, templates)
      files.append(EmittedFile(name: "\(package)/__init__.py", text: text))
    }
    for host in hosts {
      let place = host.name.map { "\(package)/" + PythonText.snake(HostPlan.namespace($0)) }
      files += try emit(host, blueprint, in: place ?? package, templates)
    }
    return files
  }

  private static func emit(
    _ host: HostPlan, _ blueprint: Blueprint, in folder: String, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let up = host.name == nil ? "." : ".."
    let refusals = PythonRefusals(host, blueprint.tokens)
    let routes = PythonRoutes(host, refusals.names).value(up: up)
    let shared = PythonContext.shared(blueprint).merging(["up": .verbatim(up)]) { _, new in new }
    let contexts: [String: [String: Value]] = [
      "Models": PythonModels(host, blueprint.tokens).value, "Refusals": refusals.value(up: up),
      "API": routes, "Router": routes,
    ]
    var files: [EmittedFile] = []
    for (name, template) in modules {
      let context = shared.merging(contexts[template] ?? [:]) { _, new in new }
      let text = try render("Python/\(template)", context, templates)
      files.append(EmittedFile(name: "\(folder)/\(name).py", text: text))
    }
    return files
  }

  private static func runtime(
    _ shared: [String: Value], in package: String, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let text = try render("PythonRuntime/Runtime", shared, templates)
    var files = [EmittedFile(name: "\(package)/runtime/__init__.py", text: text)]
    for module in runtime {
      let name = module.split(separator: "_").map { CaseNames.capitalised(String($0)) }.joined()
      let text = try render("PythonRuntime/\(name)", shared, templates)
      files.append(EmittedFile(name: "\(package)/runtime/\(module).py", text: text))
    }
    return files
  }

  private static func render(
    _ template: String, _ context: [String: Value], _ templates: Templates
  ) throws(TemplateError) -> String {
    try templates.render(template, .object(context), escape: PythonText.inside)
  }
}
