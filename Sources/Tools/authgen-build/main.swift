import CommandLineSupport
import ContractPipeline
import Generation

// Synchronous and without Foundation, like authgen.
let tool = Tool(
  ToolShape(
    "authgen-build", version: StubRuntime.version,
    purpose: "Generate the client or the server of a contract while a package builds.",
    notes: "Only the build-tool plugin calls it. Use authgen for everything else.",
    exits: ExitMeanings(
      clean: "success", failed: "findings, or the work failed",
      wrongUsage: "wrong usage, or input that can't be read"),
    [CommandShape(BuildCommand.self, of: "authgen-build")]),
  [BuildCommand.name: BuildCommand.self])

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
