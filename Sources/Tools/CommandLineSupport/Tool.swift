/// A program whose commands can be run. `Kind` is what the program makes a command of.
package struct Tool<Kind: Sendable>: Sendable {
  private let shape: ToolShape
  /// Beside the shape's commands.
  private let kinds: [String: Kind]

  package init(_ shape: ToolShape, _ kinds: [String: Kind]) {
    self.shape = shape
    self.kinds = kinds
  }

  package var name: String { shape.name }
  package var version: String { shape.version }

  package enum Invocation {
    /// The whole answer: a version, a help, a script or a page.
    case text(String)
    case command(Kind, Arguments)
  }

  /// Reads the words after the program's name.
  package func read(_ words: [String]) throws(UsageError) -> Invocation {
    guard let word = words.first else { throw shape.noCommand }
    switch word {
    case "--version": return .text("\(name) \(version)\n")
    case "--help", "-h", "help": return .text(shape.help)
    default: break
    }
    let command = try shape.command(word)
    if words.contains("--help") || words.contains("-h") { return .text(command.help(shape.exits)) }
    let arguments = try Arguments(words.dropFirst(), for: command)
    if let kind = kinds[word] { return .command(kind, arguments) }
    return .text(try SelfDescription(rawValue: word)?.text(about: shape, arguments) ?? "")
  }
}
