import Diagnostics
import FileOutput

/// What `authgen` answers to the shell.
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
  guard let name = arguments.first else { throw .noCommand }
  switch name {
  case "--version": return VersionCommand()
  case "--help", "-h", "help": return HelpCommand()
  default: break
  }
  guard let kind = Commands.all.first(where: { $0.name == name }) else {
    throw .unknownCommand(name)
  }
  if arguments.contains("--help") || arguments.contains("-h") { return HelpCommand(of: kind) }
  return try kind.init(Arguments(arguments.dropFirst(), for: kind))
}
