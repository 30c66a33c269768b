import CommandLineSupport

/// The answer of `authgen` to the shell.
package enum ExitCode: Int32 {
  case clean = 0
  case findings = 1
  case wrongUsage = 2
}

/// The whole of `authgen`: reads the arguments and ends the process.
package func runAndExit() -> Never {
  let console = Console.ofProcess()
  let code = run(Array(CommandLine.arguments.dropFirst()), console)
  console.end(code.rawValue)
}

/// Runs one command.
func run(_ arguments: [String], _ console: Console) -> ExitCode {
  do {
    return try command(arguments).run(console)
  } catch {
    console.report(error)
    return .wrongUsage
  }
}

private func command(_ arguments: [String]) throws(UsageError) -> any Command {
  switch try Commands.tool.asked(arguments) {
  case .version: VersionCommand()
  case .help(let command): HelpCommand(of: command)
  case .command(let kind, let arguments): try kind.init(arguments)
  }
}
