import CommandLineSupport
import Diagnostics

extension UsageError {
  static func oneContract(_ count: Int, for command: String) -> UsageError {
    UsageError(
      message: count == 0
        ? "`authlab \(command)` needs a contract"
        : "`authlab \(command)` accepts one contract at a time",
      help: "write `authlab \(command) contract/NAME.yaml`")
  }

  /// A name that the contract does not have.
  static func unknownName(
    _ name: String, of option: String, among names: [String]
  ) -> UsageError {
    let nearest = Suggestions.nearest(to: name, among: names)
    return UsageError(
      message: "the contract has no `\(name)` for `\(option)`",
      help: nearest.map { "did you mean `\($0)`?" }
        ?? (names.isEmpty ? "the contract has none" : "it has \(Suggestions.list(names))"))
  }
}
