/// A command that the user calls by name, with everything it accepts.
package struct CommandShape: Sendable {
  let name: String
  /// With the program before it: `authgen lint`.
  let call: String
  /// One imperative line for the list of commands.
  let summary: String
  /// The arguments after the name, as the help shows them; empty for none.
  let takes: String
  /// The values that a shell offers for an argument.
  let offers: Offer
  package let options: [Option]
  /// Paragraphs of the help after the options; empty for none.
  let more: String
  /// Nil for the meanings that all commands of the program share.
  let exits: ExitMeanings?

  package init(
    _ name: String, of tool: String, summary: String, takes: String, offers: Offer = .nothing,
    options: [Option] = [], more: String = "", exits: ExitMeanings? = nil
  ) {
    self.name = name
    call = "\(tool) \(name)"
    self.summary = summary
    self.takes = takes
    self.offers = offers
    self.options = options
    self.more = more
    self.exits = exits
  }

  /// The options with `--help`, which every command has.
  var allOptions: [Option] { options + [.help] }

  /// The arguments and options after the call.
  var usage: String {
    [options.isEmpty ? "" : "[OPTION…]", takes].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text of `--help`.
  func help(_ usual: ExitMeanings) -> String {
    let parts = [
      summary, "Usage: \(call)\(usage.isEmpty ? "" : " \(usage)")",
      "Options:\n" + HelpText.wrappedTable(allOptions.map { ($0.spelling, $0.says) }),
      more, HelpText.exitCodes(exits ?? usual),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}
