import Diagnostics

/// The command line does not read as one of ours.
struct UsageError: Error {
  let message: String
  let help: String

  static let noCommand = UsageError(
    message: "authlab needs a command", help: "the commands are \(commandNames); see authlab --help"
  )

  static func unknownCommand(_ name: String) -> UsageError {
    let names = Commands.all.map { $0.name } + ["--help", "--version"]
    let nearest = Suggestions.nearest(to: name, among: names)
    return UsageError(
      message: "there is no command `\(name)`",
      help: nearest.map { "did you mean `authlab \($0)`?" }
        ?? "the commands are \(commandNames); see authlab --help")
  }

  static func unknownOption(_ name: String, of command: any NamedCommand.Type) -> UsageError {
    let names = command.options.map(\.name)
    let nearest = Suggestions.nearest(to: name, among: names)
    return UsageError(
      message: "`authlab \(command.name)` has no option `\(name)`",
      help: nearest.map { "did you mean `\($0)`?" } ?? "it has \(Suggestions.list(names))")
  }

  static func unwantedWord(_ word: String, of command: any NamedCommand.Type) -> UsageError {
    UsageError(
      message: "`authlab \(command.name)` takes nothing, and `\(word)` stands behind it",
      help: "leave `\(word)` out")
  }

  static func oneContract(_ count: Int) -> UsageError {
    UsageError(
      message: count == 0
        ? "`authlab serve` needs a contract" : "`authlab serve` runs one contract at a time",
      help: "write `authlab serve contract/NAME.yaml`")
  }

  /// A name that the contract does not have.
  static func unknownName(
    _ name: String, of option: String, among names: [String]
  ) -> UsageError {
    let nearest = Suggestions.nearest(to: name, among: names)
    return UsageError(
      message: "the contract has no `\(name)` for `\(option)`",
      help: nearest.map { "did you mean `\($0)`?" }
        ?? (names.isEmpty ? "it has none at all" : "it has \(Suggestions.list(names))"))
  }

  static func noPair(_ text: String, of option: String) -> UsageError {
    UsageError(
      message: "`\(option)` cannot be `\(text)`", help: "write `\(option) NAME=VALUE`")
  }

  static func optionTwice(_ name: String) -> UsageError {
    UsageError(message: "`\(name)` stands twice", help: "give it once")
  }

  static func missingValue(_ name: String, _ value: String) -> UsageError {
    UsageError(message: "`\(name)` needs a value", help: "write `\(name) \(value)`")
  }

  static func unwantedValue(_ name: String) -> UsageError {
    UsageError(message: "`\(name)` takes no value", help: "write `\(name)` alone")
  }

  private static var commandNames: String { Suggestions.list(Commands.all.map { $0.name }) }
}
