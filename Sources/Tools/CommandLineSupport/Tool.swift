import Diagnostics

/// A program and its commands, in the order of its help. `Kind` is what the program makes a command of.
package struct Tool<Kind: Sendable>: Sendable {
  private let name: String
  private let commands: [(shape: CommandShape, kind: Kind)]

  package init(_ name: String, _ commands: [(shape: CommandShape, kind: Kind)]) {
    self.name = name
    self.commands = commands
  }

  package enum Asked {
    case version
    /// The help of the program, or of one of its commands.
    case help(CommandShape?)
    case command(Kind, Arguments)
  }

  /// The thing that the words behind the program's name ask for.
  package func asked(_ words: [String]) throws(UsageError) -> Asked {
    guard let word = words.first else { throw noCommand }
    switch word {
    case "--version": return .version
    case "--help", "-h", "help": return .help(nil)
    default: break
    }
    guard let command = commands.first(where: { $0.shape.name == word }) else {
      throw unknownCommand(word)
    }
    if words.contains("--help") || words.contains("-h") { return .help(command.shape) }
    return .command(command.kind, try Arguments(words.dropFirst(), for: command.shape))
  }

  /// All commands with what they do.
  package var table: String {
    HelpText.table(commands.map { ($0.shape.call, $0.shape.summary) })
  }

  private var noCommand: UsageError {
    UsageError(message: "\(name) needs a command", help: known)
  }

  private func unknownCommand(_ word: String) -> UsageError {
    let names = commands.map(\.shape.name) + ["--help", "--version"]
    let nearest = Suggestions.nearest(to: word, among: names)
    return UsageError(
      message: "there is no command `\(word)`",
      help: nearest.map { "did you mean `\(name) \($0)`?" } ?? known)
  }

  private var known: String {
    "the commands are \(Suggestions.list(commands.map(\.shape.name))); see \(name) --help"
  }
}
