import CommandLineSupport
import Diagnostics

/// The program `authlab`: its commands, in the order of the help, and its words.
enum Authlab {
  static let commands: [any AuthlabCommand.Type] = [
    ServeCommand.self, IssuerCommand.self, ConformCommand.self, WatchCommand.self,
    ProvokeCommand.self,
  ]

  static let tool = Tool(
    "authlab", version: ToolVersion.current,
    help: Tool.Help(
      "authlab runs a contract of an auth API on this machine, for developers and tests.",
      exitCodes:
        "0 stopped when asked to or nothing broken, 1 could not start or a broken promise, 2 wrong usage",
      usage: { _ in "[OPTION…]" }),
    commands.map { (shape: CommandShape($0, of: "authlab"), kind: $0) })
}

/// A command of `authlab`.
protocol AuthlabCommand: NamedCommand, Sendable {
  func run(_ console: Console) async -> ExitCode
}

extension Console {
  /// Reports why something did not start.
  func report(_ message: String) { report([Diagnostic("start", message, at: nil)]) }
}
