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
    ToolShape(
      "authgen", version: StubRuntime.version,
      purpose: "Generate the client and server code of an auth API from its contract.",
      notes: """
        Commands that accept several contracts use those in authgen.yaml if you name
        none, or else every .yaml file in contract/.
        """,
      exits: ExitMeanings(
        clean: "success", failed: "findings, or the work failed",
        wrongUsage: "wrong usage, or input that can't be read"),
      commands.map { CommandShape($0, of: "authgen") }),
    Dictionary(uniqueKeysWithValues: commands.map { ($0.name, $0) }))
}

/// A command of `authgen`.
protocol AuthgenCommand: NamedCommand {
  func run(_ console: Console) -> ExitCode
}

extension AuthgenCommand {
  static var takes: String { "[CONTRACT…]" }
  static var offers: Offer { .yaml }
}
