import CommandLineSupport

/// The answer of `authlab` to the shell.
package enum ExitCode: Int32 {
  case clean = 0
  /// The contract has errors, or the server could not start.
  case failed = 1
  case wrongUsage = 2
}

/// The whole of `authlab`: reads the arguments, runs, and ends the process.
package func runAndExit() async -> Never {
  let code = await run(Array(CommandLine.arguments.dropFirst()), Console())
  Console.end(code.rawValue)
}

func run(_ arguments: [String], _ console: Console) async -> ExitCode {
  do throws(UsageError) {
    return await (try command(arguments)).run(console)
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
