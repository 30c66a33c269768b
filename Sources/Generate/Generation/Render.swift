package import ContractModel
package import Diagnostics
package import FileOutput
import Mustache

/// Writes the outputs of a blueprint into memory.
///
/// - Parameters:
///   - everyFile: also the Swift files without a declaration, for a build that names its files beforehand.
///   - emitter: the emitter of an output. Each program brings those of the outputs it makes.
package func render(
  _ blueprint: Blueprint, with templates: Templates, everyFile: Bool,
  by emitter: (OutputKind) -> any Emitter.Type
) throws(Problems) -> FileSet {
  var files = FileSet()
  for output in OutputKind.allCases where blueprint.outputs.contains(output) {
    let emitter = emitter(output)
    let skipsEmpty = !everyFile && [.client, .server].contains(output)
    for file in try emit(emitter, blueprint, templates) {
      if skipsEmpty && file.isBareComment { continue }
      try add(file, in: emitter.folder, to: &files)
    }
  }
  return files
}

extension EmittedFile {
  /// There is nothing to compile in it.
  fileprivate var isBareComment: Bool {
    text.split(separator: "\n").allSatisfy { $0.hasPrefix("//") }
  }
}

private func emit(
  _ output: any Emitter.Type, _ blueprint: Blueprint, _ templates: Templates
) throws(Problems) -> [EmittedFile] {
  do {
    return try output.emit(blueprint, templates)
  } catch {
    throw Problems([.template(error)])
  }
}

package func add(
  _ file: EmittedFile, in folder: String?, to files: inout FileSet
) throws(Problems) {
  do {
    try files.add((folder.map { $0 + "/" } ?? "") + file.name, file.text)
  } catch {
    throw Problems([error.diagnostic])
  }
}

extension Diagnostic {
  static func template(_ error: TemplateError) -> Diagnostic {
    let place = error.place.map { "\($0): " } ?? ""
    return Diagnostic("template", "\(place)\(error.problem)", at: nil, help: error.advice)
  }
}
