/// A command that the user calls by name, with what it takes.
package struct CommandShape: Sendable {
  let name: String
  /// With the program before it: `authgen lint`.
  let call: String
  /// One line for the list of commands.
  let summary: String
  /// The words that may stand behind the name, as the help shows them; empty for nothing.
  let takes: String
  package let options: [Option]
  /// The text that the options do not say; empty for nothing.
  private let more: String

  package init(
    _ name: String, of tool: String, summary: String, takes: String, options: [Option],
    more: String = ""
  ) {
    self.name = name
    call = "\(tool) \(name)"
    self.summary = summary
    self.takes = takes
    self.options = options
    self.more = more
  }

  /// The text of `--help` about it. `usage` stands behind what it takes.
  func help(usage: String) -> String {
    let behind = [takes, usage].filter { !$0.isEmpty }.map { " \($0)" }.joined()
    let rows = options.map { ($0.spelling, $0.says) }
    let table = rows.isEmpty ? "" : "\n\(HelpText.table(rows))\n"
    return "\(call)\(behind)\n\n\(summary)\n\(table)\(more.isEmpty ? "" : "\n\(more)\n")"
  }
}
