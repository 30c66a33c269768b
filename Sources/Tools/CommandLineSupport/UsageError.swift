package import Diagnostics

/// The command line does not read as one of ours.
package struct UsageError: Error {
  package let message: String
  package let help: String

  package init(message: String, help: String) {
    self.message = message
    self.help = help
  }

  package var diagnostic: Diagnostic { Diagnostic("usage", message, at: nil, help: help) }

  /// A value of an option that is none of its words.
  package static func unknownValue(
    _ value: String, of option: String, among words: [String]
  ) -> UsageError {
    return UsageError(
      message: "`\(option)` cannot be `\(value)`",
      help: Suggestions.question(for: value, among: words)
        + "choose from \(Suggestions.list(words, of: words.count))")
  }

  static func unknownOption(_ name: String, of command: CommandShape) -> UsageError {
    let names = command.options.map(\.name)
    let nearest = Suggestions.nearest(to: name, among: names)
    return UsageError(
      message: "`\(command.call)` has no option `\(name)`",
      help: nearest.map { "did you mean `\($0)`?" } ?? "it has \(Suggestions.list(names))")
  }

  static func unwantedWord(_ word: String, of command: CommandShape) -> UsageError {
    UsageError(
      message: "`\(command.call)` accepts no arguments, but got `\(word)`",
      help: "remove `\(word)`")
  }

  static func noPair(_ text: String, of option: String, as spelling: String) -> UsageError {
    UsageError(
      message: "`\(option)` cannot be `\(text)`", help: "write `\(option) \(spelling)`")
  }

  static func optionTwice(_ name: String) -> UsageError {
    UsageError(message: "`\(name)` is given twice", help: "pass it once")
  }

  static func missingValue(_ name: String, _ value: String) -> UsageError {
    UsageError(message: "`\(name)` needs a value", help: "write `\(name) \(value)`")
  }

  static func unwantedValue(_ name: String) -> UsageError {
    UsageError(message: "`\(name)` doesn't accept a value", help: "write `\(name)` alone")
  }
}
