import Diagnostics

/// A program and its commands, in the order of its help. `Kind` is what the program makes a command of.
package struct Tool<Kind: Sendable>: Sendable {
  package let name: String
  package let version: String
  private let help: Help
  private let commands: [(shape: CommandShape, kind: Kind)]

  /// The sentences of `--help` that are the program's own.
  package struct Help: Sendable {
    private let purpose: String
    private let notes: String
    private let exitCodes: String
    fileprivate let usage: @Sendable (CommandShape) -> String

    /// - Parameters:
    ///   - notes: lines about all commands; empty for nothing.
    ///   - exitCodes: the meaning of 0, 1 and 2.
    ///   - usage: the words that stand behind a command and what it takes.
    package init(
      _ purpose: String, notes: String = "", exitCodes: String,
      usage: @escaping @Sendable (CommandShape) -> String
    ) {
      self.purpose = purpose
      self.notes = notes.isEmpty ? "" : notes + "\n"
      self.exitCodes = exitCodes
      self.usage = usage
    }

    fileprivate func overview(of name: String, _ table: String) -> String {
      """
      \(purpose)

      \(table)

      \(notes)\(name) COMMAND --help says more; --version prints the version of \(name).
      Exit codes: \(exitCodes).

      """
    }
  }

  package init(
    _ name: String, version: String, help: Help, _ commands: [(shape: CommandShape, kind: Kind)]
  ) {
    self.name = name
    self.version = version
    self.help = help
    self.commands = commands
  }

  package enum Invocation {
    /// The whole answer: a version or a help.
    case text(String)
    case command(Kind, Arguments)
  }

  /// Reads the words behind the program's name.
  package func read(_ words: [String]) throws(UsageError) -> Invocation {
    guard let word = words.first else { throw noCommand }
    switch word {
    case "--version": return .text("\(name) \(version)\n")
    case "--help", "-h", "help": return .text(help.overview(of: name, table))
    default: break
    }
    guard let command = commands.first(where: { $0.shape.name == word }) else {
      throw unknownCommand(word)
    }
    if words.contains("--help") || words.contains("-h") {
      return .text(command.shape.help(usage: help.usage(command.shape)))
    }
    return .command(command.kind, try Arguments(words.dropFirst(), for: command.shape))
  }

  /// All commands with what they do.
  private var table: String {
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
    "the commands are \(Suggestions.list(commands.map(\.shape.name), of: commands.count)); see \(name) --help"
  }
}
