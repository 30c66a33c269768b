import CommandLineSupport

/// `authgen --help`, and `--help` behind a command.
struct HelpCommand: Command {
  private let command: CommandShape?

  init(of command: CommandShape?) { self.command = command }

  func run(_ console: Console) -> ExitCode {
    console.print(command.map(help) ?? overview)
    return .clean
  }

  private var overview: String {
    """
    authgen reads a contract of an auth API and derives the rest from it.

    \(Commands.tool.table)

    Without a CONTRACT, authgen takes every .yaml file in contract/.
    authgen COMMAND --help says more; --version prints the version of authgen.
    Exit codes: 0 clean, 1 findings, 2 wrong usage.

    """
  }

  private func help(_ command: CommandShape) -> String {
    command.help(usage: command.options.map { "[\($0.spelling)]" }.joined(separator: " "))
  }
}
