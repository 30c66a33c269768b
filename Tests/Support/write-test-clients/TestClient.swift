import ContractModel
import ContractReader
import Diagnostics
import FileOutput
import Generation
import YAMLSource

/// The generated client or server of a contract, as one Swift file.
enum TestClient {
  static func source(of contract: String, named path: String, _ output: OutputKind) throws -> String
  {
    let source = SourceFile(path: path, text: contract)
    let blueprint = try Generation.plan(
      ContractReader.read(YAMLSource.parse(source)), for: [output])
    guard let emitter = output.targetEmitter else { throw Problem.noSwift(output) }
    let files = try Generation.render(blueprint, with: try Templates(), everyFile: false) { _ in
      emitter
    }
    return files.files.filter { $0.path.hasSuffix(".swift") }
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
  }

  enum Problem: Error {
    case noSwift(OutputKind)
  }
}
