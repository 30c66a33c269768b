import ContractReader

/// `authgen schema`: the language for editors and validators.
struct SchemaCommand: NamedCommand {
  static let name = "schema"
  static let summary = "prints a JSON Schema of the contract language, for editors"
  static let takes = ""

  init(_ arguments: Arguments) throws(UsageError) {}

  func run(_ console: Console) -> ExitCode {
    console.print(Schema.text)
    return .clean
  }
}
