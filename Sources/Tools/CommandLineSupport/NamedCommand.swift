/// A command that the user calls by name, with everything it accepts.
package protocol NamedCommand: SendableMetatype {
  static var name: String { get }
  /// One imperative line for the list of commands.
  static var summary: String { get }
  /// The arguments after the name, as the help shows them; empty for none.
  static var takes: String { get }
  /// The values that a shell offers for an argument.
  static var offers: Offer { get }
  static var options: [Option] { get }
  /// Paragraphs of the help after the options; empty for none.
  static var more: String { get }
  /// Nil for the meanings that all commands of the program share.
  static var exits: ExitMeanings? { get }
  init(_ arguments: Arguments) throws(UsageError)
}

extension NamedCommand {
  package static var offers: Offer { .nothing }
  package static var options: [Option] { [] }
  package static var more: String { "" }
  package static var exits: ExitMeanings? { nil }
}

extension CommandShape {
  package init(_ command: any NamedCommand.Type, of tool: String) {
    self.init(
      command.name, of: tool, summary: command.summary, takes: command.takes,
      offers: command.offers, options: command.options, more: command.more, exits: command.exits)
  }
}
