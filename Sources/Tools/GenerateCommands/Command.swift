import CommandLineSupport

/// Something that `authgen` does.
protocol Command {
  func run(_ console: Console) -> ExitCode
}

/// A command that the user calls by name, with what it takes.
protocol NamedCommand: Command, SendableMetatype {
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The words that may stand behind the name, as the help shows them; empty for nothing.
  static var takes: String { get }
  static var options: [Option] { get }
  init(_ arguments: Arguments) throws(UsageError)
}

extension NamedCommand {
  static var takes: String { "[CONTRACT…]" }
  static var options: [Option] { [] }
}

/// Every command there is, in the order of the help.
enum Commands {
  static let all: [any NamedCommand.Type] = [
    GenerateCommand.self, LintCommand.self, ExplainCommand.self, InitCommand.self,
    SchemaCommand.self,
  ]

  static let tool = Tool("authgen", all.map { (shape: shape(of: $0), kind: $0) })

  private static func shape(of kind: any NamedCommand.Type) -> CommandShape {
    CommandShape(
      kind.name, of: "authgen", summary: kind.summary, takes: kind.takes, options: kind.options)
  }
}
