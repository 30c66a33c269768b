import CommandLineSupport
import ContractReader

/// `authgen schema`: the language for editors and validators.
struct SchemaCommand: AuthgenCommand {
  static let name = "schema"
  static let summary = "Print a JSON Schema of the contract language, for editors"
  static let takes = ""
  static let offers = Offer.nothing
  static let options = [
    Option("--included", says: "print the schema of included files instead")
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
