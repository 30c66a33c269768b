/// What `authlab` answers to the shell.
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
