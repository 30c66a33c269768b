import ContractModel
import Mustache

/// Server stubs in TypeScript: an interface to implement, and all that stands between it and HTTP. Each file is there
/// as plain JavaScript too, so that Node runs it as it is.
enum TypeScriptEmitter: Emitter {
  static let folder = "TypeScript"

  /// The parts of the runtime, which is the same for every contract.
  private static let runtime = [
    "http", "invalid", "json", "limits", "messages", "patterns", "records", "refusals", "router",
    "rules", "values", "web",
  ]

  /// What there is for each server.
  private static let parts = ["api", "models", "refusals", "handler", "express"]

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let shared = TypeScriptContext.shared(blueprint)
    var files = [package]
    files += try render("runtime", as: "runtime", shared, templates)
    for part in runtime {
      files += try render("runtime-\(part)", as: "runtime/\(part)", shared, templates)
    }
    for host in blueprint.hosts {
      let place = host.name.map { "\(TypeScriptText.member($0))Server/" } ?? ""
      let context = TypeScriptHost(host, blueprint).value.merging(shared) { own, _ in own }
      for part in parts { files += try render(part, as: place + part, context, templates) }
    }
    return files
  }

  /// Node takes files for modules where it is told so.
  private static let package = EmittedFile(name: "package.json", text: "{ \"type\": \"module\" }\n")

  /// A file that holds types only is no JavaScript.
  private static func render(
    _ template: String, as name: String, _ context: [String: Value], _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let text = try templates.render(
      "TypeScript/\(template)", .object(context), escape: TypeScriptText.inside)
    let typed = EmittedFile(name: "\(name).ts", text: TypeScriptTypes.kept(text))
    if template == "api" { return [typed] }
    return [typed, EmittedFile(name: "\(name).js", text: TypeScriptTypes.removed(text))]
  }
}
