import CommandLineSupport
import Generation

/// The program `authgen`: its commands, in the order of the help, and its words.
enum Authgen {
  static let commands: [any AuthgenCommand.Type] = [
    GenerateCommand.self, LintCommand.self, CheckCommand.self, ProveCommand.self, DiffCommand.self,
    AcceptCommand.self,
    ReleaseCommand.self, ChangelogCommand.self, ExplainCommand.self, InitCommand.self,
    ImportCommand.self,
    SchemaCommand.self,
  ]

  static let tool = Tool(
    "authgen", version: StubRuntime.version,
    help: Tool.Help(
      "authgen reads a contract of an auth API and derives the rest from it.",
      notes: "Without a CONTRACT, authgen takes every .yaml file in contract/.",
      exitCodes: "0 clean, 1 findings, 2 wrong usage",
      usage: { $0.options.map { "[\($0.spelling)]" }.joined(separator: " ") }),
    commands.map { (shape: CommandShape($0, of: "authgen"), kind: $0) })
}

/// A command of `authgen`.
protocol AuthgenCommand: NamedCommand {
  func run(_ console: Console) -> ExitCode
}

extension AuthgenCommand {
  static var takes: String { "[CONTRACT…]" }
}
