import Diagnostics

/// The command line does not read as one of ours.
struct UsageError: Error {
  let message: String
  let help: String

  static let noCommand = UsageError(
    message: "authgen needs a command", help: "the commands are \(commandNames); see authgen --help"
  )

  static func unknownCommand(_ name: String) -> UsageError {
    let names = Commands.all.map { $0.name } + ["--help", "--version"]
    let nearest = Suggestions.nearest(to: name, among: names)
    return UsageError(
      message: "there is no command `\(name)`",
      help: nearest.map { "did you mean `authgen \($0)`?" }
        ?? "the commands are \(commandNames); see authgen --help")
  }

  static func unknownOption(_ name: String, of command: any NamedCommand.Type) -> UsageError {
    let names = command.options.map(\.name)
    let nearest = Suggestions.nearest(to: name, among: names)
    return UsageError(
      message: "`authgen \(command.name)` has no option `\(name)`",
      help: nearest.map { "did you mean `\($0)`?" } ?? "it has \(Suggestions.list(names))")
  }

  static func unwantedWord(_ word: String, of command: any NamedCommand.Type) -> UsageError {
    UsageError(
      message: "`authgen \(command.name)` takes nothing, and `\(word)` stands behind it",
      help: "leave `\(word)` out")
  }

  /// A value of an option that is none of its words.
  static func unknownValue(_ value: String, of option: String, among words: [String]) -> UsageError
  {
    let nearest = Suggestions.nearest(to: value, among: words)
    return UsageError(
      message: "`\(option)` cannot be `\(value)`",
      help: nearest.map { "did you mean `\($0)`?" } ?? "it is one of \(Suggestions.list(words))")
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
