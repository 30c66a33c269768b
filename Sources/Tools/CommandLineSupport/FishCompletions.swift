/// The completion script for fish.
struct FishCompletions {
  let text: String

  init(_ tool: ToolShape) {
    let complete = "complete -c \(tool.name)"
    let first = "\(complete) -n __fish_use_subcommand"
    let general =
      ToolShape.options.map { "\(first) -l \(Self.name($0)) -d \(Self.quoted($0.says))\n" }
      + tool.commands.map { "\(first) -a \($0.name) -d \(Self.quoted($0.summary))\n" }
    let special = tool.commands.flatMap { command in
      let start = "\(complete) -n '__fish_seen_subcommand_from \(command.name)'"
      return command.allOptions.map { "\(start) \(Self.option($0))\n" }
        + Self.argument(command.offers).map { "\(start) \($0)\n" }
    }
    text = """
      # Completions of \(tool.name) \(tool.version) for fish, printed by `\(tool.name) completions fish`.
      \(complete) -f
      \((general + special).joined())
      """
  }

  private static func name(_ option: Option) -> String { String(option.name.dropFirst(2)) }

  private static func option(_ option: Option) -> String {
    let parts = ["-l \(name(option))"] + value(option) + ["-d \(quoted(option.says))"]
    return parts.joined(separator: " ")
  }

  private static func value(_ option: Option) -> [String] {
    guard option.value != nil else { return [] }
    if case .files = option.offers { return ["-r -F"] }
    return ["-x"] + argument(option.offers)
  }

  private static func argument(_ offers: Offer) -> [String] {
    switch offers {
    case .nothing: []
    case .words(let words): ["-a \(quoted(words.joined(separator: " ")))"]
    case .folders: ["-a '(__fish_complete_directories)'"]
    case .files: ["-F"]
    case .yaml: ["-a '(__fish_complete_suffix .yaml)'"]
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
