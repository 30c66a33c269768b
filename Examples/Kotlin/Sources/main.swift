import ContractModel
import ContractReader
import Diagnostics
import Foundation
import Generation
import YAMLSource

// Writes the models of a contract in Kotlin: swift run KotlinModels contract/longde.yaml Examples/Kotlin/Generated
// It runs in the project's folder, where its template is.

guard CommandLine.arguments.count == 3 else {
  print("usage: KotlinModels CONTRACT FOLDER")
  exit(2)
}
let (path, folder) = (CommandLine.arguments[1], CommandLine.arguments[2])
do {
  let template = try String(
    contentsOfFile: "Examples/Kotlin/Templates/Models.mustache", encoding: .utf8)
  let text = try String(contentsOfFile: path, encoding: .utf8)
  let contract = try ContractReader.read(YAMLSource.parse(SourceFile(path: path, text: text)))
  // TypeScript stands for any stubs: their plan is the same.
  let blueprint = try Generation.plan(contract, for: [.typescript])
  let templates = try Templates(adding: ["Kotlin/Models": template])
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  for file in try KotlinEmitter.emit(blueprint, templates) {
    try file.text.write(toFile: "\(folder)/\(file.name)", atomically: true, encoding: .utf8)
  }
} catch let problems as Problems {
  print(TextReport(colour: false).render(problems.diagnostics))
  exit(1)
} catch {
  print(error.localizedDescription)
  exit(2)
}
