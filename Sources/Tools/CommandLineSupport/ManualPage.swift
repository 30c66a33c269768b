/// A page of the manual, in the macros of man(7).
struct ManualPage {
  let text: String

  /// The page of the program.
  init(_ tool: ToolShape) {
    text =
      Self.head(tool.name, tool.purpose, of: tool)
      + Self.synopsis(tool.name, "COMMAND [OPTION…] [ARGUMENT…]")
      + ".SH DESCRIPTION\n" + Roff.paragraphs([tool.purpose, tool.notes])
      + ".SH COMMANDS\n" + Roff.list(tool.commands.map { (Roff.bold($0.name), $0.summary + ".") })
      + Self.options(ToolShape.options) + Self.exitStatus(tool.exits)
      + Self.seeAlso(tool.commands.map { "\(tool.name)-\($0.name)" })
  }

  /// The page of a command.
  init(_ command: CommandShape, of tool: ToolShape) {
    text =
      Self.head("\(tool.name)-\(command.name)", command.summary, of: tool)
      + Self.synopsis(command.call, command.usage)
      + ".SH DESCRIPTION\n" + Roff.paragraphs([command.summary + ".", command.more])
      + Self.options(command.allOptions) + Self.exitStatus(command.exits ?? tool.exits)
      + Self.seeAlso([tool.name])
  }

  /// No date: the same definitions make the same page on every day.
  private static func head(_ name: String, _ summary: String, of tool: ToolShape) -> String {
    let line = summary.prefix(1).lowercased() + summary.dropFirst()
    return """
      .TH \(Roff.text(name.uppercased())) 1 "" "\(tool.name) \(tool.version)" "AuthContract"
      .SH NAME
      \(Roff.text(name)) \\- \(Roff.text(line.hasSuffix(".") ? String(line.dropLast()) : line))

      """
  }

  private static func synopsis(_ call: String, _ usage: String) -> String {
    ".SH SYNOPSIS\n\(Roff.bold(call)) \(Roff.text(usage))\n"
  }

  private static func options(_ options: [Option]) -> String {
    let rows = options.map { option in
      let value = option.value.map { " \\fI\(Roff.text($0))\\fR" } ?? ""
      return (Roff.bold(option.name) + value, sentence(option))
    }
    return ".SH OPTIONS\n" + Roff.list(rows)
  }

  private static func sentence(_ option: Option) -> String {
    option.says.prefix(1).uppercased() + option.says.dropFirst() + "."
      + (option.isRepeated ? " It may be repeated." : "")
  }

  private static func exitStatus(_ exits: ExitMeanings) -> String {
    ".SH EXIT STATUS\n" + Roff.list(exits.rows.map { (Roff.bold($0.code), $0.meaning) })
  }

  private static func seeAlso(_ names: [String]) -> String {
    ".SH SEE ALSO\n"
      + names.map { "\(Roff.bold($0))(1)" }.joined(separator: ",\n") + "\n"
  }
}
