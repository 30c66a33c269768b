import CommandLineSupport
import Diagnostics

/// The program `authlab`: its commands, in the order of the help, and its words.
enum Authlab {
  static let commands: [any AuthlabCommand.Type] = [
    ServeCommand.self, IssuerCommand.self, ConformCommand.self, WatchCommand.self,
    ProvokeCommand.self,
  ]

  static let tool = Tool(
    ToolShape(
      "authlab", version: ToolVersion.current,
      purpose: "Run the contract of an auth API on this machine, for development and tests.",
      exits: ExitMeanings(
        clean: "stopped on request, or nothing broken",
        failed: "couldn't start, or a broken promise", wrongUsage: "wrong usage"),
      commands.map { CommandShape($0, of: "authlab") }),
    Dictionary(uniqueKeysWithValues: commands.map { ($0.name, $0) }))
}

/// A command of `authlab`.
protocol AuthlabCommand: NamedCommand, Sendable {
  func run(_ console: Console) async -> ExitCode
}

extension AuthlabCommand {
  static var takes: String { "CONTRACT" }
  static var offers: Offer { .yaml }
  /// The meanings for a command that runs until it is stopped.
  static var exits: ExitMeanings? {
    ExitMeanings(
      clean: "stopped on request", failed: "couldn't start", wrongUsage: "wrong usage")
  }
}

extension Console {
  /// Reports why something did not start.
  func report(_ message: String) { report([Diagnostic("start", message, at: nil)]) }
}
