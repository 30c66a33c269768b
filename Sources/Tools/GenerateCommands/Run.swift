import CommandLineSupport

/// The whole of `authgen`: reads the arguments and ends the process.
package func runAndExit() -> Never {
  Console.end(run(Array(CommandLine.arguments.dropFirst()), Console()))
}

/// Runs one command.
private func run(_ arguments: [String], _ console: Console) -> ExitCode {
  do throws(UsageError) {
    switch try Authgen.tool.read(arguments) {
    case .text(let text):
      console.print(text)
      return .clean
    case .command(let kind, let arguments):
      let command = try kind.init(arguments)
      if !arguments.has("--quiet") { console.showProgress(of: "authgen \(kind.name)") }
      defer { console.progress.end() }
      return command.run(console)
    }
  } catch {
    console.report(error)
    return .wrongUsage
  }
}
