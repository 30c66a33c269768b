/// The commands of every program that print what its definitions of commands say.
enum SelfDescription: String, CaseIterable {
  case completions
  case manual

  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  func shape(of tool: String, _ others: [CommandShape]) -> CommandShape {
    switch self {
    case .completions:
      CommandShape(
        rawValue, of: tool, summary: "Print a completion script for bash, zsh or fish",
        takes: "SHELL", offers: .words(Shell.allCases.map(\.rawValue)),
        more: """
          To load the completions at the start of each shell:

            bash  in ~/.bashrc: source <(\(tool) completions bash)
            zsh   in ~/.zshrc, after compinit: source <(\(tool) completions zsh)
            fish  \(tool) completions fish > ~/.config/fish/completions/\(tool).fish
          """)
    case .manual:
      CommandShape(
        rawValue, of: tool, summary: "Print the man page of \(tool) or of a command",
        takes: "[COMMAND]",
        offers: .words((others.map(\.name) + Self.allCases.map(\.rawValue))),
        more: """
          To read or install a page:

            \(tool) manual > \(tool).1 && man ./\(tool).1
          """)
    }
  }

  func text(about tool: ToolShape, _ arguments: Arguments) throws(UsageError) -> String {
    switch self {
    case .completions: try Self.completions(of: tool, arguments.words)
    case .manual: try Self.manual(of: tool, arguments.words)
    }
  }

  private static func completions(
    of tool: ToolShape, _ words: [String]
  ) throws(UsageError) -> String {
    guard words.count == 1 else {
      throw UsageError(
        message: "`\(tool.name) completions` takes one shell",
        help: "write `\(tool.name) completions bash`, or `zsh` or `fish`")
    }
    switch Shell(rawValue: words[0]) {
    case .bash: return BashCompletions(tool).text
    case .zsh: return ZshCompletions(tool).text
    case .fish: return FishCompletions(tool).text
    case nil:
      throw .unknownValue(words[0], of: "completions", among: Shell.allCases.map(\.rawValue))
    }
  }

  private static func manual(of tool: ToolShape, _ words: [String]) throws(UsageError) -> String {
    guard words.count <= 1 else {
      throw UsageError(
        message: "`\(tool.name) manual` takes one command at a time",
        help: "write `\(tool.name) manual \(words[0])`")
    }
    guard let name = words.first else { return ManualPage(tool).text }
    return ManualPage(try tool.command(name), of: tool).text
  }
}
