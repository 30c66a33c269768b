import CommandLineSupport

/// The whole of `authlab`: reads the arguments, runs, and ends the process.
package func runAndExit() async -> Never {
  Console.end(await run(Array(CommandLine.arguments.dropFirst()), Console()))
}

private func run(_ arguments: [String], _ console: Console) async -> ExitCode {
  do throws(UsageError) {
    switch try Authlab.tool.read(arguments) {
    case .text(let text):
      console.print(text)
      return .clean
    case .command(let kind, let arguments): return await (try kind.init(arguments)).run(console)
    }
  } catch {
    console.report(error)
    return .wrongUsage
  }
}
