import CommandLineSupport

/// `authlab --help`, and `--help` behind a command.
struct HelpCommand: Command {
  private let command: CommandShape?

  init(of command: CommandShape?) { self.command = command }

  func run(_ console: Console) async -> ExitCode {
    console.print(command?.help(usage: "[OPTION…]") ?? overview)
    return .clean
  }

  private var overview: String {
    """
    authlab runs a contract of an auth API on this machine, for developers and tests.

    \(Commands.tool.table)

    authlab COMMAND --help says more; --version prints the version of authlab.
    Exit codes: 0 stopped when asked to, 1 could not start, 2 wrong usage.

    """
  }
}

/// `authlab --version`.
struct VersionCommand: Command {
  func run(_ console: Console) async -> ExitCode {
    console.print("authlab 0.1.0\n")
    return .clean
  }
}
