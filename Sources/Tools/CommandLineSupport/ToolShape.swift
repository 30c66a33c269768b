import Diagnostics

/// A program and its commands, in the order of its help.
package struct ToolShape: Sendable {
  let name: String
  let version: String
  /// The sentence that `--help` begins with.
  let purpose: String
  /// A paragraph about all commands; empty for none.
  let notes: String
  /// The exit codes of commands that don't describe their own.
  let exits: ExitMeanings
  let commands: [CommandShape]

  package init(
    _ name: String, version: String, purpose: String, notes: String = "", exits: ExitMeanings,
    _ commands: [CommandShape]
  ) {
    self.name = name
    self.version = version
    self.purpose = purpose
    self.notes = notes
    self.exits = exits
    self.commands = commands + SelfDescription.allCases.map { $0.shape(of: name, commands) }
  }

  static let options = [
    Option.help, Option("--version", says: "print the version"),
  ]

  /// The text of `--help`.
  var help: String {
    let parts = [
      purpose, "Usage: \(name) COMMAND [OPTION…] [ARGUMENT…]",
      "Commands:\n" + HelpText.wrappedTable(commands.map { ($0.name, $0.summary) }), notes,
      "Options:\n" + HelpText.wrappedTable(Self.options.map { ($0.spelling, $0.says) }),
      HelpText.exitCodes(exits), "Run `\(name) COMMAND --help` for the options of a command.",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  func command(_ name: String) throws(UsageError) -> CommandShape {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let names = commands.map(\.name) + Self.options.map(\.name)
    throw UsageError(
      message: "there is no command `\(name)`",
      help: Suggestions.nearest(to: name, among: names).map { "did you mean `\(self.name) \($0)`?" }
        ?? known)
  }

  var noCommand: UsageError { UsageError(message: "\(name) needs a command", help: known) }

  private var known: String {
    "the commands are \(Suggestions.list(commands.map(\.name), of: commands.count)); see \(name) --help"
  }
}
