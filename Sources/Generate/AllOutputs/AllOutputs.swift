import ContractModel
package import Diagnostics
package import FileOutput
package import Generation

/// Writes the outputs of a blueprint into memory, whichever they are.
package func render(
  _ blueprint: Blueprint, with templates: Templates, everyFile: Bool = false
) throws(Problems) -> FileSet {
  var files = try Generation.render(blueprint, with: templates, everyFile: everyFile) { $0.emitter }
  guard blueprint.runtime == .inside else { return files }
  for runtime in StubRuntime.needed(by: blueprint.outputs) {
    for file in runtime.inside() { try Generation.add(file, in: runtime.folder, to: &files) }
  }
  return files
}

extension OutputKind {
  fileprivate var emitter: any Emitter.Type {
    switch self {
    case .client: SwiftClientEmitter.self
    case .server: SwiftServerEmitter.self
    case .fixtures: FixturesEmitter.self
    case .docs: DocsEmitter.self
    case .typescript: TypeScriptEmitter.self
    case .python: PythonEmitter.self
    case .hummingbird: HummingbirdEmitter.self
    case .vapor: VaporEmitter.self
    }
  }
}
