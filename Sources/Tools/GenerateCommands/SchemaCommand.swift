import CommandLineSupport
import ContractReader

/// `authgen schema`: the language for editors and validators.
struct SchemaCommand: AuthgenCommand {
  static let name = "schema"
  static let summary = "prints a JSON Schema of the contract language, for editors"
  static let takes = ""
  static let options = [
    Option("--included", says: "the schema of the files that contracts include")
  ]

  private let isOfIncludedFiles: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    isOfIncludedFiles = arguments.has("--included")
  }

  func run(_ console: Console) -> ExitCode {
    console.print(isOfIncludedFiles ? Schema.textOfIncludedFiles : Schema.text)
    return .clean
  }
}
