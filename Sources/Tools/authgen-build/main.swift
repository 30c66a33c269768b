import CommandLineSupport
import ContractPipeline
import Generation

// Synchronous and without Foundation, like authgen.
let tool = Tool(
  "authgen-build", version: StubRuntime.version,
  help: Tool.Help(
    "authgen-build generates the client or the server of a contract while a package builds.",
    notes: "Only the build-tool plugin calls it. Use authgen for everything else.",
    exitCodes: "0 clean, 1 findings, 2 wrong usage",
    usage: { $0.options.map { "[\($0.spelling)]" }.joined(separator: " ") }),
  [(shape: CommandShape(BuildCommand.self, of: "authgen-build"), kind: BuildCommand.self)])

func run(_ words: [String], _ console: Console) -> ExitCode {
  do throws(UsageError) {
    switch try tool.read(words) {
    case .text(let text):
      console.print(text)
      return .clean
    case .command(let command, let arguments): return try command.init(arguments).run(console)
    }
  } catch {
    console.report(error)
    return .wrongUsage
  }
}

Console.end(run(Array(CommandLine.arguments.dropFirst()), Console()))
