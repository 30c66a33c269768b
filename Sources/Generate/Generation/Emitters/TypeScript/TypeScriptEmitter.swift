import ContractModel
import Mustache

/// Server stubs for TypeScript: an interface to implement, and all that stands between it and HTTP. Each file is
/// JavaScript with its types beside it, as packages have it, so that Node runs it as it is.
enum TypeScriptEmitter: Emitter {
  static let folder = "TypeScript"

  /// The files that there are for each server.
  private static let parts = [
    "api.d.ts", "models.js", "models.d.ts", "refusals.js", "refusals.d.ts", "handler.js",
    "handler.d.ts", "express.js", "express.d.ts",
  ]

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let shared = TypeScriptContext.shared(blueprint)
    var files = [package]
    for part in ["runtime.js", "runtime.d.ts"] {
      files.append(try render(part, in: "", shared, templates))
    }
    for host in blueprint.hosts {
      let place = host.name.map { "\(TypeScriptText.member($0))Server/" } ?? ""
      let context = TypeScriptHost(host, blueprint).value.merging(shared) { own, _ in own }
      for part in parts { files.append(try render(part, in: place, context, templates)) }
    }
    return files
  }

  /// Node takes files for modules where it is told so.
  static let package = EmittedFile(name: "package.json", text: "{ \"type\": \"module\" }\n")

  private static func render(
    _ name: String, in place: String, _ context: [String: Value], _ templates: Templates
  ) throws(TemplateError) -> EmittedFile {
    let text = try templates.render(
      "TypeScript/\(name)", .object(context), escape: TypeScriptText.inside)
    return EmittedFile(name: place + name, text: TypeScriptLayout.tidy(text))
  }
}
