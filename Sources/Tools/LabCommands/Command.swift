/// Something that `authlab` does.
protocol Command: Sendable {
  func run(_ console: Console) async -> ExitCode
}

/// A command that the user calls by name, with what it takes.
protocol NamedCommand: Command, SendableMetatype {
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// What stands behind the name, as the help shows it; empty for nothing.
  static var takes: String { get }
  static var options: [Option] { get }
  init(_ arguments: Arguments) throws(UsageError)
}

/// `--name`, or `--name VALUE`.
struct Option: Sendable {
  let name: String
  /// What the value is called in the help; nil for an option without one.
  let value: String?
  let says: String
  /// It may be given several times.
  let isRepeated: Bool

  init(_ name: String, _ value: String? = nil, repeated: Bool = false, says: String) {
    self.name = name
    self.value = value
    self.says = says
    isRepeated = repeated
  }
}

/// Every command there is, in the order of the help.
enum Commands {
  static let all: [any NamedCommand.Type] = [ServeCommand.self, IssuerCommand.self]
}
