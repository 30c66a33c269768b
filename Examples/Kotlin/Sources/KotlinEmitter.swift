import ContractModel
import Generation
import Mustache

/// The models of each server in Kotlin: types, enums, choices and refusals, in one file and one package.
enum KotlinEmitter: Emitter {
  static let folder = "Kotlin"

  static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    var files: [EmittedFile] = []
    for stub in blueprint.stubs {
      let names = [blueprint.service, stub.name].compactMap { $0 }
      let package =
        "authcontract." + names.map { KotlinText.member($0.lowercased()) }.joined(separator: ".")
      let text = try templates.render(
        "Kotlin/Models", .object(words(of: stub, in: package, blueprint)),
        escape: KotlinText.inside)
      let file = stub.name.map(HostPlan.namespace) ?? blueprint.service
      files.append(EmittedFile(name: "\(file).kt", text: text))
    }
    return files
  }

  private static func words(
    of stub: StubPlan, in package: String, _ blueprint: Blueprint
  ) -> [String: Value] {
    let models = StubContext(KotlinLanguage(prefix: ""))
    // Inside of a type that holds others, only a whole name is surely a type of the contract.
    let inner = StubContext(KotlinLanguage(prefix: package + "."))
    return [
      "contract": .verbatim(KotlinText.line(blueprint.contractName)),
      "package": .verbatim(package),
      "enumerations": .list(stub.enumerations, models.enumeration),
      "records": .list(stub.records, models.record),
      "choices": .list(stub.choices, inner.choice),
      "refusals": .list(stub.refusals, inner.refusal),
      "hasRefusals": .bool(!stub.refusals.isEmpty),
    ]
  }
}
