import ContractModel
import Generation
import Mustache

/// Server stubs for TypeScript: an interface to implement, and all that stands between it and HTTP. Each file is
/// JavaScript with its types beside it, as packages have it, so that Node runs it as it is.
enum TypeScriptEmitter: Emitter {
  static let folder = "TypeScript"

  /// Node takes files for modules where it is told so.
  static let package = EmittedFile(name: "package.json", text: "{ \"type\": \"module\" }\n")

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    let shared = words(of: blueprint)
    var files = [package]
    for part in ["runtime.js", "runtime.d.ts"] {
      files.append(try render(part, in: "", shared, templates))
    }
    for stub in blueprint.stubs {
      let place = stub.name.map { "\(TypeScriptText.member($0))Server/" } ?? ""
      let server = TypeScriptServer(stub, of: blueprint.service)
      for (part, words) in server.files {
        let doc = ["serverDoc": server.doc(in: blueprint)]
        files.append(
          try render(part, in: place, shared.joined(with: words).joined(with: doc), templates))
      }
    }
    return files
  }

  private static func words(of blueprint: Blueprint) -> [String: Value] {
    let own: [String: Value] = [
      "service": .verbatim(TypeScriptText.comment(blueprint.service)),
      "contract": .verbatim(TypeScriptText.comment(blueprint.contractName)),
      "serviceName": .verbatim(TypeScriptText.literal(blueprint.service)),
      "library": .verbatim(
        TypeScriptText.literal(StubRuntime.typescript.module(blueprint.runtime))),
      "runtimeVersion": .verbatim(TypeScriptText.literal(StubRuntime.version)),
      "doc": TypeScriptServer.models.doc(
        blueprint.contract.doc, or: "The API of \(blueprint.service)."),
    ]
    return Extras.values(blueprint.contract.extras).joined(with: own)
  }

  private static func render(
    _ name: String, in place: String, _ context: [String: Value], _ templates: Templates
  ) throws(TemplateError) -> EmittedFile {
    let text = try templates.render(
      "TypeScript/\(name)", .object(context), escape: TypeScriptText.inside)
    return EmittedFile(name: place + name, text: TypeScriptLayout.tidy(text))
  }
}
