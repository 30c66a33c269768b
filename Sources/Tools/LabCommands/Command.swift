import CommandLineSupport

/// Something that `authlab` does.
protocol Command: Sendable {
  func run(_ console: Console) async -> ExitCode
}

/// A command that the user calls by name, with what it takes.
protocol NamedCommand: Command, SendableMetatype {
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The words that stand behind the name, as the help shows them; empty for nothing.
  static var takes: String { get }
  static var options: [Option] { get }
  /// The text of the help behind the options.
  static var more: String { get }
  init(_ arguments: Arguments) throws(UsageError)
}

extension NamedCommand {
  static var more: String { "" }
}

/// Every command there is, in the order of the help.
enum Commands {
  static let all: [any NamedCommand.Type] = [ServeCommand.self, IssuerCommand.self]

  static let tool = Tool("authlab", all.map { (shape: shape(of: $0), kind: $0) })

  private static func shape(of kind: any NamedCommand.Type) -> CommandShape {
    CommandShape(
      kind.name, of: "authlab", summary: kind.summary, takes: kind.takes, options: kind.options,
      more: kind.more)
  }
}
