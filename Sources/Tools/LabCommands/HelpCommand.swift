/// `authlab --help`, and `--help` behind a command.
struct HelpCommand: Command {
  private let command: (any NamedCommand.Type)?

  init(of command: (any NamedCommand.Type)? = nil) { self.command = command }

  func run(_ console: Console) async -> ExitCode {
    console.print(command.map(help) ?? overview)
    return .clean
  }

  private var overview: String {
    let commands = Commands.all.map { ("authlab \($0.name)", $0.summary) }
    return """
      authlab runs a contract of an auth API on this machine, for developers and tests.

      \(table(commands))

      authlab COMMAND --help says more; --version says which authlab this is.
      Exit codes: 0 stopped when asked to, 1 could not start, 2 wrong usage.

      """
  }

  private func help(_ command: any NamedCommand.Type) -> String {
    let options = command.options.map { (spelling($0), $0.says) }
    let takes = command.takes.isEmpty ? "" : " \(command.takes)"
    return """
      authlab \(command.name)\(takes) [OPTION…]

      \(command.summary)

      \(table(options))

      """
  }

  private func spelling(_ option: Option) -> String {
    (option.value.map { "\(option.name) \($0)" } ?? option.name) + (option.isRepeated ? " …" : "")
  }

  private func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, says in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + says
    }.joined(separator: "\n")
  }
}

/// `authlab --version`.
struct VersionCommand: Command {
  func run(_ console: Console) async -> ExitCode {
    console.print("authlab 0.1.0\n")
    return .clean
  }
}
