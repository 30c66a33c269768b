/// A command that the user calls by name, with what it takes.
package protocol NamedCommand: SendableMetatype {
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The words that may stand behind the name, as the help shows them; empty for nothing.
  static var takes: String { get }
  static var options: [Option] { get }
  /// The text of the help behind the options; empty for nothing.
  static var more: String { get }
  init(_ arguments: Arguments) throws(UsageError)
}

extension NamedCommand {
  package static var options: [Option] { [] }
  package static var more: String { "" }
}

extension CommandShape {
  package init(_ command: any NamedCommand.Type, of tool: String) {
    self.init(
      command.name, of: tool, summary: command.summary, takes: command.takes,
      options: command.options, more: command.more)
  }
}
