import ContractModel
import Diagnostics

/// A key of `authgen.yaml`, as `authgen explain` and the docs describe it.
package struct SettingKey: Sendable {
  package let name: String
  /// What it is a key of.
  package let owner: String
  package let meaning: String
  package let value: String
  package let usual: String
  package let example: String

  /// The owner of the keys at the top.
  package static let file = "authgen.yaml"
  /// The owner of the keys of one contract.
  static let contract = "a contract in authgen.yaml"

  package static let all = [
    SettingKey(
      name: "contracts", owner: file,
      meaning: "the contracts that a command takes if none is named",
      value: "a path for each contract, with its `outputs`",
      usual: "every `.yaml` file in `contract/`",
      example: "{ contract/notes.yaml: { outputs: [client, docs] } }"),
    SettingKey(
      name: "outputs", owner: contract,
      meaning: "what to generate; `[]` only reads and lints the contract",
      value: "a list of \(OutputKind.words.joined(separator: ", "))",
      usual: "client, server, fixtures and docs",
      example: "[client, fixtures]"),
    SettingKey(
      name: "profile", owner: file, meaning: "the kind of API that lint checks for",
      value: "first-party, oauth or strict", usual: "first-party", example: "strict"),
    SettingKey(
      name: "severities", owner: file,
      meaning: "lint rules with another severity, which then apply in every profile",
      value: "\(Severity.allCases.map(\.rawValue).joined(separator: ", ")) for each rule",
      usual: "as the rule has it",
      example: "{ lost-answer: error, unused: note }"),
    SettingKey(
      name: "runtime", owner: file,
      meaning: "where stubs in TypeScript and Python get their runtime from",
      value: "shared or package", usual: "shared: `generate` writes it to `Generated/Runtime`",
      example: "package"),
  ]

  static func names(of owner: String) -> [String] { all.filter { $0.owner == owner }.map(\.name) }
}
