/// `authgen --help`, and `--help` behind a command.
struct HelpCommand: Command {
  private let command: (any NamedCommand.Type)?

  init(of command: (any NamedCommand.Type)? = nil) { self.command = command }

  func run(_ console: Console) -> ExitCode {
    console.print(command.map(help) ?? overview)
    return .clean
  }

  private var overview: String {
    let commands = Commands.all.map { ("authgen \($0.name)", $0.summary) }
    return """
      authgen reads a contract of an auth API and derives the rest from it.

      \(table(commands))

      Where no CONTRACT is named, every .yaml file in contract/ is taken.
      authgen COMMAND --help says more; --version says which authgen this is.
      Exit codes: 0 clean, 1 findings, 2 wrong usage.

      """
  }

  private func help(_ command: any NamedCommand.Type) -> String {
    let usage = command.options.map { " [\(spelling($0))]" }.joined()
    let options = command.options.map { (spelling($0), $0.says) }
    let takes = command.takes.isEmpty ? "" : " \(command.takes)"
    return """
      authgen \(command.name)\(takes)\(usage)

      \(command.summary)

      """ + (options.isEmpty ? "" : "\n\(table(options))\n")
  }

  private func spelling(_ option: Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  private func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.utf8.count).max() ?? 0
    return rows.map { name, says in
      "  " + name + String(repeating: " ", count: width - name.utf8.count + 2) + says
    }.joined(separator: "\n")
  }
}
